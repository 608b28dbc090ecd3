import { mediaObjectKey } from "./files.ts";

/** A Worker may have six open connections; two are left for other work. */
const AT_ONCE = 4;

export interface ObjectCopy {
  readonly from: string;
  readonly to: string;
  /** Whether the target probably exists, so that a HEAD is cheaper than reading the source. */
  readonly isLikelyThere: boolean;
}

/** Copies objects to other keys, several at a time. Skips existing targets and missing sources. */
export async function copyObjects(bucket: R2Bucket, copies: readonly ObjectCopy[]): Promise<void> {
  const waiting = [...copies];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await copyObject(bucket, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function copyObject(bucket: R2Bucket, { from, to, isLikelyThere }: ObjectCopy): Promise<void> {
  if (from === to) return;
  if (isLikelyThere && (await bucket.head(mediaObjectKey(to)))) return;
  const source = await bucket.get(mediaObjectKey(from));
  if (!source) return;
  // Conditional put: of two concurrent copies, the first is kept.
  await bucket.put(mediaObjectKey(to), await source.arrayBuffer(), {
    onlyIf: { etagDoesNotMatch: "*" },
    ...(source.httpMetadata ? { httpMetadata: source.httpMetadata } : {}),
  });
}
