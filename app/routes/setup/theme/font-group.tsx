import { type ReactNode, useId } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { type FontScript, fallbackFontFor, getFont } from "#domain/look/font.ts";

interface FontGroupProps {
  /** Scripts of the property's languages that its families lack. */
  readonly lacking: readonly FontScript[];
  /** Whether it is the only group: a complete one then needs no heading. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Families that lack the same letters, with one explanation of what guests see instead [S83]. */
export function FontGroup({ lacking, isAlone, children }: FontGroupProps) {
  const { theme: words } = useMessages("setup").setup;
  const headingId = useId();
  const lines = lacking.map((script) => {
    const other = fallbackFontFor(script);
    const letters = words.letters[script];
    return other === null
      ? words.lackingGroupOnDevice(letters)
      : words.lackingGroup(letters, getFont(other).name);
  });
  const heading = lines.length === 0 ? words.fittingGroup : lines.join(" ");
  const isHeaded = lines.length > 0 || !isAlone;
  return (
    <section aria-labelledby={isHeaded ? headingId : undefined}>
      {isHeaded ? (
        <h3 id={headingId} className="mb-2 text-xs font-medium text-muted">
          {heading}
        </h3>
      ) : null}
      <ul className="grid grid-cols-2 content-start gap-2">{children}</ul>
    </section>
  );
}
