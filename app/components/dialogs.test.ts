import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A dialog with input: uses `WorkDialog`, which asks before dropping the input. */
const WORK = "work";
/** A dialog without fields, which only asks or informs. */
const NO_FIELD = "no field";

/** Every file with a dialog: the kind of dialog, or why closing it loses nothing. */
const DIALOGS: Readonly<Record<string, string>> = {
  "components/discard-dialog.tsx": "the mechanism itself",
  "components/entry/proof-dialog.client.tsx": "only a password is typed, and the action asks for it again",
  "components/entry/sign-in-again.client.tsx": "can't be closed, only answered",
  "components/entry/unsent-question.tsx": NO_FIELD,
  "components/failure/global-error-listener.tsx": NO_FIELD,
  "components/failure/maintenance-cover.tsx": NO_FIELD,
  "components/licence/upgrade-plan.tsx": WORK,
  "components/pictures/picture-dialog.client.tsx": WORK,
  "components/rename-dialog.client.tsx": WORK,
  "components/work-dialog.tsx": "the mechanism itself",
  "portal/buttons/button-dialog.tsx":
    "a guest's words stay in the page when it is closed, and are there again",
  "portal/dialog-frame.tsx": "a guest's words stay in the page when it is closed, and are there again",
  "routes/announcements/composer.client.tsx": "asks about what the screen keeps whatever is answered",
  "routes/announcements/composer-foot.tsx": NO_FIELD,
  "routes/announcements/emergency-dialog.tsx": "only the word is typed that sends what the screen keeps",
  "routes/announcements/notify-field.tsx": "asks about what the screen keeps whatever is answered",
  "routes/announcements/phone-preview.tsx": NO_FIELD,
  "routes/answers/use-answer-in-use.tsx": NO_FIELD,
  "routes/clone/clone-dialog.client.tsx": NO_FIELD,
  "routes/dashboard/mail-dialog.client.tsx": WORK,
  "routes/entry/request-property.tsx": WORK,
  "routes/inbox/held-groups.tsx": NO_FIELD,
  "routes/inbox/requests/keys-dialog.client.tsx": NO_FIELD,
  "routes/people/access-dialog.client.tsx": WORK,
  "routes/people/invite-dialog.client.tsx": WORK,
  "routes/people/remove-dialog.client.tsx": NO_FIELD,
  "routes/places/add-dialog.client.tsx": WORK,
  "routes/places/screen-dialog.client.tsx": NO_FIELD,
  "routes/places/start-dialog.client.tsx": "each choice is taken at once",
  "routes/settings/desks/desk-field-dialog.client.tsx": WORK,
  "routes/settings/desks/desks-section.client.tsx": NO_FIELD,
  "routes/settings/desks/pair-dialog.client.tsx": NO_FIELD,
  "routes/settings/passkeys-section.tsx": NO_FIELD,
  "routes/settings/property/property-form.tsx": "asks about what the form keeps whatever is answered",
  "routes/settings/reset-content.tsx": NO_FIELD,
  "routes/settings/guest-data/kept-card.tsx": "asks about one choice, which can be made again beside it",
  "routes/setup/buttons/editor-dialogs.client.tsx": NO_FIELD,
  "routes/setup/buttons/fields/part-dialog.tsx": WORK,
  "routes/setup/buttons/gallery/gallery-grid.tsx": NO_FIELD,
  "routes/setup/buttons/gallery/gallery-item-dialog.tsx": WORK,
  "routes/setup/buttons/popup/popup-dialog.tsx": WORK,
  "routes/setup/buttons/popup/sub-button-dialog.tsx": WORK,
  "routes/setup/buttons/type-dialog.tsx": NO_FIELD,
  "routes/setup/draft/conflict-dialog.client.tsx": WORK,
  "routes/setup/draft/unsaved-guard.tsx": NO_FIELD,
  "routes/setup/previews/show-on-phone.tsx": NO_FIELD,
  "routes/setup/publish/planned-preview.client.tsx":
    "only the language to look at is chosen, and nothing keeps it",
  "routes/setup/publish/qr-code.tsx": NO_FIELD,
  "routes/translations/rest-dialog.client.tsx": "its switch is taken at once",
  "routes/translations/terms-dialog.client.tsx": WORK,
  "routes/setup/publish/restore-dialog.tsx": NO_FIELD,
  "routes/setup/theme/font-picker.client.tsx": "a press on a font takes it at once; only a search is typed",
  "routes/shell/at-desk.client.tsx": NO_FIELD,
};

const A_DIALOG = /<(?:\w*Dialog|(?:Alert)?Dialog\.Root|Primitive\.Root|dialog)\b/;
const ITS_OWN = /<(?:Dialog|(?:Work|Part|Confirm|Message)Dialog|AlertDialog\.Root|dialog)\b/;
const A_FIELD = /<(?:\w+Field|Segmented|Switch|Checkbox|CheckCard|Radio\w*|Dropzone|input|textarea|select)\b/;

const sources = globSync("app/{components,routes,portal,session}/**/*.tsx", {
  exclude: (path) => path.includes(".test."),
}).map((path) => ({ path: path.slice("app/".length), text: readFileSync(path, "utf8") }));

it("every dialog is on the list, so that none can drop input silently [S58, S60, S110]", () => {
  const found = sources.filter(({ text }) => ITS_OWN.test(text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(Object.keys(DIALOGS).toSorted());
});

it.each(Object.entries(DIALOGS).filter(([, holds]) => holds === WORK))(
  "asks before it drops what was typed or chosen: %s [S58, S60, S110]",
  (path) => {
    const { text = "" } = sources.find((source) => source.path === path) ?? {};
    expect(text).toMatch(/<(?:WorkDialog|PartDialog)\b/);
    expect(text).toMatch(/hasWork=/);
  },
);

it.each(Object.entries(DIALOGS).filter(([, holds]) => holds === NO_FIELD))(
  "has no field in a file of a dialog that does not ask: %s [S110]",
  (path) => {
    const { text = "" } = sources.find((source) => source.path === path) ?? {};
    expect(A_DIALOG.test(text)).toBe(true);
    expect(text.match(A_FIELD)?.[0]).toBeUndefined();
  },
);
