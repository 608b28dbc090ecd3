import type { ContentLanguage } from "../language.ts";
import { NAME_LENGTH_MIN } from "../limits.ts";
import type { Features } from "../property.ts";
import type { Button, SubButton } from "./button.ts";
import type { Draft } from "./document.ts";
import { completeButton } from "./lent-texts.ts";
import { mediaKeysIn } from "./media-reference.ts";

/** The checks of publishing, in the order screens list them (specification, section 5). */
export const PUBLISH_CHECKS = [
  "property-name",
  "logo",
  "backgrounds",
  "button-names",
  "links",
  "maps",
  "chats",
  "calls",
  "galleries",
  "feedback",
  "services",
  "social",
  "languages",
  "files",
] as const;
export type PublishCheck = (typeof PUBLISH_CHECKS)[number];

export type PublishTab = "homepage" | "theme" | "buttons" | "social";

/** One thing to mend before (blocking) or after (warning) publishing, with where to mend it. */
export interface PublishFinding {
  readonly check: PublishCheck;
  readonly level: "blocking" | "warning";
  /** Stable; the screens find the words by it. */
  readonly code:
    | "property_name_missing"
    | "logo_missing"
    | "background_missing"
    | "button_name_missing"
    | "link_missing"
    | "map_without_location"
    | "chat_without_number"
    | "call_without_extension"
    | "gallery_without_images"
    | "feedback_without_email"
    | "feedback_without_questions"
    | "services_without_email"
    | "services_missing"
    | "social_without_url"
    | "language_incomplete"
    | "no_buttons"
    | "premium_feature_off"
    | "foreign_file";
  readonly tab: PublishTab;
  readonly language?: ContentLanguage;
  readonly buttonId?: string;
  readonly subButtonId?: string;
  /** The id of the form field to focus. */
  readonly field?: string;
  /** What the finding is about, as staff named it. */
  readonly subject?: string;
  readonly count?: number;
  readonly of?: number;
  /** The key of the stored file that it is about. */
  readonly file?: string;
}

const NO_FILES: ReadonlySet<string> = new Set();

type Finding = Omit<PublishFinding, "language">;

/**
 * Checks a whole draft against the rules of publishing (specification, section 5).
 *
 * Hidden buttons are not checked: guests never see them. A finding that is `blocking` refuses the
 * publication; a `warning` does not. `foreign` are keys of files that other properties have: publishing refuses
 * them wherever they stand, in hidden buttons too.
 */
export function checkDraft(
  draft: Draft,
  features: Features,
  foreign: ReadonlySet<string> = NO_FILES,
): PublishFinding[] {
  const findings: PublishFinding[] = [];
  if (draft.name.trim().length < NAME_LENGTH_MIN) {
    findings.push({
      check: "property-name",
      level: "blocking",
      code: "property_name_missing",
      tab: "homepage",
      field: "name",
    });
  }
  if (!draft.homepage.logo) {
    findings.push({ check: "logo", level: "warning", code: "logo_missing", tab: "homepage", field: "logo" });
  }
  if (!draft.homepage.backgroundPortrait || !draft.homepage.backgroundLandscape) {
    findings.push({
      check: "backgrounds",
      level: "warning",
      code: "background_missing",
      tab: "homepage",
      field: draft.homepage.backgroundPortrait ? "background-landscape" : "background-portrait",
    });
  }
  for (const language of draft.languages) {
    const originals = language === draft.defaultLanguage ? undefined : draft.buttons[draft.defaultLanguage];
    for (const translated of draft.buttons[language]?.buttons ?? []) {
      if (translated.hidden) continue;
      // As guests read it: what a translation leaves out, its original lends.
      const original = originals?.buttons.find(({ id }) => id === translated.id);
      const { button } = completeButton(translated, original);
      for (const finding of checkButton(button, features)) findings.push({ ...finding, language });
    }
  }
  for (const { channel, url } of draft.social.channels) {
    if (url !== "") continue;
    findings.push({
      check: "social",
      level: "blocking",
      code: "social_without_url",
      tab: "social",
      field: `social-${channel}`,
      subject: channel,
    });
  }
  return [...findings, ...checkLanguages(draft), ...checkFiles(draft, foreign)];
}

