import { useMessages } from "#app/messages/messages-context.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { getTextDirection } from "#domain/language.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import type { Original } from "./original.ts";

interface OriginalTextProps {
  readonly original: Original | null;
  /** Path of the field for its translation. */
  readonly path: string;
  /** A long text, which scrolls. */
  readonly long?: boolean;
}

interface TextProps {
  readonly original: Original;
  readonly text: string;
  readonly long: boolean;
}

/** The default-language text, with its own direction and `lang`. */
export function OriginalText({ original, path, long = false }: OriginalTextProps) {
  const text = original?.textAt(path);
  if (!original || !text) return null;
  return <Text original={original} text={text} long={long} />;
}

function Text({ original: { language }, text, long }: TextProps) {
  const { translation, common } = useMessages("setup");
  const show = useShownTexts(language);
  const name = translation.original.in(common.languages[language]);
  return (
    <div className="flex items-start gap-2 rounded-md bg-surface-sunken px-2.5 py-2 text-sm text-default">
      <Chip name={name}>{language}</Chip>
      <div
        lang={language}
        dir={getTextDirection(language)}
        {...(long ? { tabIndex: 0, role: "group", "aria-label": name } : {})}
        className={classNames(
          "min-w-0 flex-1 whitespace-pre-line text-start wrap-anywhere",
          long && "max-h-40 overflow-y-auto [scrollbar-width:thin]",
        )}
      >
        {show(text)}
      </div>
    </div>
  );
}
