import { useMemo } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { Buttons } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { CopyButtons } from "./translation/copy-buttons.tsx";
import { countBehind, type LanguageReview, reviewLanguages } from "./translation/review-languages.ts";

const NONE: Buttons = { buttons: [] };

const SEGMENTS_MAX = 5;

interface LanguageBarProps {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  readonly value: ContentLanguage;
  readonly onChange: (language: ContentLanguage) => void;
}

/** Language switch of the buttons tab, with the state of each translation. */
export function LanguageBar({ languages, defaultLanguage, value, onChange }: LanguageBarProps) {
  const { buttons, translation } = useMessages("setup");
  const reviews = useReviews();
  const { mayEdit } = useRights();
  const [other] = languages.filter((language) => language !== defaultLanguage);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <LanguageChoice languages={languages} reviews={reviews} value={value} onChange={onChange} />
      {other ? (
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <ButtonLink
            to={`/translations?language=${value === defaultLanguage ? findBehind(reviews, other) : value}`}
            size="sm"
            iconBefore="globe"
          >
            {translation.list.title}
          </ButtonLink>
          <CopyButtons
            pair={{ from: defaultLanguage, to: value === defaultLanguage ? other : value }}
            trigger={
              <Button size="sm" iconBefore="copy" disabled={!mayEdit}>
                {buttons.copy.action}
              </Button>
            }
          />
        </div>
      ) : null}
    </div>
  );
}

/** The first language that lacks something, otherwise the first one. */
function findBehind(reviews: readonly LanguageReview[], first: ContentLanguage): ContentLanguage {
  return reviews.find((review) => countBehind(review) > 0)?.language ?? first;
}

interface LanguageChoiceProps extends Pick<LanguageBarProps, "languages" | "value" | "onChange"> {
  readonly reviews: readonly LanguageReview[];
}

/** Segments for up to five languages, otherwise a select; each with its number of outdated buttons. */
function LanguageChoice({ languages, reviews, value, onChange }: LanguageChoiceProps) {
  const { buttons, translation, common } = useMessages("setup");
  const options = languages.map((language) => {
    const review = reviews.find((entry) => entry.language === language);
    const label = common.languages[language];
    const behind = (["missing", "outdated"] as const).flatMap((state) =>
      review && review.counts[state] > 0 ? [translation.list.counts[state](review.counts[state])] : [],
    );
    const count = review ? countBehind(review) : 0;
    return { value: language, label, count, name: [label, ...behind].join(", ") };
  });
  if (languages.length <= SEGMENTS_MAX) {
    return (
      <div className="min-w-0 overflow-x-auto [scrollbar-width:none]">
        <Segmented label={buttons.language} labelHidden options={options} value={value} onChange={onChange} />
      </div>
    );
  }
  return (
    <SelectField
      label={buttons.language}
      labelHidden
      className="w-64"
      options={options.map((option) => ({ value: option.value, label: option.name }))}
      value={value}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

/** Translation state of each language, as on screen. */
function useReviews(): readonly LanguageReview[] {
  const { draft, state } = useDraft();
  const { languages, defaultLanguage, buttons: translations } = draft;
  const ownEntries = draft.answers.entries;
  const originals = state[`buttons:${defaultLanguage}`]?.saved ?? NONE;
  return useMemo(
    () => reviewLanguages({ languages, defaultLanguage, originals, ownEntries, translations }),
    [languages, defaultLanguage, originals, ownEntries, translations],
  );
}
