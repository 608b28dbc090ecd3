/** One recorded call to the provider. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Error answer of the provider. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface Call extends Asked {
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly type: string;
  /** Jurisdiction of the buckets that the call is about. */
  readonly bucketPlace: string;
}
