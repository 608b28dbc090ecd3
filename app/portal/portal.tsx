import type { Draft } from "#domain/content/document.ts";
import { type ContentLanguage, directionOf } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import { destinationOf } from "./buttons/actions.ts";
import { ButtonDialog, hasDialog, opensOnPage } from "./buttons/button-dialog.tsx";
import type { PortalMode } from "./buttons/button-view.ts";
import { guestEntries, sixthsOf } from "./guest-buttons.ts";
import { Icon, SignIcon } from "./icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NewTabNote } from "./new-tab-note.tsx";
import { portalPath, privacyPath } from "./portal-path.ts";
import { StoredPicture } from "./rich-text.tsx";
import type { ShownButton } from "./shown-buttons.ts";
import { SocialBar } from "./social-bar.tsx";
import { languageAttributes, textLanguageOf } from "./text-language.ts";
import type { Words } from "./words/words.ts";
import { wordsOf } from "./words/words-of.ts";

const COLUMNS = { one: 1, two: 2, three: 3 } as const;
/** Two columns become three on a tablet that lies on its side. */
const TABLET_COLUMNS = 3;

export interface PortalProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly slug: string;
  readonly features: Features;
  readonly mode?: PortalMode;
  /** Where the other languages are found; absent: at the published portal's address. */
  readonly basePath?: string | undefined;
}

/** Logo or name, and the switch to the other languages. */
function Header({ draft, language, slug, basePath, words }: PortalProps & { words: Words }) {
  const { logo } = draft.homepage;
  return (
    <header className="p-header">
      <h1 className="p-name">
        {logo === null ? (
          draft.name
        ) : (
          <StoredPicture
            picture={{ ...logo, alt: logo.alt || draft.name }}
            place="logo"
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
    </header>
  );
}

interface TileProps {
  readonly entry: ShownButton;
  readonly draft: Draft;
  readonly words: Words;
  /** The page's own. */
  readonly language: ContentLanguage;
  /** The tile's share of its row; a second one where tablets have more columns. */
  readonly span: string;
}

function tileClass({ entry: { button }, draft, span }: TileProps): string {
  const surface = (button.style.surface ?? draft.theme.button.surface) === "3d" ? "p-3d" : "p-flat";
  return `p-btn ${surface} ${span} at-${button.iconPosition} is-${button.iconSize} b-${button.id}`;
}

/** One button. A link where it leads away, an anchor to its dialog where it opens here. */
function Tile(props: TileProps) {
  const { entry, draft, words, language } = props;
  const { button } = entry;
  const spoken = entry.fallbacks.has("name") ? draft.defaultLanguage : entry.language;
  const destination = destinationOf(button);
  const opens = opensOnPage(button);
  const href = opens ? `#d-${button.id}` : destination?.href;
  const isNewTab = !opens && destination?.isNewTab === true;
  return (
    <a
      id={hasDialog(button) ? `b-${button.id}` : undefined}
      className={tileClass(props)}
      href={href}
      target={isNewTab ? "_blank" : undefined}
      rel={isNewTab ? "noopener" : undefined}
      data-button={button.id}
      data-popup={hasDialog(button) ? `d-${button.id}` : undefined}
      aria-haspopup={opens ? "dialog" : undefined}
    >
      {button.iconPosition === "none" ? null : <Icon name={button.icon} />}
      <span {...languageAttributes(spoken, language)}>{button.name}</span>
      {isNewTab ? <NewTabNote words={words} /> : null}
      {draft.theme.layout === "one" ? <SignIcon sign="chev-right" /> : null}
    </a>
  );
}

/** The buttons in the layout of the theme. In the centre position the social bar stands half-way down. */
function Tiles({
  draft,
  entries,
  words,
  language,
}: Pick<TileProps, "draft" | "words" | "language"> & { entries: readonly ShownButton[] }) {
  const { layout } = draft.theme;
  const isScroll = layout === "scroll";
  const columns = isScroll ? 1 : COLUMNS[layout];
  const isCentred = draft.social.position === "centre" && !isScroll;
  const half = Math.ceil(entries.length / columns / 2) * columns;
  const spanOf = (place: number) => {
    const span = `s${sixthsOf(place, entries.length, columns)}`;
    return layout === "two" ? `${span} t${sixthsOf(place, entries.length, TABLET_COLUMNS)}` : span;
  };
  const tiles = entries.map((entry, place) => (
    <Tile
      key={entry.button.id}
      entry={entry}
      draft={draft}
      words={words}
      language={language}
      span={spanOf(place)}
    />
  ));
  return (
    <div className={`p-grid p-${layout}`}>
      {isCentred ? tiles.slice(0, half) : tiles}
      {isCentred ? <SocialBar social={draft.social} words={words} /> : null}
      {isCentred ? tiles.slice(half) : null}
    </div>
  );
}

/**
 * The guest portal of one property in one language: the published page and every preview.
 *
 * Pure, and complete without scripts: links lead on, and popups open by `:target`. Its style is
 * `portalCss`. All that staff typed becomes text.
 */
export function Portal({ draft, language, slug, features, mode = "published", basePath }: PortalProps) {
  const words = wordsOf(language);
  const entries = guestEntries(draft, language, features, mode);
  const { position } = draft.social;
  const bar = <SocialBar social={draft.social} words={words} />;
  // A draft that is only looked at, in the editor or behind its link, sends nothing to the property.
  const target = mode === "published" && basePath === undefined ? { slug, language } : null;
  const isScrolledCentre = position === "centre" && draft.theme.layout === "scroll";
  return (
    <div className={`portal social-${position}`} lang={language} dir={directionOf(language)}>
      <Header
        draft={draft}
        language={language}
        slug={slug}
        features={features}
        basePath={basePath}
        words={words}
      />
      {position === "top" ? bar : null}
      <main className="p-main" aria-label={words.menu}>
        <Tiles draft={draft} entries={entries} words={words} language={language} />
      </main>
      {position === "top" || (position === "centre" && !isScrolledCentre) ? null : bar}
      <footer className="p-foot">
        <a href={target ? privacyPath(slug) : undefined}>{words.privacy}</a>
      </footer>
      {entries.map(({ button, fallbacks, language: spoken }) => {
        if (!hasDialog(button)) return null;
        const dialog = (
          <ButtonDialog
            key={button.id}
            button={button}
            words={wordsOf(spoken)}
            language={language}
            propertyName={draft.name}
            textLanguage={textLanguageOf(fallbacks, draft.defaultLanguage)}
            mode={mode}
            target={target}
          />
        );
        if (spoken === language) return dialog;
        return (
          <div key={button.id} className="p-other" {...languageAttributes(spoken, language)}>
            {dialog}
          </div>
        );
      })}
    </div>
  );
}
