import { PLACE_ICONS } from "#app/components/place-icons.ts";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { CheckMark } from "#app/ui/form/choice-mark.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Cell, RowHeader, TableRow } from "#app/ui/layout/data-table.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import type { Place } from "#domain/place/place.ts";
import { placeLabel } from "./place-words.ts";
import { printPath } from "./print/print-choice.ts";

/** So much of a code tells two apart at a glance, and finds it. */
const CODE_SHOWN = 8;

interface PlaceRowProps {
  readonly place: Place;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onRename: () => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

export function PlaceRow({ place, isChosen, onChoose, ...acts }: PlaceRowProps) {
  const messages = useMessages();
  const { places: words } = messages;
  const label = placeLabel(place, messages);
  return (
    <TableRow selected={isChosen}>
      <Cell>
        <CheckMark
          className="align-middle"
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
      <Cell className="text-muted max-lg:hidden">{words.kinds[place.kind]}</Cell>
      <Cell className="font-mono text-muted">{`${place.code.slice(0, CODE_SHOWN)}…`}</Cell>
      <Cell>
        <State oldCardUntil={place.oldCardUntil} />
      </Cell>
      <Cell className="text-end">
        <RowMenu place={place} label={label} {...acts} />
      </Cell>
    </TableRow>
  );
}

function State({ oldCardUntil }: Pick<Place, "oldCardUntil">) {
  const { places: words } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  if (oldCardUntil === null) {
    return (
      <Badge tone="success" icon="check">
        {words.inUse}
      </Badge>
    );
  }
  return (
    <>
      <Badge tone="warn" icon="repeat">
        {words.replaced}
      </Badge>
      <p className="mt-0.5 text-xs text-muted">
        {words.oldCard(formatDate(language, Date.parse(oldCardUntil), property.timeZone))}
      </p>
    </>
  );
}

type RowMenuProps = Pick<PlaceRowProps, "place" | "onRename" | "onReplace" | "onRemove"> & {
  readonly label: string;
};

function RowMenu({ place, label, onRename, onReplace, onRemove }: RowMenuProps) {
  const { places: words, common } = useMessages();
  const { mayEdit } = useRights();
  return (
    <Menu trigger={<IconButton icon="more" size="sm" label={words.actionsOf(label)} />}>
      <MenuLink icon="printer" to={printPath({ places: place.id })}>
        {words.printOne}
      </MenuLink>
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
