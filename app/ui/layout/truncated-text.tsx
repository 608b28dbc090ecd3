import { classNames } from "../class-names.ts";

export interface OneLineProps {
  readonly text: string;
  readonly as?: "span" | "p" | "b";
  readonly dir?: "auto";
  readonly className?: string;
}

/**
 * Single-line text, truncated with the full text as tooltip. With `dir`, it has its own direction but aligns
 * with the text around it.
 */
export function TruncatedText({ text, as: Tag = "span", dir, className }: OneLineProps) {
  return (
    <Tag title={text} dir={dir} className={classNames("one-line", dir && "match-parent", className)}>
      {text}
    </Tag>
  );
}
