import { useRef, useState } from "react";
import { type HoursTextContext, hoursStateAt } from "#app/components/hours-state.ts";
import { newId } from "#app/components/new-id.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import { resolveHours } from "#domain/answers/chips/followed-hours.ts";
import type { Button } from "#domain/content/button.ts";
import { getEffectiveHours, type Hours } from "#domain/content/hours/hours.ts";
import { getUsableHours } from "#domain/content/hours/usable-hours.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { withoutHours } from "#domain/content/translation/translation.ts";
import type { EpochMs } from "#domain/time.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import type { ButtonForm } from "../fields/form.ts";
import { newHours } from "./edit-hours.ts";
import { FollowedField } from "./followed-field.tsx";
import { StateBadge } from "./state-badge.tsx";
import { findOriginalHours } from "./timed-buttons.ts";

// Loaded on demand, because most buttons have no hours and the Worker renders no open editor.
const TIMETABLE = definePart(
  () => import("./timetable.client.tsx"),
  ({ Timetable }) => Timetable,
);

interface HoursSectionProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly button: Button;
  readonly now: EpochMs;
  readonly onChange: (button: Button) => void;
}

type Choice = "follow" | "always" | "timed";

/** When guests see a button: always, at certain times, or as in the default language (T1, T6). */
export function HoursSection({ form, theme, button, now, onChange }: HoursSectionProps) {
  const { buttonHours: words, common } = useMessages("setup");
  const { draft, property } = useDraft();
  const { timeZone } = property;
  const saying: HoursTextContext = { at: now, timeZone, language: useLanguage(), words };
  const original = findOriginalHours(draft, form.language, button.id);
  const own = button.hours;
  const choice: Choice = own ? "timed" : own === undefined && original ? "follow" : "always";
  const [isOpenAtFirst] = useState(choice !== "always");
  // Hours typed before another choice; restored on switching back.
  const before = useRef<Hours | null>(null);
  // Id of the first window of new hours.
  const [begunId] = useState(newId);
  const section = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);
  const shown = getUsableHours(resolveHours(getEffectiveHours(own, original), draft.answers));
  const name = common.languages[draft.defaultLanguage];

  function choose(next: Choice) {
    if (own) before.current = own;
    wasChosen.current = next === "timed";
    if (next === "timed") return onChange({ ...button, hours: before.current ?? newHours(begunId) });
    // Without own hours a translation follows its original.
    if (next === "always" && original) return onChange({ ...button, hours: null });
    onChange(withoutHours(button));
  }

  return (
    <Accordion
      title={words.title}
      summary={shown ? undefined : words.alwaysNote}
      badge={shown ? <StateBadge state={hoursStateAt(shown, timeZone, now)} saying={saying} /> : null}
      defaultOpen={isOpenAtFirst}
      className="-mx-5 px-5"
    >
      <div ref={section} className="flex scroll-mt-14 flex-col gap-4">
        <Segmented<Choice>
          label={words.title}
          labelHidden
          block
          options={[
            ...(original ? [{ value: "follow" as const, label: words.asIn(name) }] : []),
            { value: "always", label: words.always },
            { value: "timed", label: words.timed },
          ]}
          value={choice}
          onChange={choose}
        />
        {choice === "follow" ? <p className="text-sm text-muted">{words.followsNote(name)}</p> : null}
        {own ? (
          <FollowedField hours={own} begunId={begunId} onChange={(hours) => onChange({ ...button, hours })} />
        ) : null}
        {own && !own.follows ? (
          <LazyPart
            part={TIMETABLE}
            props={{
              form,
              theme,
              button,
              saying,
              hours: own,
              begunId,
              onChange: (hours: Hours) => onChange({ ...button, hours }),
              // Scroll added rows into view.
              onShown: () => {
                if (wasChosen.current) section.current?.scrollIntoView({ block: "start" });
                wasChosen.current = false;
              },
            }}
          />
        ) : null}
      </div>
    </Accordion>
  );
}
