import { expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { createStarterButtons } from "#domain/content/starter/starter-buttons.ts";
import { getGuestButtons } from "#portal/tile/guest-buttons.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { withGhostButtons } from "./ghost-buttons.ts";

const features = { guestServices: false };
const names = (await readCatalogues("en")).setup.setup.preview.ghosts;

it("a preview is never empty: typical buttons are shown if the draft has none, until the first of its own [S18, S39]", () => {
  const empty = sampleDraft({ buttons: {}, languages: ["en", "de"], defaultLanguage: "en" });
  for (const language of ["en", "de"] as const) {
    const ghosts = withGhostButtons(empty, { language, features, names });
    expect(
      ghosts && getGuestButtons(ghosts.draft, language, features, "preview").map(({ name }) => name),
    ).toEqual(Object.values(names));
  }
  const hidden = sampleDraft({
    buttons: { en: { buttons: [{ ...usableButton("link", 1, "The Quay Restaurant"), hidden: true }] } },
  });
  const ghosts = withGhostButtons(hidden, { language: "en", features, names });
  expect(ghosts && getGuestButtons(ghosts.draft, "en", features, "preview").map(({ name }) => name)).toEqual([
    "The Quay Restaurant",
  ]);
  const own = sampleDraft({ buttons: { en: { buttons: [usableButton("link", 1)] } } });
  expect(withGhostButtons(own, { language: "en", features, names })).toBeNull();
});

it("unfinished buttons are shown in place until four are ready [S18, D27]", () => {
  const { buttons: starters } = createStarterButtons(
    "en",
    (
      (index) => () =>
        sampleId(index++)
    )(20),
  );
  const getReady = (count: number) =>
    starters.map((button, index) =>
      index < count ? { ...usableButton("link", index + 1), id: button.id } : button,
    );
  const shownWith = (count: number) => {
    const draft = sampleDraft({ buttons: { en: { buttons: getReady(count) } } });
    return withGhostButtons(draft, { language: "en", features, names });
  };
  const one = shownWith(1);
  expect(one && getGuestButtons(one.draft, "en", features, "preview").map(({ id }) => id)).toEqual(
    starters.map(({ id }) => id),
  );
  expect(one?.ids).toEqual(starters.slice(1).map(({ id }) => id));
  expect(shownWith(3)?.waiting).toHaveLength(starters.length - 3);
  expect(shownWith(4)).toBeNull();
});

it("buttons hidden on purpose are left out of a preview with visible buttons [S18]", () => {
  const hidden = { ...usableButton("map", 2), hidden: true };
  const draft = sampleDraft({ buttons: { en: { buttons: [usableButton("link", 1), hidden] } } });
  expect(withGhostButtons(draft, { language: "en", features, names })).toBeNull();
});
