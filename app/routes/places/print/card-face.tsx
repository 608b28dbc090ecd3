import { CodePicture } from "#app/components/code-picture.tsx";
import { mediaHref } from "#domain/content/media-reference.ts";
import { getTextDirection } from "#domain/language.ts";
import type { Place } from "#domain/place/place.ts";
import { formatPlaceLabel } from "#portal/words/place-words.ts";
import type { CardLook, CardPortal, CardTexts } from "./card-look.ts";
import { fitText, LINE_HEIGHT } from "./sheet.ts";

interface FaceProps {
  readonly place: Place;
  readonly portal: CardPortal;
  readonly texts: CardTexts;
  readonly look: CardLook;
  /** How far the background extends beyond the edge, in millimetres. */
  readonly bleed: number;
}

interface CardFaceProps extends FaceProps {
  /** Millimetres per drawing unit; the drawing is 95 wide. */
  readonly scale: number;
  readonly height: number;
}

const WIDTH = 95;
const HEAD = 16;
const CODE = 44;
const PAD = 4;
/** 7 points: smaller text is not typed from paper. */
const ADDRESS_MIN = 2.47;

/** A card with the portal's header, the code and its purpose. */
export function CardFace({ place, portal, texts, look, bleed, scale, height }: CardFaceProps) {
  const mm = (units: number) => `${units * scale}mm`;
  const label = formatPlaceLabel(texts.language, place);
  const aside = { width: WIDTH - CODE - 3 * PAD, name: 15, sentence: 16 };
  const codeTop = HEAD + (height - HEAD - CODE) / 2;
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
          height: `${HEAD * scale + bleed}mm`,
          backgroundColor: look.ground,
        }}
      />
      <div
        className="absolute flex items-center overflow-hidden font-semibold"
        style={{
          insetInline: mm(PAD),
          top: 0,
          height: mm(HEAD),
          color: look.ink,
          fontFamily: look.heading,
          fontSize: mm(fitText(portal.name, { width: WIDTH - 2 * PAD, height: 14, max: 5 })),
        }}
      >
        {portal.logo ? (
          <img
            src={mediaHref(portal.logo.key)}
            alt={portal.logo.alt}
            className="object-contain"
            style={{ maxHeight: mm(HEAD - 4), maxWidth: "100%" }}
          />
        ) : (
          <span dir="auto" className="max-h-full min-w-0 wrap-anywhere" data-fits>
            {portal.name}
          </span>
        )}
      </div>
      <CodePicture
        address={place.address}
        label={label}
        ink={look.code}
        style={{ insetInlineStart: mm(PAD), top: mm(codeTop), width: mm(CODE), height: mm(CODE) }}
      />
      <div
        className="absolute flex flex-col justify-center"
        style={{ insetInlineEnd: mm(PAD), top: mm(HEAD), bottom: 0, width: mm(aside.width), gap: mm(1.5) }}
      >
        {texts.hasName ? (
          <p
            data-fits
            dir="auto"
            className="match-parent font-bold wrap-anywhere"
            style={{
              maxHeight: mm(aside.name),
              fontFamily: look.heading,
              color: look.name,
              fontSize: mm(fitText(label, { width: aside.width, height: aside.name, max: 6.5 })),
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
            maxHeight: mm(aside.sentence),
            fontSize: mm(fitText(texts.sentence, { width: aside.width, height: aside.sentence, max: 3.6 })),
          }}
        >
          {texts.sentence}
        </p>
        {texts.hasAddress ? (
          <p
            dir="ltr"
            className="match-parent wrap-anywhere"
            style={{
              fontSize: mm(Math.max(ADDRESS_MIN, fitText(portal.address, { ...aside, height: 8, max: 2.8 }))),
            }}
          >
            {portal.address}
          </p>
        ) : null}
      </div>
    </div>
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
