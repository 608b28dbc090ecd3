import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { formatDuration } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { DeskPerson, DeskScreen } from "#domain/account/desk.ts";
import { describeLastHere } from "./desk-words.ts";
import { Initials } from "./initials.tsx";

/** Names that fit in large tiles, and in small ones; more are searched. */
const LARGE_TILES_MAX = 12;
const SMALL_TILES_MAX = 24;

interface NamesScreenProps {
  readonly screen: DeskScreen;
  readonly now: number;
  /** Persons whose notes are kept here. */
  readonly kept: ReadonlySet<string>;
  /** The person whose tile gets the focus, after going back. */
  readonly focusUid: string | null;
  readonly onChoose: (uid: string) => void;
}

/** Who is at the desk? Names as tiles, last here first; letters jump to the next name (picture 80). */
export function NamesScreen({ screen, now, kept, focusUid, onChoose }: NamesScreenProps) {
  const { names: words } = useMessages("desk");
  const headingId = useId();
  const [search, setSearch] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useLetterJump(list);
  const { people, desk, property, waiting } = screen;
  const isSmall = people.length > LARGE_TILES_MAX;
  const shown = people.filter(({ displayName }) => toPlain(displayName).includes(toPlain(search)));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 id={headingId} className="text-3xl font-semibold text-strong">
          {people.length === 0 ? words.empty : words.title}
        </h1>
        {waiting ? <WaitingChip waiting={waiting} now={now} /> : null}
      </div>
      {people.length === 0 ? (
        <p className="mt-3 max-w-160 text-lg text-pretty text-muted">{words.emptyText(desk.pairedBy)}</p>
      ) : null}
      {people.length > SMALL_TILES_MAX ? (
        <SearchField
          label={words.search}
          placeholder={words.search}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mt-6 max-w-100"
        />
      ) : null}
      <ul
        ref={list}
        aria-labelledby={headingId}
        className="mt-7 grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
      >
        {shown.map((person) => (
          <li key={person.uid}>
            <PersonTile
              person={person}
              isSmall={isSmall}
              isKept={kept.has(person.uid)}
              hasFocus={person.uid === focusUid}
              clock={{ now, timeZone: property.timeZone }}
              onChoose={() => onChoose(person.uid)}
            />
          </li>
        ))}
        <li>
          <Link
            to="/?somebody-else"
            className={classNames(
              toTile(isSmall),
              "border-dashed border-control no-underline hover:border-lifted",
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                "grid flex-none place-items-center rounded-full bg-surface-neutral text-on-neutral",
                isSmall ? "size-10" : "size-13",
              )}
            >
              <Icon name="plus" />
            </span>
            <TileText name={words.else} isSmall={isSmall}>
              {words.elseText}
            </TileText>
          </Link>
        </li>
      </ul>
      {shown.length === 0 && people.length > 0 ? (
        <p role="status" className="mt-4 text-muted">
          {words.nobodyFound}
        </p>
      ) : null}
    </>
  );
}

interface PersonTileProps {
  readonly person: DeskPerson;
  readonly isSmall: boolean;
  readonly isKept: boolean;
  readonly hasFocus: boolean;
  readonly clock: { readonly now: number; readonly timeZone: string };
  readonly onChoose: () => void;
}

function PersonTile({ person, isSmall, isKept, hasFocus, clock, onChoose }: PersonTileProps) {
  const { names: words } = useMessages("desk");
  const language = useLanguage();
  const { displayName, hint, hasDigits } = person;
  return (
    <button
      type="button"
      data-name={displayName}
      // biome-ignore lint/a11y/noAutofocus: the focus returns to the name that was chosen
      autoFocus={hasFocus}
      onClick={onChoose}
      className={classNames(
        toTile(isSmall),
        "border-default bg-surface-raised shadow-xs hover:border-lifted hover:shadow-md",
      )}
    >
      <Initials
        name={displayName}
        isQuiet={!hasDigits}
        className={isSmall ? "size-10 text-sm" : "size-13 text-lg"}
      />
      <TileText name={displayName} isSmall={isSmall} hint={hint}>
        {isKept ? (
          <>
            <Icon name="pencil" size="xs" className="me-1.25 inline align-[-2px]" />
            {words.kept}
          </>
        ) : hasDigits ? (
          describeLastHere(person, words, { language, ...clock })
        ) : (
          words.noDigits
        )}
      </TileText>
    </button>
  );
}

