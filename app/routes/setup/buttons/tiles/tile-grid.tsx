import { useId } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import type { Button } from "#domain/content/button.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { AddTile, Tile, type TileWords } from "./tile.tsx";
import { type TileActions, TileMenu } from "./tile-menu.tsx";
import { toTileWords } from "./tile-words.ts";
import { useTileOrder } from "./use-tile-order.ts";

interface TileGridProps extends TileActions {
  readonly onAdd: () => void;
  readonly onOrder: (buttons: readonly Button[]) => void;
  readonly buttons: readonly Button[];
  readonly theme: ButtonStyle;
  readonly findings: readonly PublishFinding[];
  readonly openId: string | null;
  readonly direction: "ltr" | "rtl";
  /** State of timed buttons at the selected moment, by id. */
  readonly hours: ReadonlyMap<string, NonNullable<TileWords["hours"]>>;
}

/** Tiles of a language's buttons in order; the Add tile is always last [S135]. */
export function TileGrid(props: TileGridProps) {
  const { buttons, theme, findings, openId, direction, hours, onOpen, onAdd } = props;
  const { buttons: words } = useMessages("setup");
  const { mayEdit } = useRights();
  const order = useTileOrder(props);
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
