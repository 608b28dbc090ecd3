import { useMemo } from "react";
import { qrPath } from "./qr-path.ts";
import type { Words } from "./words/words.ts";

/** URL with which WeChat's scanner and phone cameras open a chat. */
const CHAT_ADDRESS = "weixin://dl/chat?";

/** A WeChat ID to read, scan or copy. */
export function WechatId({ id, words }: { id: string; words: Words }) {
  const { size, data } = useMemo(() => qrPath(CHAT_ADDRESS + id), [id]);
  return (
    <span className="p-wechat">
      <span>
        <svg className="p-qr" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
          <path d={data} />
        </svg>
        <small>{words.scanWechat}</small>
      </span>
      <span>
        <bdi className="p-id">{id}</bdi>
        <button type="button" className="p-copy" data-copy={id} data-copied={words.copied}>
          {words.copy}
        </button>
      </span>
    </span>
  );
}
