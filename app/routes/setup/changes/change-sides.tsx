import { useMessages } from "#app/messages/messages-context.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { type Chip, findChips, replaceChips, writeChip } from "#domain/answers/chips/chip.ts";
import { type Mark, markWords } from "#domain/content/changes/mark-words.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { CHIP_LOOK } from "../answers/chip-look.ts";
import { getChipName } from "../answers/name-chips.ts";
import type { DescribedChange } from "./describe-change.ts";
import type { ShownValue } from "./shown-value.ts";

/** Unchanged text longer than this is shortened at both ends. */
const CONTEXT_LENGTH = 80;

type Side = "before" | "after";

/** Both sides of a change: removed text struck through, added text tinted. */
export function useSides({
  before,
  after,
  language,
}: DescribedChange): Readonly<Record<Side, React.ReactNode>> {
  const chips = listChips([before, after]);
  const own = hideChips(before, chips);
  const next = hideChips(after, chips);
  const marks =
    own.kind === "text" && next.kind === "text"
      ? markWords(own.text, next.text, language ?? "en")
      : { before: toWholeMarks(own), after: toWholeMarks(next) };
  const about = { chips, language };
  return {
    before: <ChangeSide side="before" shown={before} marks={marks.before} {...about} />,
    after: <ChangeSide side="after" shown={after} marks={marks.after} {...about} />,
  };
}

/** First of the private signs that stand for answers while texts are compared, so that no answer is split. */
const FIRST_SIGN = 0xe000;
const SIGN = /([\uE000-\uE0FF])/;

/** The different answers in texts. */
function listChips(sides: readonly ShownValue[]): readonly Chip[] {
  const found = sides.flatMap((side) => (side.kind === "text" ? findChips(side.text) : []));
  return [...new Map(found.map((chip) => [writeChip(chip), chip])).values()];
}

function hideChips(side: ShownValue, chips: readonly Chip[]): ShownValue {
  if (side.kind !== "text") return side;
  const written = chips.map(writeChip);
  const toSign = (chip: Chip) => String.fromCharCode(FIRST_SIGN + written.indexOf(writeChip(chip)));
  return { ...side, text: replaceChips(side.text, toSign) };
}

/** A text with its answers by name, each in its frame. */
function NamedText({ text, chips }: { text: string; chips: readonly Chip[] }) {
  const messages = useMessages("setup");
  const [words = "", sign, ...rest] = text.split(SIGN);
  const chip = sign && chips[sign.charCodeAt(0) - FIRST_SIGN];
  if (!chip) return text;
  return (
    <>
      {words}
      <span className={CHIP_LOOK}>{getChipName(chip, messages)}</span>
      <NamedText text={rest.join("")} chips={chips} />
    </>
  );
}

function toWholeMarks(shown: ShownValue): readonly Mark[] {
  const text = shown.kind === "colour" ? shown.colour.toUpperCase() : shown.kind === "text" ? shown.text : "";
  return [{ text, isChanged: true }];
}

interface ChangeSideProps {
  readonly side: Side;
  readonly shown: ShownValue;
  readonly marks: readonly Mark[];
  /** Answers in the text, which the signs of `marks` stand for. */
  readonly chips: readonly Chip[];
  readonly language: ContentLanguage | null;
}

function ChangeSide({ side, shown, marks, chips, language }: ChangeSideProps) {
  const { changes } = useMessages("setup");
  switch (shown.kind) {
    case "quiet":
      return <span className="text-subtle">{shown.text}</span>;
    case "picture": {
      const { key, alt } = shown.picture;
      return (
        <span className="inline-flex items-center gap-2">
          <Thumbnail src={mediaHref(key, key.endsWith(".gif") ? undefined : 320)} size={44} />
          <MarkedText side={side} marks={[{ text: alt || changes.picture, isChanged: true }]} chips={[]} />
        </span>
      );
    }
    case "colour":
      return (
        <span className="whitespace-nowrap tabular-nums">
          <span
            aria-hidden="true"
            className="me-1.5 inline-block size-4 rounded-xs align-[-0.2em] shadow-swatch"
            style={{ backgroundColor: shown.colour }}
          />
          <MarkedText side={side} marks={marks} chips={[]} />
        </span>
      );
    case "text":
      return (
        <span
          className="block whitespace-pre-line wrap-anywhere"
          {...(language ? { lang: language, dir: getTextDirection(language) } : {})}
        >
          <MarkedText side={side} marks={marks} chips={chips} />
        </span>
      );
  }
}

const LOOK = "rounded-xs px-0.75 -mx-px box-decoration-clone";

function MarkedText({ side, marks, chips }: Pick<ChangeSideProps, "side" | "marks" | "chips">) {
  return marks.map(({ text, isChanged }, index) => {
    const key = `${index} ${text.length}`;
    if (!isChanged) {
      const context = shortenContext(text, index === 0, index === marks.length - 1);
      return (
        <span key={key}>
          <NamedText text={context} chips={chips} />
        </span>
      );
    }
    return side === "before" ? (
      <del
        key={key}
        className={`${LOOK} bg-danger-surface text-danger line-through shadow-[inset_0_0_0_1px_var(--danger-border)]`}
      >
        <NamedText text={text} chips={chips} />
      </del>
    ) : (
      <ins
        key={key}
        className={`${LOOK} bg-success-surface font-medium text-success no-underline shadow-[inset_0_0_0_1px_var(--success-border)]`}
      >
        <NamedText text={text} chips={chips} />
      </ins>
    );
  });
}

/** Keep only some context around the changed words. */
function shortenContext(text: string, isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast)
    return text.length > 4 * CONTEXT_LENGTH ? `${text.slice(0, 4 * CONTEXT_LENGTH)}…` : text;
  const start = isFirst ? "" : text.slice(0, CONTEXT_LENGTH);
  const end = isLast ? "" : text.slice(-CONTEXT_LENGTH);
  return text.length > 2 * CONTEXT_LENGTH ? `${start} … ${end}` : text;
}
