import { useId } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Theme } from "#domain/content/theme.ts";
import { getFont } from "#domain/look/font.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { FONT_PAIRS, withPair } from "./custom-fonts.ts";
import { InFont } from "./in-font.tsx";

/** Recommended pairs in the property's name, if there is room for them. */
export function FontPairs({ onChoose }: { readonly onChoose: (fonts: Theme["fonts"]) => void }) {
  const words = useMessages("setup").setup.theme;
  const { draft } = useDraft();
  const headingId = useId();
  const pairs = FONT_PAIRS.flatMap((pair) => {
    const fonts = withPair(draft.theme.fonts, pair);
    return fonts ? [{ pair, fonts }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mb-5">
      <h3 id={headingId} className="mb-2 text-xs font-medium text-muted">
        {words.pairs}
      </h3>
      <ul className="grid grid-cols-3 gap-2">
        {pairs.map(({ pair: [heading, body], fonts }) => (
          <li key={heading}>
            <button
              type="button"
              onClick={() => onChoose(fonts)}
              className="w-full rounded-row border border-default px-3.5 py-2.5 text-start hover:border-selected hover:bg-surface-selected"
            >
              <InFont id={heading} className="block truncate text-xl text-strong">
                {draft.name}
              </InFont>
              <InFont id={body} className="mt-0.5 block truncate text-xs text-muted">
                {`${getFont(heading).name} + ${getFont(body).name}`}
              </InFont>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
