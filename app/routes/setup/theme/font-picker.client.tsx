import { useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { Theme } from "#domain/content/theme.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { FONT_SCRIPTS, type FontId, type FontScript } from "#domain/look/font.ts";
import { findFonts, groupByLackingScripts } from "./find-fonts.ts";
import { FontGroup } from "./font-group.tsx";
import { FontPairs } from "./font-pairs.tsx";
import { FontRow } from "./font-row.tsx";

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
