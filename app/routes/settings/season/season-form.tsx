import { type FormEvent, useEffect, useRef } from "react";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { addDays, localTimeOf } from "#domain/zoned-time.ts";
import { SeasonDayField } from "./season-day-field.tsx";
import { shownClosureOf } from "./season-draft.ts";
import { SeasonWords } from "./season-words.tsx";
import type { SeasonForm as Form } from "./use-season-form.ts";

/** A year back: who is closed already has its first closed day behind. */
const DAYS_BACK = 366;
const DAYS_AHEAD = 731;

/** Three days, and what guests read, a language. */
export function SeasonForm({ form, onSaved }: { form: Form; onSaved: () => void }) {
  const { common, settings } = useMessages();
  const words = settings.season;
  const { property } = useActiveProperty();
  const { now } = useSession();
  const language = useLanguage();
  const day = (date: string) => formatDate(language, Date.parse(date));
  const { draft, isBusy, isChanged, isClosing, isStale, current, errorOf, edit, discard } = form;
  const today = localTimeOf(now, property.timeZone).day;
  const bounds = { today, min: addDays(today, -DAYS_BACK), max: addDays(today, DAYS_AHEAD) };

  // The switch stands low on the screen: what it opens is brought into sight.
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
            error={errorOf("closesOn")}
            onChoose={(closesOn) => edit({ closesOn })}
          />
          <SeasonDayField
            {...bounds}
            label={words.opensOn}
            chosen={draft.opensOn}
            error={errorOf("opensOn")}
            onChoose={(opensOn) => edit({ opensOn })}
          />
          <SeasonDayField
            {...bounds}
            label={words.noticeFrom}
            hint={words.noticeHint}
            none={words.noNotice}
            clearLabel={words.clearNotice}
            chosen={draft.noticeFrom}
            error={errorOf("noticeFrom")}
            onChoose={(noticeFrom) => edit({ noticeFrom })}
          />
        </div>
        <SeasonWords form={form} closure={shownClosureOf(draft)} />
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
