import { listUses, nameWithoutChips } from "../answers/chips/answer-uses.ts";
import { checkAnswers } from "../answers/chips/missing-answers.ts";
import { reviewEntries } from "../answers/entry-translation.ts";
import type { ContentLanguage } from "../language.ts";
import { NAME_LENGTH_MIN } from "../limits.ts";
import type { Features } from "../property/property.ts";
import { toReadDraft } from "../translation/automatic-texts.ts";
import { type Button, getDescription } from "./button.ts";
import { getSubButtons } from "./button-entries.ts";
import { findLack } from "./button-lack.ts";
import type { SubButton } from "./button-schema.ts";
import type { MissingField } from "./buttons/button-type.ts";
import type { Draft } from "./document.ts";
import { findGuard } from "./guarded-button.ts";
import { checkGuideLinks } from "./guide-link.ts";
import { findMediaKeys } from "./media-reference.ts";
import { PUBLISH_CHECKS, type PublishCheck, type PublishFinding } from "./publish-finding.ts";
import { withFallbackTexts } from "./translation/fallback-texts.ts";
import { reviewTranslation } from "./translation/translation.ts";

const NO_FILES: ReadonlySet<string> = new Set();
/** Effort for a formatted text, in fields: staff need longer than for one field, less than for two. */
const TEXT_STEPS = 1.5;
/** Effort that sorts a button last. */
const LAST = 99;

type Finding = Omit<PublishFinding, "language">;

/**
 * Checks a whole draft before publishing (specification, section 5).
 *
 * Hidden buttons are not checked. A `blocking` finding refuses the publication; a `warning` does not.
 * `foreign` are file keys of other properties: they block anywhere, also in hidden buttons.
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
      // Check the button with its fallback texts, as guests see it.
      const original = originals?.buttons.find(({ id }) => id === translated.id);
      const { button } = withFallbackTexts(translated, original);
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
  const read = toReadDraft(draft);
  return [
    ...findings,
    ...checkAnswers(draft),
    ...checkGuideLinks(draft),
    // Guests of an automatic language read its drafts (L5).
    ...checkLanguages(read, features),
    ...checkEntries(read),
    ...checkFiles(draft, foreign),
  ];
}

/** The checks that apply to a draft, in display order. Pure. */
export function getChecks(draft: Draft): readonly PublishCheck[] {
  const shown = draft.languages.flatMap((language) =>
    (draft.buttons[language]?.buttons ?? []).filter(({ hidden }) => !hidden),
  );
  const parts = shown.flatMap((button) => [button, ...getSubButtons(button)]);
  const found = new Set<PublishCheck>(["property-name", "logo", "backgrounds"]);
  for (const { type } of parts) {
    const { publishing } = getDescription(type);
    if (publishing) found.add(publishing.check);
  }
  if (shown.length > 0) found.add("button-names").add("languages");
  if (shown.some((button) => findGuard(button) === "pin") || hasPinnedAnswer(draft)) found.add("pins");
  if (draft.social.channels.length > 0) found.add("social");
  if (listUses(draft).some(({ button }) => !button?.hidden)) found.add("answers");
  if (findMediaKeys(draft).length > 0) found.add("files");
  return PUBLISH_CHECKS.filter((check) => found.has(check));
}

function hasPinnedAnswer({ answers }: Draft): boolean {
  const answered = Object.values(answers.byQuestion).flatMap((answer) =>
    answer?.state === "answered" ? [answer] : [],
  );
  return [...answered, ...answers.entries].some(({ guard }) => guard === "pin");
}

/** References to other properties' files: one finding per picture field or button. */
function checkFiles(draft: Draft, foreign: ReadonlySet<string>): PublishFinding[] {
  if (foreign.size === 0) return [];
  const toFinding = (part: unknown, where: Pick<PublishFinding, "tab"> & Partial<PublishFinding>) => {
    const file = findMediaKeys(part ?? null).find((key) => foreign.has(key));
    return file === undefined
      ? []
      : [{ check: "files", level: "blocking", code: "foreign_file", file, ...where } as const];
  };
  const { logo, backgroundPortrait, backgroundLandscape } = draft.homepage;
  const homepage = [
    [logo, "logo"],
    [backgroundPortrait, "background-portrait"],
    [backgroundLandscape, "background-landscape"],
  ] as const;
  const languages = Object.keys(draft.buttons) as ContentLanguage[];
  return [
    ...homepage.flatMap(([picture, field]) => toFinding(picture, { tab: "homepage", field })),
    ...languages.flatMap((language) =>
      (draft.buttons[language]?.buttons ?? []).flatMap((button) =>
        toFinding(button, {
          tab: "buttons",
          language,
          buttonId: button.id,
          subject: nameWithoutChips(button.name),
        }),
      ),
    ),
  ];
}

