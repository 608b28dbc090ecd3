import { useState } from "react";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckMark } from "#app/ui/form/choice-mark.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Cell, DataTable, HeaderCell, TableRow } from "#app/ui/layout/data-table.tsx";
import type { GuestEntry, GuestSearch } from "#domain/guest/guest-data.ts";
import { serviceNameFor } from "#domain/guest/service-name.ts";
import { GUEST_DATA_ICONS } from "./kind-icons.ts";
import { useGuestDataWords } from "./use-guest-data-words.ts";
import type { Found } from "./use-guest-search.ts";
import { useMoment } from "./use-moment.ts";

interface FoundEntriesProps {
  readonly found: Found;
  readonly isBusy: boolean;
  readonly erase: (entries: readonly GuestEntry[], room: string | null) => Promise<void>;
}

/** The room shared by all entries; `null` if they differ or have none. */
function findCommonRoom([first, ...others]: readonly GuestEntry[]): string | null {
  if (!first || first.room === "") return null;
  return others.every(({ room }) => room === first.room) ? first.room : null;
}

/** Not preselected: consents, which are evidence, and entries of another room whose number contains the typed one. */
function isTickedAtFirst({ kind, room }: GuestEntry, search: GuestSearch): boolean {
  if (kind === "consents") return false;
  return "receipt" in search || (search.room !== "" && room.toLowerCase() === search.room.toLowerCase());
}

/** Search results, with checkboxes to erase them. */
export function FoundEntries({ found, isBusy, erase }: FoundEntriesProps) {
  const words = useGuestDataWords();
  const { items, hasMore, search } = found;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(items.filter((item) => isTickedAtFirst(item, search)).map(({ id }) => id)),
  );
  const chosen = items.filter(({ id }) => ticked.has(id));
  const room = findCommonRoom(chosen);
  const tickAll = (isOn: boolean) => setTicked(new Set(isOn ? items.map(({ id }) => id) : []));
  function tick(id: string, isOn: boolean) {
    const next = new Set(ticked);
    if (isOn) next.add(id);
    else next.delete(id);
    setTicked(next);
  }
  return (
    <>
      <DataTable aria-label={words.find}>
        <thead>
          <tr>
            <HeaderCell className="w-10">
              <CheckMark
                aria-label={words.selectAll}
                checked={chosen.length === items.length}
                onChange={(event) => tickAll(event.currentTarget.checked)}
              />
            </HeaderCell>
            <HeaderCell>{words.entries(items.length)}</HeaderCell>
            <HeaderCell>{words.when}</HeaderCell>
            <HeaderCell numeric>{words.receipt}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <EntryRow
              key={item.id}
              item={item}
              isTicked={ticked.has(item.id)}
              onTick={(isOn) => tick(item.id, isOn)}
            />
          ))}
        </tbody>
      </DataTable>
      {hasMore ? (
        <p className="border-t border-subtle px-5 py-3 text-sm text-muted">{words.hasMore}</p>
      ) : null}
      {chosen.length === 0 ? null : (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-danger bg-danger-surface px-5 py-3"
        >
          <p className="min-w-56 flex-1 text-sm text-danger">
            <strong className="font-semibold">
              {room === null ? words.question(chosen.length) : words.questionOf(chosen.length, room)}
            </strong>{" "}
            {words.warning}
          </p>
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => tickAll(false)}>
            {words.keepThem}
          </Button>
          <Button
            size="sm"
            variant="danger"
            loading={isBusy}
            loadingLabel={words.erasing}
            onClick={() => void erase(chosen, room)}
          >
            {words.erase(chosen.length)}
          </Button>
        </div>
      )}
    </>
  );
}

interface EntryRowProps {
  readonly item: GuestEntry;
  readonly isTicked: boolean;
  readonly onTick: (isOn: boolean) => void;
}

/** Title of an entry: its service or rating, otherwise its kind. */
function useEntryName(item: GuestEntry): string {
  const words = useGuestDataWords();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const { kind, rating, isGiven } = item;
  if (kind === "consents") return isGiven ? words.consentGiven : words.consentRefused;
  if (kind === "requests") return words.request(serviceNameFor(item, language, property.defaultLanguage));
  return rating === null ? words[kind] : words.rated(formatNumber(language, rating, 1));
}

function EntryRow({ item, isTicked, onTick }: EntryRowProps) {
  const words = useGuestDataWords();
  const toMoment = useMoment();
  const name = useEntryName(item);
  const { kind, room, note, at, receipt } = item;
  return (
    <TableRow selected={isTicked}>
      <Cell>
        <CheckMark
          aria-label={`${name}, ${toMoment(at)}`}
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </Cell>
      <Cell className="py-2">
        <span className="flex items-start gap-2.5 whitespace-normal">
          <Icon name={GUEST_DATA_ICONS[kind]} className="mt-px flex-none text-muted" />
          <span className="min-w-0">
            <bdi className="font-medium text-strong wrap-anywhere">{name}</bdi>
            {room === "" ? null : <bdi className="block text-muted">{words.roomOf(room)}</bdi>}
            {note === "" ? null : (
              <bdi className="block whitespace-pre-line text-muted wrap-anywhere">{note}</bdi>
            )}
          </span>
        </span>
      </Cell>
      <Cell className="tabular-nums">{toMoment(at)}</Cell>
      <Cell className="text-end font-mono text-xs">
        <bdi dir="ltr">{receipt}</bdi>
      </Cell>
    </TableRow>
  );
}
