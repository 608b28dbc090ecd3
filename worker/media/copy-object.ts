import { mediaObjectKey } from "./files.ts";

/** Connections that a Worker may hold open at once are six; two stay for others. */
const AT_ONCE = 4;

export interface ObjectCopy {
  readonly from: string;
  readonly to: string;
  /** Whether it may be there already, so that looking is cheaper than reading. */
  readonly isLikelyThere: boolean;
}

/** Copies stored files to other keys, some at a time. What is there already, or has no source, is passed over. */
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
  // What is there is kept, so that of two who copy at once neither changes the other's.
  await bucket.put(mediaObjectKey(to), await source.arrayBuffer(), {
    onlyIf: { etagDoesNotMatch: "*" },
    ...(source.httpMetadata ? { httpMetadata: source.httpMetadata } : {}),
  });
}
