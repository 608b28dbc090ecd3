import { GuideIcon } from "#portal/guide-icon.tsx";
import { type AnswerRow, BOX_PAD, LINES_MAX } from "./answer-row.ts";
import { LINE_HEIGHT } from "./sheet.ts";

interface AnswerStripProps {
  readonly row: AnswerRow;
  /** Converts drawing units to CSS lengths. */
  readonly mm: (units: number) => string;
  /** Colour of titles and lines. */
  readonly ink: string;
}

/** Chosen answers side by side, as on the guide's first sheet (A10, picture 83). */
export function AnswerStrip({ row: { boxes, size }, mm, ink }: AnswerStripProps) {
  return (
    <div className="flex size-full" style={{ fontSize: mm(size) }}>
      {boxes.map(({ id, icon, title, text, width }, index) => (
        <div
          key={id}
          data-answer={id}
          className="flex min-w-0 flex-none flex-col justify-center border-current"
          style={{
            width: mm(width),
            paddingInline: mm(BOX_PAD),
            gap: mm(0.5),
            color: ink,
            ...(index > 0 && { borderInlineStartWidth: mm(0.2) }),
          }}
        >
          <p
            data-fits
            className="flex items-center gap-[0.4em] font-semibold whitespace-nowrap [&>svg]:size-[1.3em] [&>svg]:flex-none [&>svg]:fill-none [&>svg]:stroke-current [&>svg]:stroke-[1.75] [&>svg]:[stroke-linecap:round] [&>svg]:[stroke-linejoin:round] rtl:[&>.p-flip]:-scale-x-100"
          >
            <GuideIcon name={icon} />
            {title}
          </p>
          <p
            data-fits
            className="text-[#1a1a1a] text-balance wrap-anywhere"
            // As high with one line, so that titles are level.
            style={{ height: `${LINES_MAX * LINE_HEIGHT}em` }}
          >
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
