import { CodePicture } from "#app/components/code-picture.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import { getTextDirection } from "#domain/language.ts";
import { findPassingColour, getReadableInk, mixColours } from "#domain/look/colour.ts";
import { getCodeInk, getPaper } from "#domain/look/paper.ts";
import { portalPath } from "#portal/portal-path.ts";
import { CARD_WORDS } from "#portal/words/lines.ts";
import { useDraft } from "../../draft/draft-context.tsx";

export const SIZES = ["A6", "A5"] as const;
export type Size = (typeof SIZES)[number];
const MILLIMETRES = { A5: { width: 148, height: 210 }, A6: { width: 105, height: 148 } } as const;

/** A band in the header's colour, the portrait background around the card, or only the name on white. */
export const DESIGNS = ["band", "photo", "minimal"] as const;
export type CardDesign = (typeof DESIGNS)[number];

/** Shares of the card's width. */
const CODE_SHARE = 0.6;
const TEXT_SHARE = 0.032;

interface SheetProps {
  readonly size: Size;
  readonly design: CardDesign;
  readonly origin: string;
  /** URL that the code opens; `null` if it could not be loaded. */
  readonly code: string | null;
}

/** The printed card; text size depends on its width. */
export function Sheet({ size, design, origin, code }: SheetProps) {
  const { common, publish } = useMessages("setup");
  const { draft, property } = useDraft();
  const { width, height } = MILLIMETRES[size];
  const { headerColour, backgroundPortrait } = draft.homepage;
  const paper = design === "band" ? getPaper(draft.theme.button.background) : "#ffffff";
  const isPhoto = design === "photo" && backgroundPortrait !== null;
  return (
    <article
      aria-label={publish.card.title}
      style={{
        width: `${width}mm`,
        height: `${height}mm`,
        fontSize: `${width * TEXT_SHARE}mm`,
        backgroundColor: isPhoto ? headerColour : paper,
      }}
      className="relative mx-auto flex flex-col overflow-hidden rounded-lg text-center text-[#1a1a1a] shadow-md print-exact print:mx-0 print:rounded-none print:shadow-none"
    >
      <style>{`@page{size:${width}mm ${height}mm;margin:0}`}</style>
      {isPhoto ? (
        <img
          src={mediaHref(backgroundPortrait.key)}
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
      <Head design={design} />
      <div
        className={classNames(
          "relative flex min-h-0 flex-1 flex-col items-center justify-center gap-[1em] px-[1.6em] py-[1.2em]",
          isPhoto && "m-[1.4em] mt-0 rounded-[1.2em]",
        )}
        style={{ backgroundColor: paper }}
      >
        {code === null ? (
          <p role="alert">{publish.qrFailed}</p>
        ) : (
          <CodePicture
            address={code}
            label={common.qrCode}
            ink={getCodeInk(headerColour)}
            ecc="Q"
            className="min-h-0 shrink"
            style={{ width: `${width * CODE_SHARE}mm`, height: `${width * CODE_SHARE}mm` }}
          />
        )}
        <Invitation />
        <p dir="ltr" className="flex-none font-medium wrap-anywhere">
          {`${origin}${portalPath(property.slug)}`.replace(/^https?:\/\//, "")}
        </p>
      </div>
    </article>
  );
}

/** Sender of the card: the logo on its background, or the name. */
function Head({ design }: { readonly design: CardDesign }) {
  const { draft } = useDraft();
  const { logo, headerColour } = draft.homepage;
  const isMinimal = design === "minimal";
  const colours = isMinimal
    ? { color: findPassingColour(headerColour, "#ffffff") }
    : { backgroundColor: headerColour, color: getReadableInk(headerColour) };
  return (
    <header
      style={colours}
      className={classNames(
        "relative flex flex-none items-center justify-center px-[1.8em] py-[1.4em] print-exact",
        design === "photo" && "mx-auto my-[1.6em] rounded-[1.2em]",
        isMinimal && "pt-[2em] pb-0",
      )}
    >
      {logo && !isMinimal ? (
        <img src={mediaHref(logo.key)} alt={logo.alt} className="max-h-[4.5em] max-w-full object-contain" />
      ) : (
        <p
          className="text-[1.5em] leading-tight font-semibold wrap-anywhere"
          lang={draft.defaultLanguage}
          dir="auto"
        >
          {draft.name}
        </p>
      )}
    </header>
  );
}

/** Instructions in every language of the portal, the first one on a tile. */
function Invitation() {
  const { draft } = useDraft();
  const { background, text, radius, surface } = draft.theme.button;
  const others = draft.languages.filter((one) => one !== draft.defaultLanguage);
  return (
    <>
      <p
        lang={draft.defaultLanguage}
        dir={getTextDirection(draft.defaultLanguage)}
        className="flex-none px-[1.4em] py-[0.7em] text-[1.15em] leading-snug font-semibold print-exact"
        style={{
          backgroundColor: background,
          color: findPassingColour(text, background),
          borderRadius: `${radius}px`,
          border: `0.25mm solid ${mixColours(background, "#000000", 0.14)}`,
          borderBottomWidth: surface === "3d" ? "0.8mm" : "0.25mm",
        }}
      >
        {CARD_WORDS[draft.defaultLanguage]}
      </p>
      {others.length === 0 ? null : (
        <ul className="flex flex-none flex-wrap justify-center gap-x-[1em] gap-y-[0.1em] text-[0.85em] text-[#4a4a4a]">
          {others.map((language) => (
            <li key={language} lang={language} dir={getTextDirection(language)}>
              {CARD_WORDS[language]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
