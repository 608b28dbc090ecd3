import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import type { Button } from "#domain/content/button.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { AddTile, Tile, type TileWords } from "./tile.tsx";
import { type TileActions, TileMenu } from "./tile-menu.tsx";
import { decideMove, moveEntry } from "./tile-order.ts";
import { problemOf, toShowOf, typeLine } from "./tile-summary.ts";

interface TileGridProps extends TileActions {
  readonly onAdd: () => void;
  readonly onOrder: (buttons: readonly Button[]) => void;
  readonly buttons: readonly Button[];
  readonly theme: ButtonStyle;
  readonly findings: readonly PublishFinding[];
  readonly openId: string | null;
  readonly direction: "ltr" | "rtl";
  /** What guests see of timed buttons at the moment that is looked at, by id. */
  readonly hours: ReadonlyMap<string, NonNullable<TileWords["hours"]>>;
}

/** A tile on its way: where it would land, and what carries it. */
interface Lifted {
  readonly id: string;
  readonly by: "pointer" | "keyboard";
  readonly index: number;
}

/** The buttons of a language in the order guests see them; the Add tile is always last [S135]. */
export function TileGrid(props: TileGridProps) {
  const {
    buttons,
    theme,
    findings,
    openId,
    direction,
    hours: states,
    onOpen,
    onAdd,
    onOrder,
    onDelete,
  } = props;
  const { buttons: words } = useMessages();
  const { mayEdit } = useRights();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState("");
  const ref = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const list = useId();
  const shown = lifted ? moveEntry(buttons, lifted.id, lifted.index) : buttons;
  const nameOf = (button: Button) => button.name || words.unnamed;
  const indexOf = (id: string) => buttons.findIndex((button) => button.id === id);
  const positionOf = (index: number) => words.position(index + 1, buttons.length);

  // A tile keeps the focus while it is carried: its element moves in the list.
  useLayoutEffect(() => {
    if (lifted?.by === "keyboard") focusTile(lifted.id);
  }, [lifted]);

  function settle(button: Button, index: number) {
    setLifted(null);
    if (index !== indexOf(button.id)) onOrder(moveEntry(buttons, button.id, index));
    setSaid(words.moving.dropped(nameOf(button), positionOf(index)));
  }

  function putBack(button: Button) {
    setLifted(null);
    setSaid(words.moving.returned(nameOf(button), positionOf(indexOf(button.id))));
  }

  /** Moving an element in its list blurs it for a moment, so this asks once it has settled. */
  function putBackUnlessFocused(id: string) {
    if (document.activeElement?.matches(`[data-tile="${id}"]`)) return;
    setLifted((now) => (now?.by === "keyboard" && now.id === id ? null : now));
  }

  function press(event: KeyboardEvent<HTMLElement>, button: Button) {
    const { key } = event;
    const isLifted = lifted?.id === button.id;
    if (!mayEdit && key !== "Enter") return;
    if (key === " ") {
      event.preventDefault();
      if (isLifted) return settle(button, lifted.index);
      const index = indexOf(button.id);
      setLifted({ id: button.id, by: "keyboard", index });
      setSaid(words.moving.lifted(nameOf(button), positionOf(index)));
    } else if (key === "Enter") {
      event.preventDefault();
      if (isLifted) settle(button, lifted.index);
      else onOpen(button.id);
    } else if (key === "Escape" && isLifted) {
      event.stopPropagation();
      putBack(button);
    } else if (key === "Delete" && !isLifted) {
      onDelete(button);
    } else if (isLifted) {
      const columns = ref.current ? columnsOf(ref.current) : 1;
      const index = decideMove(key, { index: lifted.index, count: buttons.length, columns, direction });
      if (key.startsWith("Arrow")) event.preventDefault();
      if (index === null) return;
      event.preventDefault();
      setLifted({ ...lifted, index });
      setSaid(`${nameOf(button)}, ${positionOf(index)}`);
    }
  }

  function step(button: Button, by: 1 | -1) {
    settle(button, indexOf(button.id) + by);
  }

  return (
    <>
      <p id={helpId} className="sr-only">
        {words.moving.help}
      </p>
      <div aria-live="assertive" className="sr-only">
        {said}
      </div>
      <ul
        ref={ref}
        dir={direction}
        aria-label={words.list}
        className="grid grid-cols-1 gap-3 @min-[20rem]:grid-cols-2 @min-[34rem]:grid-cols-3"
      >
        {shown.map((button, index) => {
          const problem = problemOf(button, findings, words);
          const line = typeLine(button, words);
          const hours = states.get(button.id) ?? null;
          const isLifted = lifted?.id === button.id;
          const hidden = button.hidden ? words.hidden : null;
          const toShow = toShowOf(button, words);
          const spokenLine = line === nameOf(button) ? null : line;
          const label = [nameOf(button), spokenLine, hours?.text, problem, hidden, toShow]
            .filter(Boolean)
            .join(", ");
          return (
            <Tile
              key={button.id}
              button={button}
              theme={theme}
              list={list}
              words={{
                label: `${label}. ${positionOf(index)}`,
                name: nameOf(button),
                line,
                hours,
                problem,
                hidden,
                toShow,
                helpId,
              }}
              state={isLifted ? (lifted.by === "pointer" ? "slot" : "lifted") : "rest"}
              isOpen={button.id === openId}
              isReadOnly={!mayEdit}
              onOpen={() => onOpen(button.id)}
              onKeyDown={(event) => press(event, button)}
              onBlur={() => requestAnimationFrame(() => putBackUnlessFocused(button.id))}
              onLift={() => setLifted({ id: button.id, by: "pointer", index: indexOf(button.id) })}
              onOver={(id) => {
                if (id !== button.id) setLifted({ id, by: "pointer", index });
              }}
              onDrop={(landed) => {
                if (lifted && landed) settle(button, lifted.index);
                else putBack(button);
              }}
              menu={
                <TileMenu
                  button={button}
                  label={words.menu.label(nameOf(button))}
                  isFirst={index === 0}
                  isLast={index === buttons.length - 1}
                  onStep={(by) => step(button, by)}
                  actions={props}
                />
              }
            />
          );
        })}
        <AddTile
          label={words.add}
          name={words.addName}
          onPress={onAdd}
          onCarriedOver={() => {
            if (lifted?.by === "pointer") setLifted({ ...lifted, index: buttons.length - 1 });
          }}
        />
      </ul>
    </>
  );
}

function columnsOf(grid: HTMLElement): number {
  return Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(" ").length);
}

/** Gives the focus to the tile of a button; to the Add tile where it is gone. */
export function focusTile(id: string): void {
  const tile =
    document.querySelector<HTMLElement>(`[data-tile="${id}"]`) ??
    document.querySelector<HTMLElement>("[data-add-tile]");
  tile?.focus();
}
