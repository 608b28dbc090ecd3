import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { destinationOf } from "../buttons/actions.ts";
import { coverOf, hasDialog, opensOnPage, staysReadable } from "../buttons/button-dialog.tsx";
import { Icon, SignIcon } from "../icons.tsx";
import { NewTabNote } from "../new-tab-note.tsx";
import { StoredPicture } from "../rich-text.tsx";
import { languageAttributes } from "../text-language.ts";
import type { Words } from "../words/words.ts";
import type { ShownButton } from "./shown-buttons.ts";
import type { TileState } from "./tile-state.ts";

interface TileProps {
  readonly entry: ShownButton;
  readonly state: Exclude<TileState, { kind: "hidden" }>;
  readonly draft: Draft;
  readonly words: Words;
  /** The page's own. */
  readonly language: ContentLanguage;
  /** The tile's share of its row, as `spanClass` says it. */
  readonly span: string;
}

function tileClass({ entry: { button }, state, draft, span }: TileProps): string {
  const surface = (button.style.surface ?? draft.theme.button.surface) === "3d" ? "p-3d" : "p-flat";
  const closed = state.kind === "closed" ? "is-closed " : "";
  return `p-btn ${surface} ${span} at-${button.iconPosition} is-${button.iconSize} ${closed}b-${button.id}`;
}

/** What a press does: leads away, opens a dialog here, or nothing while the button is closed. */
function pressOf({ button }: ShownButton, isClosed: boolean) {
  const opens = isClosed ? staysReadable(button) : opensOnPage(button);
  if (isClosed && !opens) return { role: "link", "aria-disabled": true, "data-button": button.id } as const;
  const destination = destinationOf(button);
  const isNewTab = !opens && destination?.isNewTab === true;
  return {
    href: opens ? `#d-${button.id}` : destination?.href,
    target: isNewTab ? "_blank" : undefined,
    rel: isNewTab ? "noopener" : undefined,
    "data-button": button.id,
    "data-popup": hasDialog(button) ? `d-${button.id}` : undefined,
    "aria-haspopup": opens ? "dialog" : undefined,
  } as const;
}

/**
 * One button. A link where it leads away, an anchor to its dialog where it opens here. Closed it keeps its place, says
 * when it opens, and opens what can be read (T2).
 */
export function Tile(props: TileProps) {
  const { entry, state, draft, words, language } = props;
  const { button } = entry;
  const spoken = entry.fallbacks.has("name") ? draft.defaultLanguage : entry.language;
  const press = pressOf(entry, state.kind === "closed");
  const cover = draft.theme.layout === "scroll" ? coverOf(button) : null;
  return (
    <a id={hasDialog(button) ? `b-${button.id}` : undefined} className={tileClass(props)} {...press}>
      {cover === null ? (
        button.iconPosition === "none" ? null : (
          <Icon name={button.icon} />
        )
      ) : (
        <StoredPicture picture={{ ...cover, alt: "" }} spot="card" className="p-cover" />
      )}
      <span {...languageAttributes(spoken, language)}>{button.name}</span>
      {state.kind === "closed" ? (
        <em className="p-when">
          <SignIcon sign="clock" />
          {state.label}
        </em>
      ) : (
        <>
          {press.target ? <NewTabNote words={words} /> : null}
          {draft.theme.layout === "one" ? <SignIcon sign="chev-right" /> : null}
        </>
      )}
    </a>
  );
}
