import { expect, it } from "vitest";
import type { Property } from "#domain/property/property.ts";
import { writeProperty } from "./write-property.ts";

const saved = (revision: number, name: string) => ({ revision, name, defaultLanguage: "en" });
const refused = (current: unknown, code = "stale_revision") =>
  Response.json({ code, current }, { status: 412 });
const done = () => Response.json({}, { status: 200 });

/** Writes a name last seen as *Gull House* at revision 4, with these answers in order. */
async function write(...answers: readonly Response[]) {
  const revisions: number[] = [];
  const { response, newer } = await writeProperty({
    revision: 4,
    send: async (revision) => {
      revisions.push(revision);
      const answer = answers[revisions.length - 1];
      if (!answer) throw new Error("Sent once too often.");
      return answer;
    },
    isUntouched: ({ name }: Property) => name === "Gull House",
  });
  return { revisions, status: response.status, newer: newer?.revision ?? null };
}

it.each([
  ["nobody was quicker: sent once", [done()], { revisions: [4], status: 200, newer: null }],
  [
    "something else was changed: sent again on what is there now",
    [refused(saved(7, "Gull House")), done()],
    { revisions: [4, 7], status: 200, newer: null },
  ],
  [
    "something else was changed, and once more meanwhile: sent a third time",
    [refused(saved(7, "Gull House")), refused(saved(8, "Gull House")), done()],
    { revisions: [4, 7, 8], status: 200, newer: null },
  ],
  [
    "the same was changed: the person decides",
    [refused(saved(7, "Tern Lodge"))],
    { revisions: [4], status: 412, newer: 7 },
  ],
  [
    "the same was changed between two attempts: the person decides",
    [refused(saved(7, "Gull House")), refused(saved(8, "Tern Lodge"))],
    { revisions: [4, 7], status: 412, newer: 8 },
  ],
  [
    "others never stop saving: refused in the end",
    [5, 6, 7].map((revision) => refused(saved(revision, "Gull House"))),
    { revisions: [4, 5, 6], status: 412, newer: null },
  ],
  ["it was removed: refused", [refused(null)], { revisions: [4], status: 412, newer: null }],
  ["a proxy answered: refused", [refused("no", "?")], { revisions: [4], status: 412, newer: null }],
  [
    "it is refused for another reason",
    [Response.json({ code: "slug_taken" }, { status: 409 })],
    { revisions: [4], status: 409, newer: null },
  ],
])("a write of a property where %s [S156]", async (_, answers, outcome) => {
  expect(await write(...answers)).toEqual(outcome);
});
