import { useMemo } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { Place } from "#domain/place/place.ts";
import { formatPlaceLabel } from "#portal/words/place-words.ts";
import type { AnswerRow } from "./answer-row.ts";
import { CardFace, RoundFace } from "./card-face.tsx";
import { type CardPortal, type CardTexts, cardLook } from "./card-look.ts";
import { BLEED_MM, cardCorners, cropMarks, getLayout, type Sheet, toPages } from "./sheet.ts";

/** A face of the tent in drawing units: A6 landscape. */
const TENT = { scale: 148 / 95, height: (105 * 95) / 148 };

export interface PaperProps {
  readonly places: readonly Place[];
  readonly portal: CardPortal;
  readonly texts: CardTexts;
  readonly answers: AnswerRow | null;
  readonly sheet: Sheet;
  readonly hasMarks: boolean;
  /** Page shown on screen, from 0; all are printed. */
  readonly shown: number;
}

/** Pages of a card document, as printed. */
export function Paper({ places, portal, texts, answers, sheet, hasMarks, shown }: PaperProps) {
  const layout = getLayout(sheet, hasMarks);
  const { page, card } = layout;
  const corners = cardCorners(layout);
  const bleed = hasMarks ? BLEED_MM : 0;
  const labels = useMemo(
    () => places.map((place) => formatPlaceLabel(texts.language, place)),
    [places, texts.language],
  );
  const look = useMemo(() => cardLook(portal, texts, labels, answers), [portal, texts, labels, answers]);
  const face = { portal, texts, look, bleed };
  return (
    <>
      <style>{`@page{size:${page.width}mm ${page.height}mm;margin:0}${look.css}`}</style>
      {look.sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {toPages(places, layout).map((cards, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is the page at its place
          key={index}
          data-page={index + 1}
          className={classNames(
            "relative mx-auto overflow-hidden bg-[#fff] shadow-md break-after-page last:break-after-auto print:mx-0 print:block print:shadow-none",
            index !== shown && "hidden",
          )}
          style={{ width: `${page.width}mm`, height: `${page.height}mm` }}
        >
          {cards.map((place, at) => (
            <div
              key={place.id}
              data-card={place.id}
              className="absolute"
              style={{
                left: `${corners[at]?.x}mm`,
                top: `${corners[at]?.y}mm`,
                width: `${card.width}mm`,
                height: `${card.height}mm`,
              }}
            >
              {sheet === "a4" ? (
                <CardFace {...face} answers={answers} place={place} scale={1} height={card.height} />
              ) : null}
              {sheet === "tent" ? <Tent {...face} answers={answers} place={place} /> : null}
              {sheet === "round" ? <RoundFace {...face} place={place} /> : null}
              {hasMarks ? null : (
                <div
                  className={classNames(
                    "absolute inset-0 border border-dashed border-[#999]",
                    sheet === "round" && "rounded-full",
                  )}
                />
              )}
            </div>
          ))}
          {hasMarks ? (
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${page.width} ${page.height}`}
              className="absolute inset-0 size-full stroke-[#000] [stroke-width:0.1]"
            >
              <path d={cropMarks(layout)} />
            </svg>
          ) : null}
        </div>
      ))}
    </>
  );
}

type TentProps = Omit<Parameters<typeof CardFace>[0], "scale" | "height">;

/** Two faces, one upside down: folded in the middle, each is upright. */
function Tent(props: TentProps) {
  return (
    <>
      <div className="absolute inset-x-0 top-0 h-1/2 rotate-180">
        <CardFace {...props} {...TENT} />
      </div>
      <div className="absolute inset-x-0 bottom-0 h-1/2">
        <CardFace {...props} {...TENT} />
      </div>
    </>
  );
}
