import { type ChangeEvent, useEffect, useId, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { DeskPerson, DeskScreen } from "#domain/account/desk.ts";
import { formatCountdown, getPartOfDay } from "./desk-words.ts";
import { DigitPad } from "./digit-pad.tsx";
import { type DigitTries, describeTries, NO_TRIES } from "./digit-tries.ts";
import { Initials } from "./initials.tsx";
import { useDigits } from "./use-digits.ts";
import { useQuietReturn } from "./use-quiet-return.ts";

/** Stands in the field for each typed digit: the page never contains the digits. */
const DOT = "•";
const BOXES = [0, 1, 2, 3, 4, 5];

interface DigitsScreenProps {
  readonly person: DeskPerson;
  readonly property: DeskScreen["property"];
  /** The server's clock, for the greeting. */
  readonly now: number;
  readonly tries: DigitTries;
  readonly onTries: (tries: DigitTries) => void;
  readonly onUnset: () => void;
  readonly onBack: () => void;
}

/** The six digits of the chosen person, from the pad or the keyboard; the sixth signs in (picture 80b). */
export function DigitsScreen(props: DigitsScreenProps) {
  const { person, property, now: serverNow, tries, onTries, onUnset, onBack } = props;
  const { digits: words } = useMessages("desk");
  const wanted = { person, propertyId: property.id, tries, onTries, onUnset };
  const { digits, type, isBusy, isOff, asked, refusal, now } = useDigits(wanted);
  useQuietReturn(onBack);
  useDigitKeys(digits, type);
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // On a touch screen the focused field would open a second pad.
  useEffect(() => (matchMedia("(pointer: fine)").matches ? input : heading).current?.focus(), []);
  return (
    <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-22">
      <div className="min-w-0">
        <div className="flex items-center gap-5">
          <Initials name={person.displayName} className="size-18 text-2xl max-sm:size-14 max-sm:text-xl" />
          <div className="min-w-0">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-2xl font-semibold wrap-anywhere text-strong outline-hidden sm:text-3xl"
              suppressHydrationWarning={true}
            >
              {words[getPartOfDay(serverNow, property.timeZone)](person.displayName)}
            </h1>
            <button
              type="button"
              onClick={onBack}
              className="mt-1.5 inline-flex items-center gap-1.5 rounded-xs text-start text-md sm:text-lg font-medium text-link underline-offset-3 hover:underline"
            >
              <Icon name="arrow-left" size="sm" className="rtl:-scale-x-100" />
              {words.notYou}
            </button>
          </div>
        </div>
        <DigitBoxes
          inputRef={input}
          label={{ digits: words.label, own: words.ownLabel, again: words.again }[asked]}
          digits={digits}
          type={type}
          isBusy={isBusy}
          isOff={isOff}
          shakes={tries.wrong}
        />
        {asked === "own" && refusal === null ? (
          <Notice tone="info" role="status" className="mt-5 max-w-120">
            {words.given}
          </Notice>
        ) : (
          <TriesNotice tries={asked === "digits" ? tries : NO_TRIES} now={now} refusal={refusal} />
        )}
        <p className="mt-4 text-sm text-muted">{words.forgotten}</p>
      </div>
      <DigitPad digits={digits} type={type} isOff={isOff} />
    </div>
  );
}

interface DigitBoxesProps {
  readonly inputRef: React.RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly digits: string;
  readonly type: (digits: string) => void;
  readonly isBusy: boolean;
  readonly isOff: boolean;
  /** Number of wrong tries; each shakes the boxes once. */
  readonly shakes: number;
}

/** One field, shown as six boxes. */
function DigitBoxes({ inputRef, label, digits, type, isBusy, isOff, shakes }: DigitBoxesProps) {
  const { digits: words } = useMessages("desk");
  const inputId = useId();
  const statusId = useId();

  function read({ target }: ChangeEvent<HTMLInputElement>) {
    const kept = [...target.value].filter((character) => character === DOT).length;
    type(digits.slice(0, kept) + target.value.replace(/\D/g, ""));
  }

  return (
    <>
      <label htmlFor={inputId} className="mt-6 block text-lg sm:mt-10 font-medium text-strong">
        {label}
      </label>
      <div className="group relative mt-3.5 w-fit max-w-full" dir="ltr">
        <input
          ref={inputRef}
          id={inputId}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          readOnly={isOff}
          aria-describedby={statusId}
          value={DOT.repeat(digits.length)}
          onChange={read}
          className="absolute inset-0 size-full cursor-default bg-transparent text-transparent caret-transparent opacity-0 outline-hidden"
        />
        <div
          key={shakes}
          aria-hidden="true"
          className={classNames(
            "flex gap-2 sm:gap-3",
            shakes > 0 && !isBusy && "motion-safe:animate-shake",
            isBusy && "animate-fade-in",
          )}
        >
          {BOXES.map((index) => (
            <span
              key={index}
              className={classNames(
                "grid h-14 w-16 sm:h-19 min-w-0 place-items-center rounded-[0.875rem] border-[1.5px] bg-surface-raised",
                index === 3 && "ms-2",
                index === digits.length && !isOff
                  ? "border-focus group-focus-within:shadow-field-focus"
                  : "border-control",
                isOff && !isBusy && "border-default bg-surface-sunken",
              )}
            >
              {index < digits.length ? <span className="size-4 rounded-full bg-current text-strong" /> : null}
            </span>
          ))}
        </div>
        <p id={statusId} role="status" className="sr-only">
          {isBusy ? words.checking : words.entered(digits.length)}
        </p>
      </div>
    </>
  );
}

interface TriesNoticeProps {
  readonly tries: DigitTries;
  readonly now: number;
  readonly refusal: string | null;
}

/** Says what was wrong, and how long the name waits. The countdown is shown each second and announced once. */
function TriesNotice({ tries, now, refusal }: TriesNoticeProps) {
  const { digits: words } = useMessages("desk");
  const notice = describeTries(tries, now);
  const place = "mt-5 max-w-120";
  if (notice === "waits") {
    return (
      <Notice
        tone="warn"
        icon="clock"
        role="status"
        className={place}
        title={
          <span role="timer" aria-live="off" className="tabular-nums">
            {words.wait(formatCountdown((tries.waitsUntil ?? now) - now))}.
          </span>
        }
      >
        {words.others}
      </Notice>
    );
  }
  if (refusal !== null) {
    return (
      <Notice tone="danger" role="alert" className={place}>
        {refusal}
      </Notice>
    );
  }
  if (notice === null) return null;
  const isTwice = notice === "wrong-twice";
  return (
    <Notice
      key={tries.wrong}
      tone="warn"
      icon={isTwice ? "clock" : "alert"}
      role="status"
      className={place}
      title={isTwice ? words.wrongTwice : words.wrong}
    >
      {isTwice ? words.nextWaits : null}
    </Notice>
  );
}

/** Digits, Backspace from the keyboard wherever the focus is; the field reads its own. */
function useDigitKeys(digits: string, type: (digits: string) => void) {
  useEffect(() => {
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (isField || ctrlKey || metaKey || altKey) return;
      if (/^\d$/.test(key)) type(digits + key);
      if (key === "Backspace") type(digits.slice(0, -1));
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [digits, type]);
}
