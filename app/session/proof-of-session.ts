type Proof = () => Readonly<Record<string, string>>;

export const NO_PROOF: Readonly<Record<string, string>> = {};
let proof: Proof = () => NO_PROOF;

/** Called by the session of this page, once there is one. */
export function keepProof(next: Proof): void {
  proof = next;
}

/** The headers by which this page's session is known, where a token is held at this moment. Asks nobody for one. */
export function proofOfSession(): Readonly<Record<string, string>> {
  return proof();
}
