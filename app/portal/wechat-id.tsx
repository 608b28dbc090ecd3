import type { Words } from "./words.ts";

/** A WeChat ID to read, and to copy where a script can. */
export function WechatId({ id, words }: { id: string; words: Words }) {
  return (
    <>
      <bdi className="p-id">{id}</bdi>
      <button type="button" className="p-copy" data-copy={id} data-copied={words.copied}>
        {words.copy}
      </button>
    </>
  );
}
