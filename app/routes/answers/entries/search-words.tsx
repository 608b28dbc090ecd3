import { useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SEARCH_WORDS_MAX } from "#domain/answers/answer-values.ts";
import type { ButtonForm } from "../../setup/buttons/fields/form.ts";

interface SearchWordsProps {
  readonly form: ButtonForm;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

/** Words that guests may type, as chips. Enter or a comma adds one. */
export function SearchWords({ form, words, onChange }: SearchWordsProps) {
  const { entries: texts } = useMessages("answers").answers;
  const id = useId();
  const [typed, setTyped] = useState("");
  const wrong = Object.entries(form.errors).find(([path]) => path.startsWith("searchWords"))?.[1];
  function add() {
    const added = typed
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== "" && !words.includes(word));
    if (added.length > 0) onChange([...words, ...new Set(added)].slice(0, SEARCH_WORDS_MAX));
    for (const index of [...words, ...added].keys()) form.leave(`searchWords.${index}`);
    setTyped("");
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-end gap-2">
        <TextField
          id={id}
          label={texts.search}
          hint={texts.searchHint}
          error={wrong === undefined ? undefined : form.errorText(wrong)}
          className="flex-1"
          size="sm"
          autoComplete="off"
          lang={form.language}
          dir={form.direction}
          disabled={words.length >= SEARCH_WORDS_MAX}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            // Enter ends a word of an input method, such as for Japanese.
            if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== ",")) return;
            event.preventDefault();
            add();
          }}
        />
      </div>
      {words.length > 0 ? (
        <ul aria-label={texts.search} className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word}>
              <Button
                size="sm"
                aria-label={texts.removeWord(word)}
                onClick={() => onChange(words.filter((other) => other !== word))}
              >
                <span lang={form.language} dir={form.direction}>
                  {word}
                </span>
                <Icon name="close" size="xs" />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
