/** A promise with its resolver. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

export function defer<Value = void>(): Deferred<Value> {
  let settle: Omit<Deferred<Value>, "promise"> | null = null;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error("A promise runs its executor at once.");
  return Object.assign({ promise }, settle as Omit<Deferred<Value>, "promise">);
}
