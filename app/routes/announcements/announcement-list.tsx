import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { usePlaces } from "#app/components/places/use-places.ts";
import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type {
  Announcement,
  AnnouncementReceipts,
  AnnouncementState,
} from "#domain/announcement/announcement.ts";
import { PLACES_CHOSEN_MAX } from "#domain/limits.ts";
import type { EpochMs } from "#domain/time.ts";
import { nameChips } from "../setup/answers/name-chips.ts";
import {
  ANNOUNCEMENT_LOOKS,
  formatAudience,
  formatReceipt,
  formatTimes,
  hasNobody,
} from "./announcement-words.ts";
import { getState } from "./composing.ts";

const TYPED_INTO = "input, textarea, select, [contenteditable]";
const HAS_KEYS_OF_ITS_OWN =
  "[role=dialog], [role=alertdialog], [role=menu], [role=radiogroup], [role=combobox]";
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Groups in display order; the groups that need attention come first. */
const GROUPS: readonly AnnouncementState[] = ["draft", "on", "planned", "ended"];

/** Places named by current and future announcements, up to the limit of one request. */
function getNamedIds(announcements: readonly Announcement[], now: EpochMs): readonly string[] {
  const lasting = announcements.filter((announcement) => getState(announcement, now) !== "ended");
  return [...new Set(lasting.flatMap(({ audience }) => audience?.places ?? []))].slice(0, PLACES_CHOSEN_MAX);
}

interface AnnouncementListProps {
  readonly announcements: readonly Announcement[];
  /** Reach of the announcements; `null`: not known yet. */
  readonly receipts: AnnouncementReceipts | null;
  readonly openId: string | null;
  readonly now: EpochMs;
  readonly onAdd: () => void;
}

/** All announcements, grouped by state. */
export function AnnouncementList({ announcements, receipts, openId, now, onAdd }: AnnouncementListProps) {
  const words = useMessages("announcements");
  const list = useRef<HTMLElement>(null);
  useListKeys({ list, add: onAdd });
  const { gone } = usePlaces({ ids: getNamedIds(announcements, now) });
  const groups = GROUPS.map((state) => ({
    state,
    items: announcements.filter((announcement) => getState(announcement, now) === state),
  }));
  const isListed = announcements.some(({ id }) => id === openId);
  const stop = isListed ? openId : groups.flatMap(({ items }) => items)[0]?.id;
  return (
    <nav ref={list} aria-label={words.all} className="news-list">
      {groups.map(({ state, items }) =>
        items.length === 0 ? null : (
          <section key={state} className="not-first:border-t not-first:border-default">
            <h2 className="flex justify-between px-8 pt-4 pb-2 text-sm font-medium text-default max-md:px-4">
              {words.states[state]}
              <span className="text-muted tabular-nums">{items.length}</span>
            </h2>
            <ul>
              {items.map((announcement) => (
                <Row
                  key={announcement.id}
                  announcement={announcement}
                  receipt={receipts?.items.find(({ id }) => id === announcement.id) ?? null}
                  isOpen={announcement.id === openId}
                  isStop={announcement.id === stop}
                  gone={gone}
                  now={now}
                />
              ))}
            </ul>
          </section>
        ),
      )}
    </nav>
  );
}

interface RowProps {
  readonly announcement: Announcement;
  readonly receipt: AnnouncementReceipts["items"][number] | null;
  readonly isOpen: boolean;
  /** Whether the row is the list's tab stop. */
  readonly isStop: boolean;
  /** Ids of deleted places. */
  readonly gone: readonly string[];
  readonly now: EpochMs;
}

function Row({ announcement, receipt, isOpen, isStop, gone, now }: RowProps) {
  const messages = useMessages("setup");
  const words = useMessages("announcements");
  const language = useLanguage();
  const { property } = useActiveProperty();
  const { id, kind, texts, audience } = announcement;
  const { tone, icon } = ANNOUNCEMENT_LOOKS[kind];
  const text = texts[property.defaultLanguage] || Object.values(texts).find(Boolean);
  const said = { language, timeZone: property.timeZone, now };
  const state = getState(announcement, now);
  const reached = receipt ? formatReceipt(receipt, words) : "";
  const isForNobody = state !== "ended" && hasNobody(audience, gone);
  return (
    <li className="not-first:border-t not-first:border-subtle">
      <Link
        to={`/announcements?open=${id}`}
        aria-current={isOpen ? "true" : undefined}
        tabIndex={isStop ? 0 : -1}
        className="news-row"
        preventScrollReset
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-muted">
          {state === "draft" ? (
            <Badge tone="outline" icon="pencil">
              {words.draft}
            </Badge>
          ) : (
            <Badge tone={tone} icon={icon}>
              {words.kinds[kind]}
            </Badge>
          )}
          <span>{formatTimes(announcement, said, words)}</span>
        </span>
        <span className="line-clamp-3 text-md text-strong" dir="auto">
          {text ? nameChips(text, messages) : words.noText}
        </span>
        <span className="flex items-center gap-1.5 text-xs text-muted">
          <Icon name="map" size="xs" />
          {formatAudience({ audience, gone }, (items) => formatList(language, items), words, messages)}
        </span>
        {reached !== "" ? (
          <span className="text-xs text-muted">{reached}</span>
        ) : state === "on" && !isForNobody ? (
          <span className="text-xs text-muted">{words.waiting}</span>
        ) : null}
        {isForNobody ? <span className="text-xs text-muted">{words.nobody}</span> : null}
      </Link>
    </li>
  );
}

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly add: () => void;
}

/**
 * Keyboard shortcuts of the list, which is a single tab stop: arrows move between rows, Enter opens, N starts
 * a new announcement, Escape closes the open one. In a text field only Escape works.
 */
function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { list, add } = latest.current;
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(HAS_KEYS_OF_ITS_OWN)) return;
      if (event.key === "Escape") {
        list.current?.querySelector<HTMLElement>("a[tabindex='0']")?.focus();
      } else if (target.closest(TYPED_INTO)) {
        return;
      } else if (event.key === "n") {
        event.preventDefault();
        add();
      } else if (list.current?.contains(target) && moveFocus(list.current, target, STEPS[event.key])) {
        event.preventDefault();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** @returns whether the focus moved. */
function moveFocus(list: HTMLElement, from: HTMLElement, step: 1 | -1 | undefined): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>("a")];
  const next = step ? rows[rows.indexOf(from) + step] : undefined;
  next?.focus();
  return next !== undefined;
}
