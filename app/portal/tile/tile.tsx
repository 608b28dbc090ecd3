import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { destinationOf } from "../buttons/actions.ts";
import { getCover, hasDialog, opensOnPage, staysReadable } from "../buttons/button-dialog.tsx";
import { useLinkHref } from "../buttons/link-href.ts";
import { LockNote } from "../guard-sheet.tsx";
import { Icon, SignIcon } from "../icons.tsx";
import { NewTabNote } from "../new-tab-note.tsx";
import { StoredPicture } from "../rich-text.tsx";
import { Slot, useSlotMark } from "../slot.tsx";
import { languageAttributes } from "../text-language.ts";
import { TypedText } from "../typed-text.tsx";
import type { Words } from "../words/words.ts";
import type { ShownButton } from "./shown-buttons.ts";
import type { TileState } from "./tile-state.ts";

/** As the sheets of what is guarded, the server's alone. */
const LOCK_NOTE = import.meta.env.SSR ? LockNote : null;

interface TileProps {
  readonly entry: ShownButton;
  readonly state: Exclude<TileState, { kind: "hidden" }>;
  readonly draft: Draft;
  readonly words: Words;
  /** The page's own. */
  readonly language: ContentLanguage;
  /** The tile's share of its row, as `spanClass` says it. */
  readonly span: string;
  /** The address of a page that has the dialog; empty: it is this one. */
  readonly dialogsAt: string;
}

function tileClass({ entry: { button }, state, draft }: TileProps, span: string, hasCover: boolean): string {
  const surface = (button.style.surface ?? draft.theme.button.surface) === "3d" ? "p-3d" : "p-flat";
  const closed = state.kind === "closed" ? " is-closed" : "";
  const cover = hasCover ? " p-pic" : "";
  return `p-btn ${surface} ${span} at-${button.iconPosition} is-${button.iconSize}${closed}${cover}`;
}

interface LinkParts {
  readonly href: ReturnType<typeof useLinkHref>;
  readonly dialogsAt: string;
}

/** What a press does: leads away, opens a dialog here, or nothing while the button is closed. */
function pressOf({ button }: ShownButton, isClosed: boolean, { href, dialogsAt }: LinkParts) {
  const opens = isClosed ? staysReadable(button) : opensOnPage(button);
  if (isClosed && !opens) return { role: "link", "aria-disabled": true, "data-button": button.id } as const;
  const destination = destinationOf(button);
  const isNewTab = !opens && destination?.isNewTab === true;
  return {
    href: opens ? `${dialogsAt}#d-${button.id}` : href(destination),
    target: isNewTab ? "_blank" : undefined,
    rel: isNewTab ? "noopener" : undefined,
    "data-button": button.id,
    "data-popup": hasDialog(button) ? "" : undefined,
    "aria-haspopup": opens ? "dialog" : undefined,
  } as const;
}

/**
 * One button. A link where it leads away, an anchor to its dialog where it opens here. Closed it keeps its place, says
 * when it opens, and opens what can be read (T2).
 */
export function Tile(props: TileProps) {
  const { entry, state, draft, words, language, span, dialogsAt } = props;
  const { button } = entry;
  const spoken = entry.fallbacks.has("name") ? draft.defaultLanguage : entry.language;
  const mark = useSlotMark();
  const links = { href: useLinkHref(), dialogsAt: mark("opens", dialogsAt) };
  const press = pressOf(entry, state.kind === "closed", links);
  const { layout } = draft.theme;
  const cover = getCover(button, layout);
  return (
    <a
      id={hasDialog(button) ? `b-${button.id}` : undefined}
      className={tileClass(props, mark("span", span), cover !== null)}
      {...press}
    >
      {cover === null ? (
        button.iconPosition === "none" ? null : (
          <Icon name={button.icon} />
        )
      ) : (
        <StoredPicture
          picture={{ ...cover, alt: "" }}
          spot={layout === "scroll" ? "card" : "tile"}
          className="p-cover"
        />
      )}
      <span {...languageAttributes(spoken, language)}>
        <TypedText>{button.name}</TypedText>
      </span>
      {entry.guard && LOCK_NOTE ? <LOCK_NOTE language={language} /> : null}
      {state.kind === "closed" ? (
        <em className="p-when">
          <SignIcon sign="clock" />
          <Slot name="label">{state.label}</Slot>
        </em>
      ) : (
        <>
          {press.target ? <NewTabNote words={words} /> : null}
          {layout === "one" ? <SignIcon sign="chev-right" /> : null}
        </>
      )}
    </a>
  );
}
