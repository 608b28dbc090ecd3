import { useMessages } from "#app/messages/messages-context.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { type Mark, markWords } from "#domain/content/changes/mark-words.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
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
  const marks =
    before.kind === "text" && after.kind === "text"
      ? markWords(before.text, after.text, language ?? "en")
      : { before: toWholeMarks(before), after: toWholeMarks(after) };
  return {
    before: <ChangeSide side="before" shown={before} marks={marks.before} language={language} />,
    after: <ChangeSide side="after" shown={after} marks={marks.after} language={language} />,
  };
}

function toWholeMarks(shown: ShownValue): readonly Mark[] {
  const text = shown.kind === "colour" ? shown.colour.toUpperCase() : shown.kind === "text" ? shown.text : "";
  return [{ text, isChanged: true }];
}

interface ChangeSideProps {
  readonly side: Side;
  readonly shown: ShownValue;
  readonly marks: readonly Mark[];
  readonly language: ContentLanguage | null;
}

function ChangeSide({ side, shown, marks, language }: ChangeSideProps) {
  const { changes } = useMessages("setup");
  switch (shown.kind) {
    case "quiet":
      return <span className="text-subtle">{shown.text}</span>;
    case "picture": {
      const { key, alt } = shown.picture;
      return (
        <span className="inline-flex items-center gap-2">
          <Thumbnail src={mediaHref(key, key.endsWith(".gif") ? undefined : 320)} size={44} />
          <MarkedText side={side} marks={[{ text: alt || changes.picture, isChanged: true }]} />
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
          <MarkedText side={side} marks={marks} />
        </span>
      );
    case "text":
      return (
        <span
          className="block whitespace-pre-line wrap-anywhere"
          {...(language ? { lang: language, dir: getTextDirection(language) } : {})}
        >
          <MarkedText side={side} marks={marks} />
        </span>
      );
  }
}

const LOOK = "rounded-xs px-0.75 -mx-px box-decoration-clone";

function MarkedText({ side, marks }: { side: Side; marks: readonly Mark[] }) {
  return marks.map(({ text, isChanged }, index) => {
    const key = `${index} ${text.length}`;
    if (!isChanged)
      return <span key={key}>{shortenContext(text, index === 0, index === marks.length - 1)}</span>;
    return side === "before" ? (
      <del
        key={key}
        className={`${LOOK} bg-danger-surface text-danger line-through shadow-[inset_0_0_0_1px_var(--danger-border)]`}
      >
        {text}
      </del>
    ) : (
      <ins
        key={key}
        className={`${LOOK} bg-success-surface font-medium text-success no-underline shadow-[inset_0_0_0_1px_var(--success-border)]`}
      >
        {text}
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
