import type { Draft } from "#domain/content/document.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import { hasMachineText } from "#domain/translation/machine-texts.ts";
import { AskLine, hasAskLine } from "./ask/ask-line.tsx";
import { AutomaticNote, LabelledPage } from "./automatic-note.tsx";
import { ButtonDialog, hasDialog, staysReadable } from "./buttons/button-dialog.tsx";
import type { PortalMode } from "./buttons/button-view.ts";
import { PagePath } from "./buttons/link-href.ts";
import { GuardSheet } from "./guard-sheet.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { InLanguage } from "./localized-text.tsx";
import { portalPath, privacyPath } from "./portal-path.ts";
import { StoredPicture } from "./rich-text.tsx";
import { Slot } from "./slot.tsx";
import { SocialBar } from "./social-bar.tsx";
import { createTextLanguage } from "./text-language.ts";
import { getGuestEntries } from "./tile/guest-buttons.ts";
import type { PortalMoment } from "./tile/opening-label.ts";
import type { ShownButton } from "./tile/shown-buttons.ts";
import { Tile } from "./tile/tile.tsx";
import { countTilesAboveBar, getSpanClass } from "./tile/tile-layout.ts";
import { OPEN_TILE, type TileState, tileStateAt } from "./tile/tile-state.ts";
import { getOpeningWords } from "./words/opening-words.ts";
import { getWords, type Words } from "./words/words.ts";

/** Server only; the editor's preview does not lock anything. */
const GUARD_SHEET = import.meta.env.SSR ? GuardSheet : null;

export interface PortalProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly slug: string;
  readonly features: Features;
  readonly mode?: PortalMode;
  /**
   * When guests look at it (T2). Absent: every button is open, as in the stored page, which serving updates
   * to the moment.
   */
  readonly moment?: PortalMoment | undefined;
  /** Overrides the state of buttons with hours. */
  readonly getState?: ((hours: Hours) => TileState) | undefined;
  /** Base path of other languages; absent: the published portal. */
  readonly basePath?: string | undefined;
  /** URL of this page with all dialogs, if they are loaded later; absent: included. */
  readonly dialogsAt?: string | undefined;
}

/** Logo or name, the language switch, and the search. */
function Header({ draft, language, slug, basePath, mode, words }: PortalProps & { words: Words }) {
  const { logo } = draft.homepage;
  const isPublished = mode === "published" && basePath === undefined;
  const isAsking = hasAskLine(draft);
  return (
    <header className={isAsking ? "p-header has-ask" : "p-header"}>
      <h1 className="p-name">
        {logo === null ? (
          draft.name
        ) : (
          <StoredPicture
            picture={{ ...logo, alt: logo.alt || draft.name }}
            spot="logo"
            className="p-logo"
            eager
          />
        )}
      </h1>
      <LanguageSwitch
        languages={draft.languages}
        current={language}
        basePath={basePath ?? portalPath(slug)}
        isKept={basePath === undefined}
        words={words}
      />
      {isAsking ? <AskLine draft={draft} slug={slug} language={language} isInert={!isPublished} /> : null}
    </header>
  );
}

interface TilesProps extends Pick<PortalProps, "draft" | "language" | "dialogsAt"> {
  readonly words: Words;
  readonly tiles: readonly TileInState[];
}

/** A visible button with its state. */
interface TileInState {
  readonly entry: ShownButton;
  readonly state: Exclude<TileState, { kind: "hidden" }>;
}

/** The tiles in the theme's layout. In centre position the social bar is between them. */
function Tiles({ draft, tiles: shown, words, language, dialogsAt = "" }: TilesProps) {
  const { layout } = draft.theme;
  const isCentred = draft.social.position === "centre" && layout !== "scroll";
  const half = countTilesAboveBar(layout, shown.length);
  const tiles = shown.map(({ entry, state }, index) => (
    <Slot key={entry.button.id} name={`tile.${entry.button.id}`}>
      <Tile
        entry={entry}
        state={state}
        draft={draft}
        words={words}
        language={language}
        span={getSpanClass(layout, index, shown.length)}
        dialogsAt={dialogsAt}
      />
    </Slot>
  ));
  return (
    <>
      <Slot name="notice" />
      <div className={`p-grid p-${layout}`}>
        <Slot name="tiles">
          {isCentred ? tiles.slice(0, half) : tiles}
          {isCentred ? (
            <Slot name="bar">
              <SocialBar social={draft.social} words={words} />
            </Slot>
          ) : null}
          {isCentred ? tiles.slice(half) : null}
        </Slot>
      </div>
    </>
  );
}

