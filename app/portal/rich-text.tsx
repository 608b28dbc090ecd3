import { Fragment, type ReactNode } from "react";
import { parseWebAddress } from "#domain/address.ts";
import { MEDIA_KEY_PATTERN, mediaHref, type Picture } from "#domain/content/media-reference.ts";
import type { RichText, RichTextBlock, TextRun } from "#domain/content/rich-text.ts";

/** A picture of the property's own. Nothing is drawn for a key that is not one of ours. */
export function StoredPicture({ picture, className }: { picture: Picture; className?: string }) {
  if (!MEDIA_KEY_PATTERN.test(picture.key)) return null;
  return (
    <img
      className={className}
      src={mediaHref(picture.key)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
    />
  );
}

function Run({ run }: { run: TextRun }) {
  let text: ReactNode = run.text;
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

// Blocks and runs have no identity of their own: their place in the text is their key.
function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Run key={place} run={run} />
  ));
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
      return (
        <h3>
          <Runs runs={block.runs} />
        </h3>
      );
    case "list":
      return (
        <ul>
          {block.items.map((runs, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={place}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      );
    case "picture":
      return <StoredPicture picture={block.picture} />;
    default:
      return null;
  }
}

/** The content of a popup as elements. Only what is named here can come out; anything else is left out. */
export function RichTextContent({ content }: { content: RichText }) {
  return content.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={place}>
      <Block block={block} />
    </Fragment>
  ));
}
