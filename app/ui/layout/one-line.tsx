import { classNames } from "../class-names.ts";

export interface OneLineProps {
  readonly text: string;
  readonly as?: "span" | "p" | "b";
  readonly dir?: "auto";
  readonly className?: string;
}

/** A text on one line, cut where its place ends; pointing at it shows the whole. */
export function OneLine({ text, as: Tag = "span", dir, className }: OneLineProps) {
  return (
    <Tag title={text} dir={dir} className={classNames("block truncate", className)}>
      {text}
    </Tag>
  );
}
