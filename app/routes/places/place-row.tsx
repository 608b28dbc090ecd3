import { PLACE_ICONS } from "#app/components/place-icons.ts";
import { formatDate, formatNumber, formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useClock } from "#app/session/use-clock.ts";
import { Badge, type BadgeProps } from "#app/ui/feedback/badge.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { CheckMark } from "#app/ui/form/choice-mark.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Cell, RowHeader, TableRow } from "#app/ui/layout/data-table.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import type { CareReason, ListedPlace } from "#domain/place/card-care.ts";
import type { Place } from "#domain/place/place.ts";
import { formatPlaceLabel } from "./place-words.ts";
import { printPath } from "./print/print-choice.ts";

interface PlaceRowProps {
  readonly place: ListedPlace;
  /** Largest number of scans on the page. */
  readonly most: number;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onRename: () => void;
  readonly onReplace: () => void;
  readonly onScreen: () => void;
  readonly onRemove: () => void;
}

export function PlaceRow({ place, most, isChosen, onChoose, ...acts }: PlaceRowProps) {
  const messages = useMessages();
  const { places: words } = messages;
  const { oldCardUntil, use } = place;
  const label = formatPlaceLabel(place, messages);
  return (
    <TableRow selected={isChosen}>
      <Cell>
        <CheckMark
          aria-label={words.choose(label)}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </Cell>
      <RowHeader>
        <span className="flex items-center gap-3">
          <span className="grid size-8 flex-none place-items-center rounded-md bg-surface-neutral text-default">
            <Icon name={PLACE_ICONS[place.kind]} size="sm" />
          </span>
          <bdi>{label}</bdi>
        </span>
      </RowHeader>
      <Cell className="text-muted max-[88rem]:hidden">{words.kinds[place.kind]}</Cell>
      <Cell>
        <Scans scans={use?.scans ?? 0} most={most} />
      </Cell>
      <Cell className="text-muted">
        <LastScan at={use?.lastScanAt ?? null} hasScans={(use?.scans ?? 0) > 0} />
      </Cell>
      <Cell>
        <State oldCardUntil={oldCardUntil} reason={use?.reason ?? null} />
      </Cell>
      <Cell className="text-end">
        <RowMenu place={place} label={label} {...acts} />
      </Cell>
    </TableRow>
  );
}

function Scans({ scans, most }: { scans: number; most: number }) {
  const language = useLanguage();
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-10 text-end font-medium text-strong tabular-nums max-[88rem]:text-start">
        {formatNumber(language, scans)}
      </span>
      <span aria-hidden="true" className="share-track mt-0 w-22 max-[88rem]:hidden">
        <span className="share-bar" style={{ width: `${(scans / most) * 100}%` }} />
      </span>
    </span>
  );
}

/** Last scan of the present card; `hasScans`: the place was scanned, maybe with an earlier card. */
function LastScan({ at, hasScans }: { at: string | null; hasScans: boolean }) {
  const { places: words, common } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const now = useClock(() => null);
  if (at === null) return hasScans ? words.notThisCard : words.notYet;
  return formatRecent(language, Date.parse(at), { now, words: common, timeZone: property.timeZone });
}

const REASON_BADGES = {
  old_card_used: { tone: "warn", icon: "alert" },
  never_scanned: { tone: "outline", icon: "minus" },
  not_scanned: { tone: "warn", icon: "clock" },
} as const satisfies Record<CareReason, Pick<BadgeProps, "tone" | "icon">>;

/** Why the card needs attention, empty if fine; and until when the previous card works. */
function State({
  oldCardUntil,
  reason,
}: Pick<Place, "oldCardUntil"> & { readonly reason: CareReason | null }) {
  const { places: words } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const isReplaced = oldCardUntil !== null;
  return (
    <>
      {reason ? (
        <Badge {...REASON_BADGES[reason]}>{words.care[reason]}</Badge>
      ) : isReplaced ? (
        <Badge tone="warn" icon="repeat">
          {words.replaced}
        </Badge>
      ) : null}
      {isReplaced ? (
        <p className="mt-0.5 text-xs text-muted max-[88rem]:whitespace-normal">
          {words.oldCard(formatDate(language, Date.parse(oldCardUntil), property.timeZone))}
        </p>
      ) : null}
    </>
  );
}

type RowMenuProps = Pick<PlaceRowProps, "place" | "onRename" | "onReplace" | "onScreen" | "onRemove"> & {
  readonly label: string;
};

function RowMenu({ place, label, onRename, onReplace, onScreen, onRemove }: RowMenuProps) {
  const { places: words, common } = useMessages();
  const { title: screen } = useMessages().places.screens;
  const { mayEdit } = useRights();

  /** Copies the place's address, for an NFC tag that opens the same page as the printed code. */
  async function copyAddress() {
    await navigator.clipboard.writeText(place.address);
    showToast({ tone: "success", title: common.copied });
  }

  return (
    <Menu trigger={<IconButton icon="more" size="sm" label={words.actionsOf(label)} />}>
      <MenuLink icon="printer" to={printPath({ places: place.id })}>
        {words.printOne}
      </MenuLink>
      <MenuItem icon="copy" onSelect={() => void copyAddress()}>
        {words.copyAddress}
      </MenuItem>
      <MenuItem icon="monitor" onSelect={onScreen}>
        {screen}
      </MenuItem>
      <MenuItem icon="pencil" disabled={!mayEdit} onSelect={onRename}>
        {words.rename}
      </MenuItem>
      <MenuItem icon="repeat" disabled={!mayEdit} onSelect={onReplace}>
        {words.replace}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" tone="danger" disabled={!mayEdit} onSelect={onRemove}>
        {common.delete}
      </MenuItem>
    </Menu>
  );
}
