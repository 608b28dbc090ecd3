type Proof = () => Readonly<Record<string, string>>;

export const NO_PROOF: Readonly<Record<string, string>> = {};
let proof: Proof = () => NO_PROOF;

/** Called by the page's session once it exists. */
export function setProof(next: Proof): void {
  proof = next;
}

/** Headers that prove this page's session, if a token is held. Never requests one. */
export function getSessionProof(): Readonly<Record<string, string>> {
  return proof();
}