/** Where a draft names files of other properties: one finding a picture field or button. */
function checkFiles(draft: Draft, foreign: ReadonlySet<string>): PublishFinding[] {
  if (foreign.size === 0) return [];
  const findingOf = (part: unknown, place: Pick<PublishFinding, "tab"> & Partial<PublishFinding>) => {
    const file = mediaKeysIn(part ?? null).find((key) => foreign.has(key));
    return file === undefined
      ? []
      : [{ check: "files", level: "blocking", code: "foreign_file", file, ...place } as const];
  };
  const { logo, backgroundPortrait, backgroundLandscape } = draft.homepage;
  const homepage = [
    [logo, "logo"],
    [backgroundPortrait, "background-portrait"],
    [backgroundLandscape, "background-landscape"],
  ] as const;
  const languages = Object.keys(draft.buttons) as ContentLanguage[];
  return [
    ...homepage.flatMap(([picture, field]) => findingOf(picture, { tab: "homepage", field })),
    ...languages.flatMap((language) =>
      (draft.buttons[language]?.buttons ?? []).flatMap((button) =>
        findingOf(button, { tab: "buttons", language, buttonId: button.id, subject: button.name }),
      ),
    ),
  ];
}

function checkButton(button: Button, features: Features): Finding[] {
  const of = (code: Finding["code"], check: PublishCheck, field: string): Finding => ({
    check,
    level: "blocking",
    code,
    tab: "buttons",
    buttonId: button.id,
    field,
    subject: button.name,
  });
  const findings: Finding[] = [];
  if (button.name === "") findings.push(of("button_name_missing", "button-names", "name"));
  switch (button.type) {
    case "link":
    case "map":
    case "chat":
    case "click-to-call":
      findings.push(...checkAction(button, of));
      break;
    case "popup":
      for (const subButton of button.subButtons) {
        const inside = (code: Finding["code"], check: PublishCheck, field: string): Finding => ({
          ...of(code, check, field),
          subButtonId: subButton.id,
          subject: subButton.name || button.name,
        });
        if (subButton.name === "") findings.push(inside("button_name_missing", "button-names", "name"));
        findings.push(...checkAction(subButton, inside));
      }
      break;
    case "feedback":
      if (button.email === "") findings.push(of("feedback_without_email", "feedback", "email"));
      if (button.questions.every(({ text }) => text === ""))
        findings.push(of("feedback_without_questions", "feedback", "questions"));
      break;
    case "gallery":
      if (
        button.items.length === 0 ||
        button.items.some((item) => item.picture === null || item.title === "")
      ) {
        findings.push(of("gallery_without_images", "galleries", "items"));
      }
      break;
    case "guest-services":
      if (!features.guestServices) {
        findings.push({ ...of("premium_feature_off", "services", "services"), level: "warning" });
        break;
      }
      if (button.email === "") findings.push(of("services_without_email", "services", "email"));
      if (button.services.every(({ name }) => name === ""))
        findings.push(of("services_missing", "services", "services"));
      break;
  }
  return findings;
}

type Action = Extract<Button | SubButton, { type: "link" | "map" | "chat" | "click-to-call" }>;

function checkAction(
  action: Action,
  of: (code: Finding["code"], check: PublishCheck, field: string) => Finding,
): Finding[] {
  switch (action.type) {
    case "link": {
      const value = action.destination === "pdf" ? (action.pdf?.key ?? "") : action[action.destination];
      return value === "" ? [of("link_missing", "links", action.destination)] : [];
    }
    case "map":
      return action.location === "" ? [of("map_without_location", "maps", "location")] : [];
    case "chat": {
      const field = action.channel === "sms" ? "telephone" : action.channel;
      return action[field] === "" ? [of("chat_without_number", "chats", field)] : [];
    }
    case "click-to-call":
      return action.extension === "" ? [of("call_without_extension", "calls", "extension")] : [];
  }
}

function visibleButtons(draft: Draft, language: ContentLanguage): number {
  return (draft.buttons[language]?.buttons ?? []).filter((button) => !button.hidden).length;
}

function checkLanguages(draft: Draft): PublishFinding[] {
  const inDefault = visibleButtons(draft, draft.defaultLanguage);
  if (inDefault === 0) {
    return [
      {
        check: "languages",
        level: "blocking",
        code: "no_buttons",
        tab: "buttons",
        language: draft.defaultLanguage,
      },
    ];
  }
  return draft.languages.flatMap((language): PublishFinding[] => {
    const count = visibleButtons(draft, language);
    if (count >= inDefault) return [];
    return [
      {
        check: "languages",
        level: "warning",
        code: "language_incomplete",
        tab: "buttons",
        language,
        count,
        of: inDefault,
      },
    ];
  });
}

export function blocksPublishing(findings: readonly PublishFinding[]): boolean {
  return findings.some((finding) => finding.level === "blocking");
}
