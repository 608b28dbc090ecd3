import { type FormEvent, useState } from "react";
import { DayPopover } from "#app/components/day-popover.tsx";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { ROOM_LENGTH_MAX } from "#domain/limits.ts";
import { DAY_MS } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { FoundEntries } from "./found-entries.client.tsx";
import { useGuestDataWords } from "./use-guest-data-words.ts";
import { useGuestSearch } from "./use-guest-search.ts";

/** First selectable day: ten years, the longest retention, before the first property. */
const FIRST_DAY = "2016-01-01";

/** Default number of days to search. */
const DAYS_SHOWN = 7;

/** Search for one guest's data. Nothing is shown without a search. */
export function FindCard() {
  const words = useGuestDataWords();
  const { property } = useActiveProperty();
  const { now } = useSession();
  const toDay = (at: number) => toLocalTime(at, property.timeZone).day;
  const [by, setBy] = useState<"stay" | "receipt">("stay");
  const [room, setRoom] = useState("");
  const [receipt, setReceipt] = useState("");
  const [from, setFrom] = useState(() => toDay(now - DAYS_SHOWN * DAY_MS));
  const today = toDay(now);
  const [to, setTo] = useState(today);
  const search = useGuestSearch();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!search.isBusy) void search.find(by === "receipt" ? { receipt } : { room, from, to });
  }

  const nothing = by === "receipt" ? words.nothing : room === "" ? words.nothingHere : words.nothingOf(room);
  return (
    <Card
      flush
      title={words.find}
      action={
        <Segmented
          size="sm"
          label={words.findBy}
          labelHidden
          value={by}
          options={[
            { value: "stay", label: words.byStay },
            { value: "receipt", label: words.byReceipt },
          ]}
          onChange={(value) => {
            setBy(value);
            search.clear();
          }}
        />
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3 px-5 pb-4">
        {by === "receipt" ? (
          <TextField
            className="w-96 max-w-full"
            label={words.receipt}
            hint={words.receiptHint}
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            value={receipt}
            onChange={(event) => setReceipt(event.currentTarget.value)}
          />
        ) : (
          <>
            <TextField
              className="w-48"
              label={words.room}
              hint={words.roomHint}
              dir="auto"
              autoComplete="off"
              maxLength={ROOM_LENGTH_MAX}
              value={room}
              onChange={(event) => setRoom(event.currentTarget.value)}
            />
            <DayField label={words.from} chosen={from} today={today} max={to} onChoose={setFrom} />
            <DayField label={words.to} chosen={to} today={today} min={from} max={today} onChoose={setTo} />
          </>
        )}
        <Button
          type="submit"
          iconBefore="search"
          className="mt-6.5"
          loading={search.isBusy && search.found === null}
          loadingLabel={words.searching}
          disabled={by === "receipt" && receipt.trim() === ""}
        >
          {words.search}
        </Button>
      </form>
      {search.found === null ? null : search.found.items.length === 0 ? (
        <p role="status" className="border-t border-subtle px-5 py-4 text-sm text-muted">
          {nothing}
        </p>
      ) : (
        <FoundEntries key={search.found.key} {...search} found={search.found} />
      )}
    </Card>
  );
}

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, like all days here. */
  readonly chosen: string;
  readonly today: string;
  readonly min?: string;
  readonly max: string;
  readonly onChoose: (day: string) => void;
}

/** A day picker with the property's calendar days. */
function DayField({ label, chosen, min = FIRST_DAY, ...days }: DayFieldProps) {
  const date = formatDate(useLanguage(), Date.parse(chosen));
  return (
    <Field label={label} className="w-42">
      {(control) => (
        <DayPopover
          {...days}
          label={label}
          chosen={chosen}
          min={min}
          trigger={
            <button
              {...control}
              type="button"
              aria-label={`${label}: ${date}`}
              className={`${controlClasses(false)} flex items-center gap-2 text-start tabular-nums`}
            >
              <Icon name="calendar" className="flex-none text-muted" />
              <span className="truncate">{date}</span>
            </button>
          }
        />
      )}
    </Field>
  );
}
