import { expect, it } from "vitest";
import { messagesOf } from "#app/messages/messages-of.ts";
import { guestButtons } from "#portal/tile/guest-buttons.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { withGhostButtons } from "./ghost-buttons.ts";

const features = { guestServices: false };
const names = messagesOf("en").setup.preview.ghosts;

it("a preview is never empty: typical buttons stand where the draft shows none, and go with the first of its own [S18, S39]", () => {
  const empty = sampleDraft({ buttons: {}, languages: ["en", "de"], defaultLanguage: "en" });
  for (const language of ["en", "de"] as const) {
    const ghosts = withGhostButtons(empty, { language, features, names });
    expect(ghosts && guestButtons(ghosts, language, features, "preview").map(({ name }) => name)).toEqual(
      Object.values(names),
    );
  }
  const hidden = sampleDraft({
    buttons: { en: { buttons: [{ ...usableButton("link", 1, "The Quay Restaurant"), hidden: true }] } },
  });
  const ghosts = withGhostButtons(hidden, { language: "en", features, names });
  expect(ghosts && guestButtons(ghosts, "en", features, "preview").map(({ name }) => name)).toEqual([
    "The Quay Restaurant",
  ]);
  const own = sampleDraft({ buttons: { en: { buttons: [usableButton("link", 1)] } } });
  expect(withGhostButtons(own, { language: "en", features, names })).toBeNull();
});
