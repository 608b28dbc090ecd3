import { toConsentCode } from "#domain/guest/guest-data.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { CONSENT_WORDS, withName } from "#portal/words/consent-words.ts";
import { CODE_LINES } from "#portal/words/lines.ts";
import { isServedOpen, type StoredPortal } from "../../portal/stored-portal.ts";
import { decideGuestLanguage } from "../guest-language.ts";
import { loadPortal } from "../load-portal.ts";
import { notFoundPage, type PageForm, plainPage } from "../plain-page.ts";
import { respondPlain } from "../plain-refusal.ts";
import type { PortalBindings } from "../portal-visit.ts";
import { findStart, getArrivalPath } from "../start-page.ts";
import { readConsent } from "./consent-cookie.ts";

/** `cache-control` of the pages: they depend on the guest's cookies, so no cache may share them. */
const OWN = "private, no-store";

function consentPath(slug: string): string {
  return `${portalPath(slug)}/consent`;
}

interface Page {
  readonly request: Request;
  readonly slug: string;
  readonly portal: StoredPortal;
  readonly now: EpochMs;
}

/** The language chosen in the page's list, otherwise the guest's. */
function findChosenLanguage(request: Request, portal: StoredPortal): ContentLanguage {
  const { searchParams } = new URL(request.url);
  return portal.languages.find((code) => searchParams.has(code)) ?? decideGuestLanguage(request, portal);
}

/** The consent question after scanning a code. Redirects a guest who has answered or need not. */
function serveWelcome({ request, slug, portal, now }: Page): Response | Promise<Response> {
  const { asksConsent } = portal.manifest;
  const language = findChosenLanguage(request, portal);
  const start = findStart(portal, new URL(request.url).searchParams.get("start"), { language, now });
  if (!asksConsent || !isServedOpen(portal, now) || readConsent(request) !== null) {
    return respondPlain(302, { location: getArrivalPath({ slug }, start, portal), "cache-control": OWN });
  }
  const words = CONSENT_WORDS[language];
  return plainPage(request, 200, () => [words.question, words.explanation], {
    language,
    portal,
    languages: portal.languages,
    ...(start ? { query: `&start=${start}` } : {}),
    hasContact: true,
    facts: words.facts,
    note: words.choice,
    form: {
      action: consentPath(slug),
      fields: { language, ...(start ? { start } : {}) },
      choices: [
        { value: "accept", text: words.accept },
        { value: "decline", text: words.notNow },
      ],
    },
  });
}

/** The privacy page: what is stored, and how to give or withdraw consent. */
function servePrivacy({ request, slug, portal, now }: Page): Promise<Response> {
  const { asksConsent, name, visitorIds } = portal.manifest;
  const language = findChosenLanguage(request, portal);
  const words = CONSENT_WORDS[language];
  const counting = visitorIds ? words.countingById : words.counting;
  const choice = readConsent(request);
  const isGiven = choice !== null && choice !== "refused";
  const choices = isGiven
    ? [{ value: "decline", text: words.withdraw }]
    : asksConsent && isServedOpen(portal, now)
      ? [{ value: "accept", text: words.allow }]
      : [];
  const form: PageForm = { action: consentPath(slug), fields: { language, page: "privacy" }, choices };
  const state = isGiven ? withName(words.given, name) : words.notGiven;
  // The explanation must come with the question.
  const isAsked = choices.some(({ value }) => value === "accept");
  const explained = isAsked ? [`${words.question} ${words.explanation}`] : [];
  const code = isGiven ? [CODE_LINES[language].replace("{code}", toConsentCode(choice.visitorId))] : [];
  const texts = [words.privacyTitle, withName(counting, name), state, ...code, ...explained] as const;
  return plainPage(request, 200, () => texts, {
    language,
    portal,
    languages: portal.languages,
    hasContact: true,
    facts: isAsked ? words.facts : undefined,
    note: isAsked ? words.choice : undefined,
    form: choices.length > 0 ? form : undefined,
    back: { href: portalPath(slug, language), text: withName(words.toPortal, name) },
  });
}

const PAGES = { welcome: serveWelcome, privacy: servePrivacy } as const;

/** Answers `/p/:slug/welcome` and `/p/:slug/privacy`. Neither reads the database. */
export async function serveConsentPage(
  request: Request,
  { slug, name }: { readonly slug: string; readonly name: keyof typeof PAGES },
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  if (portal === null) return notFoundPage(request);
  const page = await PAGES[name]({ request, slug, portal, now });
  page.headers.set("cache-control", OWN);
  return page;
}
