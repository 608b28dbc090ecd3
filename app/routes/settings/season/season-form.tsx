import { type FormEvent, useEffect, useRef } from "react";
import { DayPopover } from "#app/components/day-popover.tsx";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import { toShownClosure } from "./season-draft.ts";
import { SeasonWords } from "./season-words.tsx";
import type { SeasonForm as Form } from "./use-season-form.ts";

/** A year back: a closed property's first closed day is in the past. */
const DAYS_BACK = 366;
const DAYS_AHEAD = 731;

/** Three days, and the guests' texts by language. */
export function SeasonForm({ form, onSaved }: { form: Form; onSaved: () => void }) {
  const { common, settings } = useMessages();
  const words = settings.season;
  const { property } = useActiveProperty();
  const { now } = useSession();
  const language = useLanguage();
  const day = (date: string) => formatDate(language, Date.parse(date));
  const { draft, isBusy, isChanged, isClosing, isStale, current, findError, edit, discard } = form;
  const today = toLocalTime(now, property.timeZone).day;
  const bounds = { today, min: addDays(today, -DAYS_BACK), max: addDays(today, DAYS_AHEAD) };

  // The switch is low on the screen: scroll the opened form into view.
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isClosing) element.current?.scrollIntoView({ block: "nearest" });
  }, [isClosing]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void form.save(onSaved);
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={words.title}
      className="flex flex-col gap-5 px-6 pb-6"
    >
      {isStale ? (
        <Notice tone="warn" role="alert">
          {settings.property.meanwhile}
          <br />
          {current ? words.saved(day(current.closesOn), day(current.opensOn)) : words.takenBack}
        </Notice>
      ) : null}
      <EditorsOnly>
        <div className="grid items-start gap-5 md:grid-cols-3">
          <SeasonDayField
            {...bounds}
            label={words.closesOn}
            chosen={draft.closesOn}
            error={findError("closesOn")}
            onChoose={(closesOn) => edit({ closesOn })}
          />
          <SeasonDayField
            {...bounds}
            label={words.opensOn}
            chosen={draft.opensOn}
            error={findError("opensOn")}
            onChoose={(opensOn) => edit({ opensOn })}
          />
          <SeasonDayField
            {...bounds}
            label={words.noticeFrom}
            hint={words.noticeHint}
            none={words.noNotice}
            clearLabel={words.clearNotice}
            chosen={draft.noticeFrom}
            error={findError("noticeFrom")}
            onChoose={(noticeFrom) => edit({ noticeFrom })}
          />
        </div>
        <SeasonWords form={form} closure={toShownClosure(draft)} />
        <div className="flex flex-wrap justify-end gap-2">
          {isClosing ? (
            <Button disabled={!isChanged || isBusy} onClick={discard}>
              {common.discard}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            disabled={isClosing && !isChanged}
            loading={isBusy}
            loadingLabel={common.saving}
          >
            {isClosing ? common.save : words.close}
          </Button>
        </div>
      </EditorsOnly>
    </form>
  );
}

interface SeasonDayFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** `YYYY-MM-DD`, like all days here; empty: none. */
  readonly chosen: string;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly error: string | undefined;
  /** Placeholder of an optional day. */
  readonly none?: string;
  /** Label of the button that clears an optional day. */
  readonly clearLabel?: string;
  readonly onChoose: (day: string) => void;
}

/** A day of the season, chosen from a calendar. */
function SeasonDayField({ label, hint, error, none, clearLabel, ...days }: SeasonDayFieldProps) {
  const { choose } = useMessages().settings.season;
  const language = useLanguage();
  const { chosen, onChoose } = days;
  const text = chosen === "" ? (none ?? choose) : formatDate(language, Date.parse(chosen));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <DayPopover
              {...days}
              label={label}
              trigger={
                <button
                  {...control}
                  type="button"
                  aria-label={`${label}: ${text}`}
                  className={`${controlClasses(Boolean(error))} flex items-center gap-2 text-start tabular-nums`}
                >
                  <Icon name="calendar" className="flex-none text-muted" />
                  <span className={chosen === "" ? "truncate text-muted" : "truncate"}>{text}</span>
                </button>
              }
            />
          </div>
          {clearLabel && chosen !== "" ? (
            <IconButton icon="close" label={clearLabel} onClick={() => onChoose("")} />
          ) : null}
        </div>
      )}
    </Field>
  );
}