function getTileState({ hours }: ShownButton, { moment, getState, language }: PortalProps): TileState {
  if (hours === null) return OPEN_TILE;
  if (getState) return getState(hours);
  return moment ? tileStateAt(hours, moment, getOpeningWords(language)) : OPEN_TILE;
}

/**
 * A property's guest portal in one language, for published pages and previews.
 *
 * Pure, and works without scripts: links navigate, and popups open by `:target`. Its style is `buildPortalCss`.
 * All staff input is escaped.
 */
export function Portal(props: PortalProps) {
  return (
    <PagePath value={portalPath(props.slug, props.language)}>
      <LabelledPage value={props}>
        <Page {...props} />
      </LabelledPage>
    </PagePath>
  );
}

function Page(props: PortalProps) {
  const { draft, language, slug, features, mode = "published", basePath } = props;
  const words = getWords(language);
  const tiles = getGuestEntries(draft, language, features, mode).flatMap((entry): readonly TileInState[] => {
    const state = getTileState(entry, props);
    return state.kind === "hidden" ? [] : [{ entry, state }];
  });
  const { position } = draft.social;
  const bar = <SocialBar social={draft.social} words={words} />;
  // A draft in the editor or behind its preview link sends nothing.
  const target = mode === "published" && basePath === undefined ? { slug, language } : null;
  const isScrolledCentre = position === "centre" && draft.theme.layout === "scroll";
  return (
    <div className={`portal social-${position}`} lang={language} dir={getTextDirection(language)}>
      <Header
        draft={draft}
        language={language}
        slug={slug}
        features={features}
        basePath={basePath}
        mode={mode}
        words={words}
      />
      <Slot name="news" />
      {position === "top" ? bar : null}
      <main className="p-main" aria-label={words.menu}>
        <Tiles draft={draft} tiles={tiles} words={words} language={language} dialogsAt={props.dialogsAt} />
      </main>
      {position === "top" || (position === "centre" && !isScrolledCentre) ? null : bar}
      {hasMachineText(draft, language, (place) => /^button\/[^/]+\/name$/.test(place)) ? (
        <AutomaticNote language={language} original={portalPath(slug, draft.defaultLanguage)} />
      ) : null}
      <footer className="p-foot">
        <a href={target ? privacyPath(slug) : undefined}>{words.privacy}</a>
      </footer>
      <Slot name="sheets">
        {tiles.map(({ entry: { button, fallbacks, language: spoken, hours, guard }, state }) => {
          const isReadOnly = state.kind === "closed";
          if (isReadOnly ? !staysReadable(button) : !hasDialog(button)) return null;
          return (
            <Slot key={button.id} name={`dialog.${button.id}`}>
              {guard && GUARD_SHEET ? (
                <GUARD_SHEET
                  button={button}
                  guard={guard}
                  words={words}
                  language={language}
                  spoken={spoken}
                  target={target}
                />
              ) : (
                <InLanguage spoken={spoken} around={language}>
                  <ButtonDialog
                    button={button}
                    words={getWords(spoken)}
                    language={language}
                    propertyName={draft.name}
                    textLanguage={createTextLanguage(fallbacks, draft.defaultLanguage)}
                    mode={mode}
                    isReadOnly={isReadOnly}
                    opening={hours === null ? undefined : state.kind === "closed" ? state.label : ""}
                    target={target}
                  />
                </InLanguage>
              )}
            </Slot>
          );
        })}
      </Slot>
    </div>
  );
}
