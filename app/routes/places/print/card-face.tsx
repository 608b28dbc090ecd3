import { CodePicture } from "#app/components/code-picture.tsx";
import { mediaHref } from "#domain/content/media-reference.ts";
import { getTextDirection } from "#domain/language.ts";
import type { Place } from "#domain/place/place.ts";
import { formatPlaceLabel } from "#portal/words/place-words.ts";
import type { AnswerRow } from "./answer-row.ts";
import { AnswerStrip } from "./answer-strip.tsx";
import type { CardLook, CardPortal, CardTexts } from "./card-look.ts";
import { fitText, LINE_HEIGHT, CARD_PAD as PAD, CARD_WIDTH as WIDTH } from "./sheet.ts";

interface FaceProps {
  readonly place: Place;
  readonly portal: CardPortal;
  readonly texts: CardTexts;
  readonly look: CardLook;
  /** How far the background extends beyond the edge, in millimetres. */
  readonly bleed: number;
}

interface CardFaceProps extends FaceProps {
  /** Answers below the code. */
  readonly answers: AnswerRow | null;
  /** Millimetres per drawing unit; the drawing is 95 wide. */
  readonly scale: number;
  readonly height: number;
}

/** Heights of the parts of a card, in drawing units. A code needs 34: then it measures 25 mm without its margin. */
const PLAIN = { head: 16, code: 44, name: 15, sentence: 16, answers: 0 };
const WITH_ANSWERS = { head: 13, code: 34, name: 12, sentence: 11, answers: 13.5 };
const FOOT = 3;
/** 7 points: smaller text is not typed from paper. */
const ADDRESS_MIN = 2.47;

/** A card with the portal's header, the code and its purpose. */
export function CardFace({ place, portal, texts, answers, look, bleed, scale, height }: CardFaceProps) {
  const mm = (units: number) => `${units * scale}mm`;
  const label = formatPlaceLabel(texts.language, place);
  const { head, code, ...heights } = answers ? WITH_ANSWERS : PLAIN;
  const foot = answers ? heights.answers + FOOT : 0;
  const codeTop = head + (height - head - code - foot) / 2;
  return (
    <div
      lang={texts.language}
      dir={getTextDirection(texts.language)}
      className="absolute inset-0 text-start"
      style={{ fontFamily: look.body, color: "#1a1a1a", lineHeight: LINE_HEIGHT }}
    >
      <div className="absolute print-exact" style={{ inset: `-${bleed}mm`, backgroundColor: look.paper }} />
      <div
        className="absolute print-exact"
        style={{
          insetInline: `-${bleed}mm`,
          top: `-${bleed}mm`,
          height: `${head * scale + bleed}mm`,
          backgroundColor: look.ground,
        }}
      />
      <Heading portal={portal} look={look} mm={mm} height={head} />
      <CodePicture
        address={place.address}
        label={label}
        ink={look.code}
        style={{ insetInlineStart: mm(PAD), top: mm(codeTop), width: mm(code), height: mm(code) }}
      />
      <div
        className="absolute flex flex-col justify-center"
        style={{
          insetInlineEnd: mm(PAD),
          top: mm(head),
          bottom: mm(foot),
          width: mm(WIDTH - code - 3 * PAD),
          gap: mm(1.5),
        }}
      >
        <Aside
          label={label}
          portal={portal}
          texts={texts}
          look={look}
          mm={mm}
          room={{ ...heights, width: WIDTH - code - 3 * PAD }}
        />
      </div>
      {answers ? (
        <div
          className="absolute rounded-[1mm] border-current"
          style={{
            insetInline: mm(PAD),
            bottom: mm(FOOT),
            height: mm(heights.answers),
            borderWidth: mm(0.2),
            color: look.name,
          }}
        >
          <AnswerStrip row={answers} mm={mm} ink={look.name} />
        </div>
      ) : null}
    </div>
  );
}

interface PartProps extends Pick<CardFaceProps, "portal" | "look"> {
  /** Converts drawing units to CSS lengths. */
  readonly mm: (units: number) => string;
}

