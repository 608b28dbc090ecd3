import { useNavigate } from "react-router";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { RadioCard } from "#app/ui/form/radio-card.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import type { AnyQuestion, QuestionId } from "#domain/answers/questions.ts";
import type { FieldErrorCode } from "#domain/field-error.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { CARD_SENTENCE_LENGTH_MAX } from "#domain/limits.ts";
import { PLACE_KINDS, type Place, type PlaceKind } from "#domain/place/place.ts";
import { countCharacters } from "#domain/text.ts";
import { CARD_WORDS } from "#portal/words/lines.ts";
import { AnswerTextArea } from "../../setup/answers/answer-text-area.tsx";
import { AnswerOptions } from "./answer-options.tsx";
import type { CardTexts } from "./card-look.ts";
import { type PrintChoice, printPath } from "./print-choice.ts";
import { SHEETS, type Sheet } from "./sheet.ts";

export interface CardOptions extends CardTexts {
  readonly sheet: Sheet;
  readonly hasMarks: boolean;
  /** Questions whose answers are printed. */
  readonly chosen: readonly QuestionId[];
}

interface PrintOptionsProps {
  readonly options: CardOptions;
  readonly onChange: (options: CardOptions) => void;
  readonly page: { readonly items: readonly Place[]; readonly counts: Readonly<Record<PlaceKind, number>> };
  readonly choice: PrintChoice;
  readonly answered: readonly AnyQuestion[];
  /** Whether the chosen answers are printed too small to read. */
  readonly isSmall: boolean;
  /** Why the sentence can't be printed. */
  readonly sentenceFault: FieldErrorCode | null;
}

/** Form and content of the printed cards. */
export function PrintOptions(props: PrintOptionsProps) {
  const { options, onChange, page, choice, answered, isSmall, sentenceFault } = props;
  const { places, common, problems } = useMessages();
  const words = places.printing;
  const { property } = useActiveProperty();
  const { sheet, language, sentence, hasName, hasAddress, hasMarks } = options;
  const change = (part: Partial<CardOptions>) => onChange({ ...options, ...part });
  /** Keep a custom sentence when the language changes. */
  function speak(next: ContentLanguage) {
    const isOwn = sentence !== CARD_WORDS[language];
    change({ language: next, sentence: isOwn ? sentence : CARD_WORDS[next] });
  }
  return (
    <>
      <WhichPlaces page={page} choice={choice} />
      <FieldGroup role="radiogroup" label={words.size}>
        <div className="grid grid-cols-3 gap-2">
          {SHEETS.map((one) => (
            <RadioCard
              key={one}
              name="sheet"
              value={one}
              label={words.sheets[one]}
              picture={<SheetDrawing sheet={one} />}
              checked={one === sheet}
              onChange={() => change({ sheet: one })}
            />
          ))}
        </div>
      </FieldGroup>
      <SelectField
        label={words.language}
        value={language}
        onChange={({ target }) => {
          const next = property.languages.find((one) => one === target.value);
          if (next) speak(next);
        }}
        options={property.languages.map((one) => ({ value: one, label: common.languages[one] }))}
      />
      <AnswerTextArea
        key={language}
        id="card-sentence"
        form={{ language, direction: getTextDirection(language) }}
        label={words.text}
        value={sentence}
        maxLength={CARD_SENTENCE_LENGTH_MAX}
        count={(shown) => common.counter(countCharacters(shown), CARD_SENTENCE_LENGTH_MAX)}
        error={sentenceFault ? problems.fields[sentenceFault] : undefined}
        onChange={(text) => change({ sentence: text.replaceAll("\n", " ") })}
        onBlur={() => undefined}
      />
      <Switch
        label={words.name}
        checked={hasName}
        onChange={({ target }) => change({ hasName: target.checked })}
      />
      <Switch
        label={words.address}
        checked={hasAddress}
        disabled={sheet === "round"}
        onChange={({ target }) => change({ hasAddress: target.checked })}
      />
      {answered.length === 0 || sheet === "round" ? null : (
        <AnswerOptions
          answered={answered}
          chosen={options.chosen}
          isSmall={isSmall}
          onChange={(chosen) => change({ chosen })}
        />
      )}
      <Switch
        label={words.marks}
        checked={hasMarks}
        onChange={({ target }) => change({ hasMarks: target.checked })}
      />
    </>
  );
}

/** 56 × 48 drawings: eight cards on a sheet, a tent from the side, a label with its code. */
const DRAWINGS: Record<Sheet, string> = {
  a4: "M13 3h30v42h-30zM28 3v42M13 13.5h30M13 24h30M13 34.5h30",
  tent: "M14 9h22l8 30h-38zM36 9l14 30h-6",
  round: "M28 4a20 20 0 1 0 .01 0zM20 16h16v16h-16z",
};

function SheetDrawing({ sheet }: { sheet: Sheet }) {
  return (
    <svg
      width="56"
      height="48"
      viewBox="0 0 56 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path strokeLinejoin="round" d={DRAWINGS[sheet]} />
    </svg>
  );
}

function WhichPlaces({ page, choice }: Pick<PrintOptionsProps, "page" | "choice">) {
  const { places } = useMessages();
  const words = places.printing;
  const language = useLanguage();
  const navigate = useNavigate();
  const { counts } = page;
  const named = (what: string, count: number) => `${what} (${formatNumber(language, count)})`;
  const isChosen = choice.places !== undefined || choice.since !== undefined;
  const total = PLACE_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <SelectField
      label={places.title}
      value={isChosen ? "chosen" : (choice.kind ?? "")}
      onChange={({ target }) => {
        const kind = PLACE_KINDS.find((one) => one === target.value);
        void navigate(printPath(kind ? { kind } : {}), { replace: true });
      }}
      options={[
        ...(isChosen ? [{ value: "chosen", label: named(words.chosen, page.items.length) }] : []),
        { value: "", label: named(places.all, total) },
        ...PLACE_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
          value: kind,
          label: named(places.ofKind[kind], counts[kind]),
        })),
      ]}
    />
  );
}
