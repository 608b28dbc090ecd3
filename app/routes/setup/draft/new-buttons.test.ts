import { expect, it } from "vitest";
import { checkDraft } from "#domain/content/publish-check.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { withoutNewButtons } from "./new-buttons.ts";

it("findings of a new button count only once it is saved [S110, S130]", () => {
  const old = usableButton("link", 1);
  const added = newButton("chat", sampleId(2), "");
  const draft = sampleDraft({ buttons: { en: { buttons: [old, added] } } });
  const findings = checkDraft(draft, { guestServices: false }).filter(
    ({ buttonId }) => buttonId === added.id,
  );
  expect(findings.length).toBeGreaterThan(0);
  const stateWith = (buttons: (typeof old | typeof added)[]) => ({
    "buttons:en": { saved: { buttons }, revision: 1, edited: draft.buttons.en ?? { buttons: [] } },
  });
  expect(withoutNewButtons(findings, stateWith([old]))).toEqual([]);
  expect(withoutNewButtons(findings, stateWith([old, added]))).toEqual(findings);
});
