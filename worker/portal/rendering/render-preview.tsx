import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import { ClosedPortal } from "#portal/closed-portal.tsx";
import { Portal } from "#portal/portal.tsx";
import { getGuestEntries } from "#portal/tile/guest-buttons.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import { getPreviewWords } from "#portal/words/preview-words.ts";
import { GUEST_SCRIPT_SOURCE } from "../page-files.ts";
import type { RenderedPage } from "../stored-portal.ts";
import { Backgrounds, FontSheets } from "./page-head.tsx";
import { prepareDraft } from "./prepare-draft.ts";
import { renderPage } from "./render-page.tsx";
import { mergeLoads } from "./render-portal.tsx";

/** Above the page and covering nothing; the page is shortened by its height. */
const STRIP_STYLE =
  ".p-draft{position:relative;z-index:1;box-sizing:border-box;height:28px;margin:0;padding:5px;color:#4a3a08;" +
  "background:#fdf3d0;font:600 .8125rem/18px system-ui,sans-serif;text-align:center}.p-draft+*{min-height:calc(100% - 28px)}";

interface PreviewSource {
  readonly draft: Draft;
  readonly slug: string;
  readonly features: Features;
  /** Address of the preview without a language; its links stay below it. */
  readonly basePath: string;
  readonly isOpen: boolean;
  /** The present moment in the property's zone, for its hours. */
  readonly moment: PortalMoment;
}

/** Renders one language of a draft as guests would see it now, not indexed and without counting visits. */
export async function renderPreview(
  { draft: stored, slug, features, basePath, isOpen, moment }: PreviewSource,
  language: ContentLanguage,
): Promise<RenderedPage> {
  const draft = await prepareDraft(stored);
  const entries = getGuestEntries(draft, language, features, "published");
  return renderPage(draft, {
    language,
    kind: isOpen ? "open" : "closed",
    loads: isOpen ? mergeLoads(entries) : [],
    head: (
      <>
        <meta name="robots" content="noindex" />
        <Backgrounds draft={draft} />
        <script src={GUEST_SCRIPT_SOURCE} defer />
      </>
    ),
    body: (
      <body>
        <p className="p-draft">{getPreviewWords(language).draft}</p>
        {isOpen ? (
          <Portal
            draft={draft}
            language={language}
            slug={slug}
            features={features}
            basePath={basePath}
            moment={moment}
          />
        ) : (
          <ClosedPortal draft={draft} language={language} />
        )}
        <FontSheets draft={draft} language={language} />
      </body>
    ),
    moreStyle: STRIP_STYLE,
  });
}
