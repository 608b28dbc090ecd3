import { useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { getCustomFonts, type Theme } from "#domain/content/theme.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { fallbackFontFor, getFont } from "#domain/look/font.ts";
import { findLackingScripts } from "./custom-fonts.ts";

interface MissingLettersProps {
  readonly fonts: Theme["fonts"];
  readonly languages: readonly ContentLanguage[];
}

/** Letters of guests' languages that the chosen fonts lack, one sentence per script [S83]. */
export function MissingLetters({ fonts, languages }: MissingLettersProps) {
  const { setup } = useMessages("setup");
  const words = setup.theme;
  const used = [...new Set([...getCustomFonts(fonts), fonts.heading, fonts.body])];
  const scripts = new Set(used.flatMap((id) => findLackingScripts(id, languages)));
  const lines = [...scripts].map((script) => {
    const other = fallbackFontFor(script);
    const letters = words.letters[script];
    return other === null ? words.deviceFont(letters) : words.standIn(letters, getFont(other).name);
  });
  if (lines.length === 0) return null;
  return (
    <Notice tone="info" className="mt-4">
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
