import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import { backgroundFiles } from "#portal/background.ts";
import { getPortalSheets } from "#portal/portal-css.ts";
import { portalPath } from "#portal/portal-path.ts";
import { TOUCH_ICON_NAME, WEB_MANIFEST_NAME } from "../page-files.ts";

export interface PortalSource {
  readonly draft: Draft;
  readonly slug: string;
  readonly propertyId: string;
  /** IANA name; the zone of the property's analytics. */
  readonly timeZone: string;
  readonly features: Features;
  /** Scheme and host of the portal for canonical addresses, without a trailing slash. */
  readonly origin: string;
}

/** Canonical and alternate-language links, for search engines. */
export function PublicLinks({
  draft,
  slug,
  origin,
  language,
  toPath = portalPath,
}: PortalSource & { language: ContentLanguage; toPath?: typeof portalPath }) {
  return (
    <>
      <link rel="canonical" href={origin + toPath(slug, language)} />
      {draft.languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + toPath(slug, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + toPath(slug)} />
    </>
  );
}

/** Preloads the background under the stylesheet's own media condition. */
export function Backgrounds({ draft }: { draft: Draft }) {
  return backgroundFiles(draft.homepage).map(({ href, media }) => (
    <link key={`${href} ${media}`} rel="preload" as="image" href={href} media={media} fetchPriority="high" />
  ));
}

interface FontSheetsProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
}

/** Font stylesheets, for the end of the body: in the head they would block rendering, and fallback fonts suffice. */
export function FontSheets({ draft, language }: FontSheetsProps) {
  return getPortalSheets(draft, language).map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/** Preloads the fonts of the first words. */
export function Fonts({ hrefs }: { hrefs: readonly string[] }) {
  return hrefs.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}

/** Links of an installed portal: its manifest, and its icon. */
export function AppLinks({ draft, slug }: Pick<PortalSource, "draft" | "slug">) {
  return (
    <>
      <link rel="manifest" href={`${portalPath(slug)}/${WEB_MANIFEST_NAME}`} />
      {draft.homepage.logo === null ? null : (
        <link rel="apple-touch-icon" href={`${portalPath(slug)}/${TOUCH_ICON_NAME}`} />
      )}
    </>
  );
}
