import { classNames } from "../class-names.ts";

export interface OneLineProps {
  readonly text: string;
  readonly as?: "span" | "p" | "b";
  readonly dir?: "auto";
  readonly className?: string;
}

/**
 * A text on one line, cut where its place ends; pointing at it shows the whole. With `dir` it runs as its own letters
 * do, and stands where the texts around it begin.
 */
export function OneLine({ text, as: Tag = "span", dir, className }: OneLineProps) {
  return (
    <Tag title={text} dir={dir} className={classNames("one-line", dir && "match-parent", className)}>
      {text}
    </Tag>
  );
}
