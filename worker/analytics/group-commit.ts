interface Waiting {
  /** Reads and writes; awaits nothing. */
  readonly act: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: acts that come at the same moment are carried out in one transaction, and each is answered once
 * that is written. Guests tap together, at breakfast or after an announcement; what all of them change is then
 * written once for all.
 *
 * `commit` carries out acts as one step, or throws and has changed nothing.
 */
export class GroupCommit {
  private readonly commit: (act: () => void) => void;
  private waiting: Waiting[] = [];

  constructor(commit: (act: () => void) => void) {
    this.commit = commit;
  }

  /** Carries out an act with whatever else comes now. @throws what the act throws; no other one fails with it. */
  async run<Outcome>(act: () => Outcome): Promise<Outcome> {
    let outcome: { readonly value: Outcome } | undefined;
    await new Promise<void>((resolve, reject) => {
      this.waiting.push({ act: () => (outcome = { value: act() }), resolve, reject });
      if (this.waiting.length === 1) setTimeout(() => this.carryOut());
    });
    if (!outcome) throw new Error("An act was answered that was not carried out.");
    return outcome.value;
  }

  private carryOut(): void {
    const group = this.waiting;
    this.waiting = [];
    try {
      this.commit(() => {
        for (const { act } of group) act();
      });
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) this.carryOutAlone(one);
      return;
    }
    for (const { resolve } of group) resolve();
  }

  private carryOutAlone({ act, resolve, reject }: Waiting): void {
    try {
      this.commit(act);
      resolve();
    } catch (error) {
      reject(error);
    }
  }
}
