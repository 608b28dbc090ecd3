import { useId } from "react";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { AddTile, Tile, type TileWords } from "./tile.tsx";
import { describeMissing, findProblem, formatTypeLine } from "./tile-summary.ts";
import { useTileOrder } from "./use-tile-order.ts";

interface TileGridProps extends TileActions {
  readonly onAdd: () => void;
  readonly onOrder: (buttons: readonly Button[]) => void;
  readonly buttons: readonly Button[];
  /** Language of the texts. */
  readonly language: ContentLanguage;
  readonly theme: ButtonStyle;
  readonly findings: readonly PublishFinding[];
  /** The draft's answers: a link to an empty guide is not ready. */
  readonly answers: Draft["answers"];
  readonly openId: string | null;
  readonly direction: "ltr" | "rtl";
  /** State of timed buttons at the selected moment, by id. */
  readonly hours: ReadonlyMap<string, NonNullable<TileWords["hours"]>>;
}

/** Tiles of a language's buttons in order; the Add tile is always last [S135]. */
export function TileGrid(props: TileGridProps) {
  const { buttons, language, theme, findings, answers, openId, direction, hours, onOpen, onAdd } = props;
  const { buttons: words } = useMessages("setup");
  const { mayEdit } = useRights();
  const show = useShownTexts(language);
  const order = useTileOrder({ ...props, show });
  const helpId = useId();
  const list = useId();
  return (
    <>
      <p id={helpId} className="sr-only">
        {words.moving.help}
      </p>
      <div aria-live="assertive" className="sr-only">
        {order.said}
      </div>
      <ul
        ref={order.ref}
        dir={direction}
        aria-label={words.list}
        className="grid grid-cols-1 gap-3 @min-[20rem]:grid-cols-2 @min-[34rem]:grid-cols-3"
      >
        {order.shown.map((button, index) => {
          const seen = {
            findings,
            answers,
            show,
            hours: hours.get(button.id) ?? null,
            position: order.formatPosition(index),
          };
          const spoken = toTileWords(button, seen, words);
          return (
            <Tile
              key={button.id}
              button={button}
              theme={theme}
              list={list}
              words={{ ...spoken, helpId }}
              {...order.movingAt(button, index)}
              isOpen={button.id === openId}
              isReadOnly={!mayEdit}
              onOpen={() => onOpen(button.id)}
              menu={
                <TileMenu
                  button={button}
                  label={words.menu.label(spoken.name)}
                  isFirst={index === 0}
                  isLast={index === buttons.length - 1}
                  onStep={(by) => order.step(button, by)}
                  actions={props}
                />
              }
            />
          );
        })}
        <AddTile label={words.add} name={words.addName} onPress={onAdd} onCarriedOver={order.carryToEnd} />
      </ul>
    </>
  );
}

interface Seen {
  readonly findings: readonly PublishFinding[];
  readonly answers: Draft["answers"];
  readonly show: (text: string) => string;
  /** State of a timed button. */
  readonly hours: TileWords["hours"];
  /** "2 of 5". */
  readonly position: string;
}

/** Texts of a tile: visible parts, and one label for screen readers. */
function toTileWords(
  button: Button,
  { findings, answers, show, hours, position }: Seen,
  words: SetupMessages["buttons"],
): Omit<TileWords, "helpId"> {
  const name = show(button.name) || words.unnamed;
  const line = formatTypeLine(button, words);
  const problem = findProblem(button, findings, { words, show });
  const hidden = button.hidden ? words.hidden : null;
  const toShow = describeMissing(button, answers, words);
  const spokenLine = line === name ? null : line;
  const label = [name, spokenLine, hours?.text, problem, hidden, toShow].filter(Boolean).join(", ");
  return { label: `${label}. ${position}`, name, line, hours, problem, hidden, toShow };
}

interface TileActions {
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
function TileMenu({ button, label, isFirst, isLast, onStep, actions }: TileMenuProps) {
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

/** Delays an action until the closing menu has returned the focus. */
function afterMenu(act: () => void): () => void {
  return () => {
    setTimeout(act);
  };
}
