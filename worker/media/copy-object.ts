import { createOnly, mediaObjectKey } from "./files.ts";

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
  const type = source.httpMetadata?.contentType ?? "application/octet-stream";
  await createOnly(bucket, mediaObjectKey(to), new Uint8Array(await source.arrayBuffer()), type);
}
