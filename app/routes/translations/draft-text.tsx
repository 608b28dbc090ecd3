import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { splitChips } from "#domain/answers/chips/chip.ts";
import type { Text } from "#domain/content/button-texts.ts";
import type { RichText, RichTextBlock, TextRun } from "#domain/content/rich-text.ts";
import { getChipName, nameChips } from "../setup/answers/name-chips.ts";

interface DraftTextProps {
  readonly text: Text;
}

/** A text as staff compare it: formatted, with answers by their names, and without links that lead away. */
export function DraftText({ text }: DraftTextProps) {
  if (typeof text === "string") {
    return (
      <p className="whitespace-pre-line wrap-anywhere">
        <Words text={text} />
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-1.5 wrap-anywhere">
      <Blocks content={text} />
    </div>
  );
}

/** A part of a text, such as a number, a term or an answer by its name. */
export function NamedText({ text }: DraftTextProps & { text: string }) {
  const messages = useMessages("setup");
  return <NamedPart>{nameChips(text, messages)}</NamedPart>;
}

function NamedPart({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-[5px] border border-info bg-info-surface px-1 align-baseline text-xs/4.5 font-medium text-info">
      <Icon name="braces" size="xs" />
      {children}
    </span>
  );
}

// Pieces, runs and blocks have no id: their index is the key.
function Words({ text }: { text: string }) {
  const messages = useMessages("setup");
  return splitChips(text).map((piece, index) =>
    typeof piece === "string" ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <NamedPart key={index}>{getChipName(piece, messages)}</NamedPart>
    ),
  );
}

function Run({ run }: { run: TextRun }) {
  let words: ReactNode = <Words text={run.text} />;
  if (run.bold) words = <strong className="font-semibold">{words}</strong>;
  if (run.italic) words = <em>{words}</em>;
  return run.link === undefined ? words : <u title={run.link}>{words}</u>;
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Block({ block }: { block: RichTextBlock }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p className="whitespace-pre-line">
          <Runs runs={block.runs} />
        </p>
      );
    case "heading":
      return (
        <p className="font-semibold text-strong">
          <Runs runs={block.runs} />
        </p>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <Blocks content={item} />
        </li>
      ));
      if (block.start === undefined) return <ul className="list-disc ps-5">{items}</ul>;
      return (
        <ol start={block.start} className="list-decimal ps-5">
          {items}
        </ol>
      );
    }
    case "picture":
      return (
        <p className="flex items-center gap-1.5 text-muted">
          <Icon name="image" size="sm" />
          {block.picture.alt}
        </p>
      );
  }
}

function Blocks({ content }: { content: RichText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return content.map((block, index) => <Block key={index} block={block} />);
}
