import type { IconName } from "#app/ui/icon-name.ts";

/** Help sections, in display order. */
export const HELP_GROUPS = [
  "publishing",
  "content",
  "pictures",
  "languages",
  "licence",
  "account",
  "trouble",
] as const;
export type HelpGroup = (typeof HELP_GROUPS)[number];

export const HELP_GROUP_ICONS: Readonly<Record<HelpGroup, IconName>> = {
  publishing: "qr",
  content: "setup",
  pictures: "image",
  languages: "globe",
  licence: "key",
  account: "user",
  trouble: "tools",
};

interface Article {
  readonly group: HelpGroup;
  /** Path of the screen where staff can solve the problem. */
  readonly to?: string;
}

/** All articles by the fragment of their address: `/help#qr-new`. Names never change. */
export const ARTICLES = {
  "change-not-visible": { group: "publishing", to: "/setup/publish" },
  "publish-blocked": { group: "publishing", to: "/setup/publish" },
  "button-incomplete": { group: "publishing", to: "/setup/buttons" },
  "publish-warnings": { group: "publishing", to: "/setup/publish" },
  "earlier-version": { group: "publishing", to: "/setup/publish" },
  "preview-link": { group: "publishing", to: "/setup/phone" },
  "qr-print": { group: "publishing", to: "/setup/publish" },
  "qr-new": { group: "publishing", to: "/setup/publish" },
  "unsaved-changes": { group: "content" },
  "someone-else-saved": { group: "content" },
  "bring-back": { group: "content", to: "/setup/publish" },
  "text-refused": { group: "content" },
  "colour-contrast": { group: "content", to: "/setup/theme" },
  limits: { group: "content" },
  "phone-numbers": { group: "content", to: "/setup/buttons" },
  "social-address": { group: "content", to: "/setup/social" },
  answers: { group: "content", to: "/answers" },
  clone: { group: "content", to: "/clone" },
  "picture-too-big": { group: "pictures" },
  "picture-rejected": { group: "pictures" },
  "picture-sizes": { group: "pictures", to: "/setup/homepage" },
  "pdf-refused": { group: "pictures" },
  "upload-interrupted": { group: "pictures" },
  "language-in-use": { group: "languages", to: "/setup/homepage" },
  "copy-buttons": { group: "languages", to: "/setup/buttons" },
  "language-incomplete": { group: "languages", to: "/setup/buttons" },
  "draft-translations": { group: "languages", to: "/translations" },
  "automatic-language": { group: "languages", to: "/translations" },
  "interface-language": { group: "languages", to: "/settings" },
  "licence-unavailable": { group: "licence", to: "/contact" },
  "licence-states": { group: "licence", to: "/settings" },
  "premium-feature": { group: "licence", to: "/contact" },
  "upgrade-plan": { group: "licence", to: "/settings" },
  "cannot-sign-in": { group: "account" },
  "signed-out": { group: "account", to: "/settings" },
  "default-password": { group: "account", to: "/change-password" },
  "link-expired": { group: "account" },
  "not-allowed": { group: "account", to: "/people" },
  people: { group: "account", to: "/people" },
  "shared-desk": { group: "account", to: "/settings" },
  "property-missing": { group: "account", to: "/" },
  network: { group: "trouble" },
  "something-wrong": { group: "trouble", to: "/contact" },
  maintenance: { group: "trouble" },
  "small-screen": { group: "trouble" },
  figures: { group: "trouble", to: "/dashboard" },
} as const satisfies Record<string, Article>;

export type ArticleName = keyof typeof ARTICLES;
export const ARTICLE_NAMES = Object.keys(ARTICLES) as ArticleName[];

export function getArticle(name: ArticleName): Article {
  return ARTICLES[name];
}

/** Address of an article. */
export function articlePath(name: ArticleName): string {
  return `/help#${name}`;
}
