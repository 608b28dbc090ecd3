import { describe, expect, it } from "vitest";
import { GroupCommit } from "./group-commit.ts";

/** A store that counts its commits and rolls back if an act throws. */
function ledger() {
  const written: string[] = [];
  let commits = 0;
  const together = new GroupCommit((act) => {
    const before = written.length;
    commits += 1;
    try {
      act();
    } catch (error) {
      written.splice(before);
      throw error;
    }
  });
  const write = (word: string) => together.run(() => written.push(word));
  return { together, write, written, commits: () => commits };
}

describe("acts at the same moment", () => {
  it("are one commit, in order, each with its own outcome [S214]", async () => {
    const { write, written, commits } = ledger();
    expect(await Promise.all(["a", "b", "c"].map(write))).toEqual([1, 2, 3]);
    expect(written).toEqual(["a", "b", "c"]);
    expect(commits()).toBe(1);
    await write("d");
    expect(commits()).toBe(2);
  });

  it("do not fail with one that fails, and none runs twice [S214]", async () => {
    const { together, write, written } = ledger();
    const outcomes = await Promise.allSettled([
      write("a"),
      together.run(() => {
        throw new RangeError("no");
      }),
      write("b"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(written).toEqual(["a", "b"]);
  });

  it("resolve after they were written, not before [S214]", async () => {
    const { write, written } = ledger();
    const writing = write("a");
    expect(written).toEqual([]);
    await writing;
    expect(written).toEqual(["a"]);
  });
});
