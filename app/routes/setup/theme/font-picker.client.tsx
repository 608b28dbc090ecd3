import { type ReactNode, useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { Theme } from "#domain/content/theme.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { FONT_SCRIPTS, type FontId, type FontScript, fallbackFontFor, getFont } from "#domain/look/font.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { FONT_PAIRS, withPair } from "./custom-fonts.ts";
import { findFonts, groupByLackingScripts } from "./find-fonts.ts";
import { FontRow } from "./font-row.tsx";
import { InFont } from "./in-font.tsx";

interface FontPickerProps {
  /** Families already in use. */
  readonly custom: readonly FontId[];
  readonly languages: readonly ContentLanguage[];
  readonly onChoose: (id: FontId) => void;
  readonly onPair: (fonts: Theme["fonts"]) => void;
  readonly onClose: () => void;
}

/** The catalogue: each family in its own face, searchable by name and script (D13). */
export function FontPicker({ custom, languages, onChoose, onPair, onClose }: FontPickerProps) {
  const { setup, common } = useMessages("setup");
  const words = setup.theme;
  const [query, setQuery] = useState("");
  const [script, setScript] = useState<FontScript | null>(null);
  const foundId = useId();
  const found = findFonts(query, script);
  const groups = groupByLackingScripts(found, languages);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={words.chooseFont}
      foot={
        <Button variant="ghost" onClick={onClose}>
          {common.cancel}
        </Button>
      }
    >
      <div className="sticky -top-4 z-sticky -mx-1 grid grid-cols-2 gap-4 bg-surface-raised px-1 pt-1 pb-3">
        <SearchField
          label={words.searchFonts}
          labelHidden={false}
          aria-controls={foundId}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <SelectField
          label={words.scripts}
          aria-controls={foundId}
          options={[
            { value: "", label: words.anyScript },
            ...FONT_SCRIPTS.map((value) => ({ value, label: words.script[value] })),
          ]}
          value={script ?? ""}
          onChange={(event) =>
            setScript(FONT_SCRIPTS.find((value) => value === event.currentTarget.value) ?? null)
          }
        />
      </div>
      {query === "" && script === null ? <FontPairs onChoose={onPair} /> : null}
      <p role="status" className="mb-2 text-xs text-subtle">
        {found.length === 0 ? words.noFonts : words.fontsFound(found.length)}
      </p>
      <div id={foundId} className="flex min-h-[calc(100dvh-19rem)] flex-col gap-5">
        {groups.map(({ lacking, fonts }) => (
          <FontGroup key={lacking.join(" ")} lacking={lacking} isAlone={groups.length === 1}>
            {fonts.map((font) => (
              <FontRow
                key={font.id}
                font={font}
                sample={script}
                isChosen={custom.includes(font.id)}
                onChoose={() => onChoose(font.id)}
              />
            ))}
          </FontGroup>
        ))}
      </div>
    </Dialog>
  );
}

interface FontGroupProps {
  /** Scripts of the property's languages that the group's families lack. */
  readonly lacking: readonly FontScript[];
  /** Whether it is the only group. If its families lack nothing, it then has no heading. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Families that lack the same letters, with one explanation of what guests see instead [S83]. */
function FontGroup({ lacking, isAlone, children }: FontGroupProps) {
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

/** Recommended pairs of fonts, shown with the property's name. A pair is left out if its fonts do not fit. */
function FontPairs({ onChoose }: { readonly onChoose: (fonts: Theme["fonts"]) => void }) {
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