function checkButton(button: Button, features: Features): Finding[] {
  const findings = checkPart(button, features, {
    buttonId: button.id,
    subject: nameWithoutChips(button.name),
  });
  const inside = getSubButtons(button).flatMap((sub) => {
    const subject = nameWithoutChips(sub.name || button.name);
    return checkPart(sub, features, { buttonId: button.id, subButtonId: sub.id, subject });
  });
  return [...findings, ...inside];
}

/** Gaps of a button or sub-button: its name, and the fields its type requires. */
function checkPart(
  part: Button | SubButton,
  features: Features,
  about: Pick<Finding, "buttonId" | "subButtonId" | "subject">,
): Finding[] {
  const { premium, entries, publishing } = getDescription(part.type);
  const blocking = (check: PublishCheck, { code, field }: MissingField): Finding => ({
    check,
    level: "blocking",
    code,
    tab: "buttons",
    field,
    ...about,
  });
  const unnamed = { code: "button_name_missing", field: "name" } as const;
  const findings = part.name === "" ? [blocking("button-names", unnamed)] : [];
  if (publishing === null) return findings;
  if (premium !== null && !features[premium]) {
    const off = { code: "premium_feature_off", field: entries?.field ?? "name" } as const;
    return [...findings, { ...blocking(publishing.check, off), level: "warning" }];
  }
  return [...findings, ...publishing.gaps(part).map((gap) => blocking(publishing.check, gap))];
}

function countVisibleButtons(draft: Draft, language: ContentLanguage): number {
  return (draft.buttons[language]?.buttons ?? []).filter((button) => !button.hidden).length;
}

/** No usable button: there is none, or none is ready for guests. */
function checkNoButtons(draft: Draft, features: Features): PublishFinding {
  const language = draft.defaultLanguage;
  const about = { check: "languages", level: "blocking", tab: "buttons", language } as const;
  const buttons = draft.buttons[language]?.buttons ?? [];
  const nearest = findNearest(buttons, draft, features);
  if (!nearest) return { ...about, code: "no_buttons" };
  const lack = findLack(nearest, draft.answers);
  return {
    ...about,
    code: "no_button_ready",
    count: buttons.length,
    subject: nameWithoutChips(nearest.name),
    nearestId: nearest.id,
    ...(lack ? { gap: lack.code, field: lack.field } : {}),
  };
}

/**
 * The hidden button that is quickest to finish: only hidden; then missing one short field; then a popup, which
 * needs a text. Ties: the first. Buttons whose feature is off, or that wait for answers, come last.
 */
function findNearest(buttons: readonly Button[], { answers }: Draft, features: Features): Button | undefined {
  const stepsTo = (button: Button) => {
    const { premium, publishing } = getDescription(button.type);
    if (premium !== null && !features[premium]) return LAST;
    const lack = findLack(button, answers)?.code;
    if (lack === "guide_empty") return LAST;
    if (lack === "popup_empty") return TEXT_STEPS;
    return (button.name === "" ? 1 : 0) + (publishing?.gaps(button).length ?? 0);
  };
  return buttons.toSorted((one, other) => stepsTo(one) - stepsTo(other))[0];
}

function checkLanguages(draft: Draft, features: Features): PublishFinding[] {
  const inDefault = countVisibleButtons(draft, draft.defaultLanguage);
  if (inDefault === 0) return [checkNoButtons(draft, features)];
  return draft.languages.flatMap((language): PublishFinding[] => {
    const count = countVisibleButtons(draft, language);
    if (count >= inDefault) return checkTranslations(draft, language);
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

/** Buttons of a language that still have the original's words. */
function checkTranslations(draft: Draft, language: ContentLanguage): PublishFinding[] {
  const originals = draft.buttons[draft.defaultLanguage];
  if (language === draft.defaultLanguage || !originals) return [];
  const entries = reviewTranslation(originals, draft.buttons[language]);
  const [first, ...others] = entries.filter(({ state }) => state === "untranslated");
  if (!first) return [];
  const about = { level: "warning", code: "language_untranslated", tab: "buttons" } as const;
  const untranslatedId = first.original.id;
  return [
    {
      check: "languages",
      ...about,
      language,
      count: others.length + 1,
      of: entries.length,
      untranslatedId,
    },
  ];
}

/** Languages in which own entries lack words: guests read them in the default language. */
function checkEntries({ languages, defaultLanguage, answers: { entries } }: Draft): PublishFinding[] {
  return languages.flatMap((language): PublishFinding[] => {
    if (language === defaultLanguage) return [];
    const reviewed = reviewEntries(entries, { defaultLanguage, language });
    const [first, ...others] = reviewed.filter(({ state }) => state !== "done");
    if (!first) return [];
    const about = {
      check: "languages",
      level: "warning",
      code: "entries_untranslated",
      tab: "answers",
    } as const;
    return [{ ...about, language, entryId: first.entry.id, count: others.length + 1, of: reviewed.length }];
  });
}

export function blocksPublishing(findings: readonly PublishFinding[]): boolean {
  return findings.some((finding) => finding.level === "blocking");
}
