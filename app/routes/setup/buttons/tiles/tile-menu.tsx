import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import type { Button } from "#domain/content/button.ts";

export interface TileActions {
  readonly onOpen: (id: string) => void;
  readonly onToggleHidden: (button: Button) => void;
  readonly onDuplicate: (button: Button) => void;
  readonly onDelete: (button: Button) => void;
}

interface TileMenuProps {
  readonly button: Button;
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly actions: TileActions;
}

/** Menu of a tile: everything without dragging, by pointer, touch and keyboard [S9]. */
export function TileMenu({ button, label, isFirst, isLast, onStep, actions }: TileMenuProps) {
  const { buttons: words, common } = useMessages("setup");
  return (
    <Menu trigger={<IconButton icon="more" size="sm" label={label} />}>
      <MenuItem icon="pencil" onSelect={afterMenu(() => actions.onOpen(button.id))}>
        {common.edit}
      </MenuItem>
      <MenuItem icon={button.hidden ? "eye" : "eye-off"} onSelect={() => actions.onToggleHidden(button)}>
        {button.hidden ? words.menu.show : words.menu.hide}
      </MenuItem>
      <MenuItem icon="copy" onSelect={afterMenu(() => actions.onDuplicate(button))}>
        {words.menu.duplicate}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="arrow-up" disabled={isFirst} onSelect={() => onStep(-1)}>
        {words.menu.earlier}
      </MenuItem>
      <MenuItem icon="arrow-down" disabled={isLast} onSelect={() => onStep(1)}>
        {words.menu.later}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" tone="danger" onSelect={afterMenu(() => actions.onDelete(button))}>
        {common.delete}
      </MenuItem>
    </Menu>
  );
}

/** Runs after the menu has returned the focus. */
function afterMenu(act: () => void): () => void {
  return () => {
    setTimeout(act);
  };
}
