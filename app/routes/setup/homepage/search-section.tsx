import { useId } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { ASK_LINE_ANSWERS_MIN, listAnswered } from "#domain/answers/answered-questions.ts";
import { useDraft } from "../draft/draft-context.tsx";

/** Whether the header has the guests' search, and from when they see it (A8). */
export function SearchSection() {
  const { homepage: words } = useMessages("setup").setup;
  const { value, edit, draft } = useDraft();
  const noteId = useId();
  const { askLine, ...homepage } = value("homepage");
  const isOn = askLine !== false;
  const count = listAnswered(draft.answers).length;
  const note = count < ASK_LINE_ANSWERS_MIN ? words.searchFrom(ASK_LINE_ANSWERS_MIN, count) : words.searchOn;
  return (
    <Section>
      <div className="flex items-center justify-between gap-4">
        <div>
          <h2 className="text-lg font-semibold text-strong">{words.search}</h2>
          <p id={noteId} className="mt-0.5 text-sm text-muted">
            {isOn ? note : words.searchOff}
          </p>
        </div>
        <Switch
          label={words.search}
          labelHidden
          aria-describedby={noteId}
          checked={isOn}
          onChange={() => edit("homepage", isOn ? { ...homepage, askLine: false } : homepage)}
        />
      </div>
    </Section>
  );
}
