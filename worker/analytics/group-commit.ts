interface Waiting {
  /** Reads and writes; synchronous. */
  readonly act: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: acts that arrive at the same moment run in one transaction, and each resolves once it is
 * written. Guests often tap together, e.g. at breakfast or after an announcement; the day's row is then written
 * once for all.
 *
 * `commit` runs acts atomically, or throws without changes.
 */
export class GroupCommit {
  private readonly commit: (act: () => void) => void;
  private waiting: Waiting[] = [];

  constructor(commit: (act: () => void) => void) {
    this.commit = commit;
  }

  /** Runs an act in the next commit. @throws what the act throws; other acts are unaffected. */
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
