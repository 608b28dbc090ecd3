import { type AskIndex, loadIndex } from "../../ask/load-index.ts";

let loading: Promise<AskIndex> | undefined;

/** The index of the page's language, fetched once; a failure is tried again by the next call. */
export function fetchIndex({ action }: HTMLFormElement): Promise<AskIndex> {
  loading ??= fetchJson(`${action}.json`);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchJson(address: string): Promise<AskIndex> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The index is not to be had: ${answer.status}.`);
  return loadIndex(await answer.text());
}
