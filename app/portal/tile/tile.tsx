import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { findDestination } from "../buttons/actions.ts";
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

/** Server only, like the guard sheets. */
const LOCK_NOTE = import.meta.env.SSR ? LockNote : null;

interface TileProps {
  readonly entry: ShownButton;
  readonly state: Exclude<TileState, { kind: "hidden" }>;
  readonly draft: Draft;
  readonly words: Words;
  /** The page's own language. */
  readonly language: ContentLanguage;
  /** Column span class from `getSpanClass`. */
  readonly span: string;
  /** URL of the page that has the dialogs; empty: this page. */
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

/** Effect of a press: leads away, opens a dialog, or nothing while closed. */
function getPress({ button }: ShownButton, isClosed: boolean, { href, dialogsAt }: LinkParts) {
  const opens = isClosed ? staysReadable(button) : opensOnPage(button);
  if (isClosed && !opens) return { role: "link", "aria-disabled": true, "data-button": button.id } as const;
  const destination = findDestination(button);
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
 * One button: a link if it leads away, an anchor to its dialog otherwise. Closed, it keeps its place, shows
 * when it opens, and opens only readable content (T2).
 */
export function Tile(props: TileProps) {
  const { entry, state, draft, words, language, span, dialogsAt } = props;
  const { button } = entry;
  const spoken = entry.fallbacks.has("name") ? draft.defaultLanguage : entry.language;
  const mark = useSlotMark();
  const links = { href: useLinkHref(), dialogsAt: mark("opens", dialogsAt) };
  const press = getPress(entry, state.kind === "closed", links);
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
