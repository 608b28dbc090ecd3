import { Fragment, type ReactNode } from "react";
import {
  MEDIA_KEY_PATTERN,
  mediaHref,
  type Picture,
  pictureSources,
} from "#domain/content/media-reference.ts";
import type { ListBlock, ListItem, RichText, RichTextBlock, TextRun } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { parseWebAddress } from "#domain/web-address.ts";
import { getColourClass } from "./picture-colour.ts";
import { focusClass } from "./picture-focus.ts";
import { TypedText } from "./typed-text.tsx";

/** Where a picture is used in the portal. */
type PictureSpot = "logo" | "card" | "tile" | "art" | "text" | "gallery-first" | "gallery";

/**
 * `sizes` attribute for a picture in its place, as laid out by the style sheet. A picture of fixed height is
 * as wide as that height requires.
 */
function getSizes(spot: PictureSpot, { width, height }: Picture): string {
  const ratio = width / height;
  switch (spot) {
    case "logo":
      return `${Math.round(64 * ratio)}px`;
    case "card":
      return `(min-width:48em) ${Math.round(Math.max(320, 520 * ratio))}px, max(88vw, ${Math.round(480 * ratio)}px)`;
    case "tile":
      return `(min-width:48em) ${Math.round(Math.max(360, 148 * ratio))}px, max(50vw, ${Math.round(108 * ratio)}px)`;
    case "art":
      return `(min-width:48em) ${Math.round(Math.max(560, 220 * ratio))}px, max(100vw, ${Math.round(176 * ratio)}px)`;
    case "text":
      return "(min-width:48em) 504px, calc(100vw - 40px)";
    case "gallery-first":
      return `(min-width:48em) ${Math.round(Math.max(880, 400 * ratio))}px, max(100vw - 40px, ${Math.round(232 * ratio)}px)`;
    case "gallery":
      return `(min-width:48em) ${Math.round(Math.max(282, 180 * ratio))}px, max(50vw - 26px, ${Math.round(128 * ratio)}px)`;
  }
}

interface StoredPictureProps {
  readonly picture: Picture;
  readonly spot?: PictureSpot;
  readonly className?: string;
  /** At the top of the page: not lazy-loaded. */
  readonly eager?: boolean;
  /** Language of its alternative text, if it differs from the page's. */
  readonly lang?: ContentLanguage | undefined;
}

/** A picture of the property. Renders nothing for an invalid key. */
export function StoredPicture({
  picture,
  spot = "text",
  className,
  eager = false,
  lang,
}: StoredPictureProps) {
  if (!MEDIA_KEY_PATTERN.test(picture.key)) return null;
  const srcSet = pictureSources(picture);
  const classes = [className, focusClass(picture.focus), getColourClass(picture.colour)]
    .filter(Boolean)
    .join(" ");
  return (
    <img
      className={classes || undefined}
      src={mediaHref(picture.key)}
      srcSet={srcSet || undefined}
      sizes={srcSet ? getSizes(spot, picture) : undefined}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      lang={lang}
      loading={eager ? undefined : "lazy"}
      decoding={eager ? undefined : "async"}
    />
  );
}

function Run({ run }: { run: TextRun }) {
  let text: ReactNode = <TypedText>{run.text}</TypedText>;
  if (run.bold) text = <strong>{text}</strong>;
  if (run.italic) text = <em>{text}</em>;
  const href = run.link === undefined ? null : parseWebAddress(run.link);
  if (href === null) return text;
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  );
}

// Blocks and runs have no id: their index is the key.
function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Run key={index} run={run} />
  ));
}

/** An item with a single paragraph is rendered as plain text. */
function Item({ item }: { item: ListItem }) {
  const [first, ...more] = item;
  return (
    <li>
      {first?.type === "paragraph" && more.every(({ type }) => type === "list") ? (
        <>
          <Runs runs={first.runs} />
          <RichTextContent content={more} />
        </>
      ) : (
        <RichTextContent content={item} />
      )}
    </li>
  );
}

function List({ list: { start, items } }: { list: ListBlock }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  const entries = items.map((item, index) => <Item key={index} item={item} />);
  if (start === undefined) return <ul>{entries}</ul>;
  return <ol start={start === 1 ? undefined : start}>{entries}</ol>;
}

function Block({ block }: { block: RichTextBlock }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case "heading":
      // An empty heading would be announced by screen readers.
      return block.runs.length === 0 ? null : (
        <h3>
          <Runs runs={block.runs} />
        </h3>
      );
    case "list":
      return <List list={block} />;
    case "picture":
      return <StoredPicture picture={block.picture} spot="text" />;
    default:
      return null;
  }
}

/** A popup's content as elements. Only the types listed here are rendered. */
export function RichTextContent({ content }: { content: RichText }) {
  return content.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      <Block block={block} />
    </Fragment>
  ));
}