interface TileTextProps {
  readonly name: string;
  readonly isSmall: boolean;
  readonly hint?: string | null;
  readonly children: ReactNode;
}

function TileText({ name, isSmall, hint = null, children }: TileTextProps) {
  return (
    <span className="min-w-0">
      <bdi
        className={classNames(
          "line-clamp-2 font-semibold wrap-anywhere text-strong",
          isSmall ? "text-lg" : "text-xl",
        )}
      >
        {name}
      </bdi>
      <span className="block text-sm text-muted" suppressHydrationWarning={true}>
        {hint === null ? null : (
          <>
            <bdi className="wrap-anywhere">{hint}</bdi> ·{" "}
          </>
        )}
        {children}
      </span>
    </span>
  );
}

const TILE =
  "flex h-full w-full rounded-xl border text-start transition-[border-color,box-shadow] duration-fast";

function toTile(isSmall: boolean): string {
  return classNames(
    TILE,
    isSmall ? "min-h-24 items-center gap-3.5 p-4" : "min-h-40 flex-col items-start gap-4 p-5",
  );
}

interface WaitingChipProps {
  readonly waiting: NonNullable<DeskScreen["waiting"]>;
  readonly now: number;
}

/** How many requests wait, and the longest wait. The time is not announced again each minute. */
function WaitingChip({ waiting: { open, oldestAt, overdue }, now }: WaitingChipProps) {
  const { names: words } = useMessages("desk");
  const language = useLanguage();
  const waited = oldestAt === null ? null : formatDuration(language, now - Date.parse(oldestAt));
  return (
    <div className="inline-flex min-h-12 items-center gap-3 rounded-full border border-default bg-surface-raised ps-3.5 pe-4.5 text-lg">
      <Icon name="inbox" size="lg" className="text-muted" />
      <span role="status">
        {open === 0 ? (
          words.nothingWaits
        ) : (
          <>
            <b className="font-semibold text-strong">{words.requests(open)}</b>{" "}
            {open === 1 ? words.waits.one : words.waits.other}
          </>
        )}
      </span>
      {waited === null || open === 0 ? null : (
        <span suppressHydrationWarning={true}>
          <Badge
            tone={overdue > 0 ? "danger-solid" : "neutral"}
            icon={overdue > 0 ? "alert" : "clock"}
            className="h-7! text-sm! font-semibold tabular-nums"
          >
            {overdue > 0 ? words.late(waited, overdue) : waited}
          </Badge>
        </span>
      )}
    </div>
  );
}

/** Lower case without accents, for comparing names. */
function toPlain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** A letter moves the focus to the next name that begins with it, from anywhere but a field. */
function useLetterJump(list: { readonly current: HTMLUListElement | null }) {
  useEffect(() => {
    function jump(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (isTyping || ctrlKey || metaKey || altKey || !/^\p{L}$/u.test(key) || !list.current) return;
      const tiles = [...list.current.querySelectorAll<HTMLElement>("[data-name]")];
      const from = tiles.findIndex((tile) => tile.matches(":focus")) + 1;
      const inOrder = [...tiles.slice(from), ...tiles.slice(0, from)];
      inOrder.find(({ dataset }) => toPlain(dataset.name ?? "").startsWith(toPlain(key)))?.focus();
    }
    document.addEventListener("keydown", jump);
    return () => document.removeEventListener("keydown", jump);
  }, [list]);
}