/** The portal's logo or name. */
function Heading({ portal, look, mm, height }: PartProps & { readonly height: number }) {
  return (
    <div
      className="absolute flex items-center overflow-hidden font-semibold"
      style={{
        insetInline: mm(PAD),
        top: 0,
        height: mm(height),
        color: look.ink,
        fontFamily: look.heading,
        fontSize: mm(fitText(portal.name, { width: WIDTH - 2 * PAD, height: height - 2, max: 5 })),
      }}
    >
      {portal.logo ? (
        <img
          src={mediaHref(portal.logo.key)}
          alt={portal.logo.alt}
          className="object-contain"
          style={{ maxHeight: mm(height - 4), maxWidth: "100%" }}
        />
      ) : (
        <span dir="auto" className="max-h-full min-w-0 wrap-anywhere" data-fits>
          {portal.name}
        </span>
      )}
    </div>
  );
}

interface AsideProps extends PartProps {
  readonly label: string;
  readonly texts: CardTexts;
  readonly room: { readonly width: number; readonly name: number; readonly sentence: number };
}

/** Texts beside the code. */
function Aside({ label, portal, texts, look, mm, room }: AsideProps) {
  return (
    <>
      {texts.hasName ? (
        <p
          data-fits
          dir="auto"
          className="match-parent font-bold wrap-anywhere"
          style={{
            maxHeight: mm(room.name),
            fontFamily: look.heading,
            color: look.name,
            fontSize: mm(fitText(label, { width: room.width, height: room.name, max: 6.5 })),
          }}
        >
          {label}
        </p>
      ) : null}
      <p
        data-fits
        dir="auto"
        className="match-parent wrap-anywhere"
        style={{
          maxHeight: mm(room.sentence),
          fontSize: mm(fitText(texts.sentence, { width: room.width, height: room.sentence, max: 3.6 })),
        }}
      >
        {texts.sentence}
      </p>
      {texts.hasAddress ? (
        <p
          dir="ltr"
          className="match-parent wrap-anywhere"
          style={{
            fontSize: mm(Math.max(ADDRESS_MIN, fitText(portal.address, { ...room, height: 8, max: 2.8 }))),
          }}
        >
          {portal.address}
        </p>
      ) : null}
    </>
  );
}

const LABEL = 60;
const LABEL_CODE = 34;

/** A round label: the name above the code, the instruction below. */
export function RoundFace({ place, texts, look, bleed }: Omit<FaceProps, "portal">) {
  const label = formatPlaceLabel(texts.language, place);
  const line = (top: number) =>
    ({ left: "14mm", width: "32mm", top: `${top}mm`, height: "9mm", fontFamily: look.heading }) as const;
  return (
    <div
      lang={texts.language}
      dir={getTextDirection(texts.language)}
      className="absolute inset-0 text-center"
      style={{ color: look.ink, lineHeight: LINE_HEIGHT }}
    >
      <div
        className="absolute rounded-full print-exact"
        style={{ inset: `-${bleed}mm`, backgroundColor: look.ground }}
      />
      <div className="absolute flex items-end justify-center" style={line(3.5)}>
        {texts.hasName ? (
          <p
            data-fits
            dir="auto"
            className="max-h-full font-bold wrap-anywhere"
            style={{ fontSize: `${fitText(label, { width: 32, height: 9, max: 5 })}mm` }}
          >
            {label}
          </p>
        ) : null}
      </div>
      <CodePicture
        address={place.address}
        label={label}
        ink={look.code}
        style={{
          left: `${(LABEL - LABEL_CODE) / 2}mm`,
          top: "13mm",
          width: `${LABEL_CODE}mm`,
          height: `${LABEL_CODE}mm`,
        }}
      />
      <div className="absolute flex items-start justify-center" style={line(47.5)}>
        <p
          data-fits
          dir="auto"
          className="max-h-full wrap-anywhere"
          style={{ fontSize: `${fitText(texts.sentence, { width: 30, height: 8.5, max: 2.6 })}mm` }}
        >
          {texts.sentence}
        </p>
      </div>
    </div>
  );
}
