import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import type { Report } from "#domain/analytics/report.ts";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#domain/language.ts";
import { guestMail } from "../services/guest/guest-mail.ts";
import { composeAlert, composeHeldAlert, composeWeekly } from "./compose-figures.ts";
import { composeAsking, composeDigest } from "./compose-guest-mail.ts";
import { composeInvitation, composeMail, composeSupportCopy } from "./compose-mail.ts";
import { composeNotice } from "./compose-notice.ts";
import { composePlanFailure } from "./compose-plan-failure.ts";
import { linkLine, plainText } from "./link-line.ts";
import { mailHtml } from "./mail-html.tsx";

const ORIGIN = "https://host.example";
const LINK = `${ORIGIN}/reset-password?token=abc-_123`;
const STOP = `${ORIGIN}/stop-mail?token=x`;
const AT = Date.UTC(2026, 10, 22, 5, 48);
const PERSON = { inviter: "Imogen", groupName: "Marlowe Collection", email: "night@host.example" };
const PROPERTY = { id: "p", name: "Marlowe Harbour", timeZone: "Europe/London" };

const figure = (value: number, before = 1) => ({ value, before });
const REPORT = {
  from: "2026-11-16",
  to: "2026-11-22",
  before: { from: "2026-11-09", to: "2026-11-15" },
  totals: { visits: figure(1_204), uniqueVisits: figure(640), clicks: figure(2_310) },
  buttons: [
    { name: "Restaurant", clicks: figure(310) },
    { name: "Spa & <Wellness>", clicks: figure(120) },
  ],
  uncounted: [],
  feedback: { rating: figure(4.3), forms: figure(12) },
} as unknown as Report;

interface Written {
  readonly subject: string;
  readonly body: string;
}

/** Every kind of mail that people get, as it is written in a language, and where its button leads. */
function mailsIn(
  language: InterfaceLanguage,
): Readonly<Record<string, { mail: Written | null; button: string | null }>> {
  const to = { language, name: "Imogen", link: LINK };
  const figures = { ...to, propertyName: "Marlowe Harbour", stop: STOP };
  const notice = { language, name: "Imogen", device: "Firefox on Windows", at: AT, origin: ORIGIN };
  const property = { ...PROPERTY, defaultLanguage: language };
  const told = {
    recipient: "desk@host.example",
    title: "Towels",
    language: "ja",
    at: AT,
    receiptCode: "K7M2Q4RT9XHB",
    origin: ORIGIN,
  } as const;
  const facts = [["Room number", "204"]] as const;
  const rated = [["How was it?", "4 out of 5", 4]] as const;
  const request = guestMail(property, { ...told, kind: "request", facts });
  return {
    reset: { mail: composeMail({ kind: "reset", ...to }), button: LINK },
    confirmation: { mail: composeMail({ kind: "confirmation", ...to }), button: LINK },
    changed: { mail: composeMail({ kind: "changed", ...to }), button: LINK },
    invitation: { mail: composeInvitation({ ...to, ...PERSON, signIn: "password" }), button: LINK },
    "invitation to a provider": {
      mail: composeInvitation({ ...to, ...PERSON, signIn: "provider" }),
      button: LINK,
    },
    "invitation elsewhere": {
      mail: composeInvitation({ ...to, ...PERSON, signIn: "elsewhere", link: null }),
      button: null,
    },
    "new device": {
      mail: composeNotice({ kind: "newDevice", ...notice }),
      button: `${ORIGIN}/forgot-password`,
    },
    replayed: { mail: composeNotice({ kind: "replayed", ...notice }), button: `${ORIGIN}/forgot-password` },
    "new device at a provider": {
      mail: composeNotice({ kind: "newDevice", ...notice, isSignInElsewhere: true }),
      button: `${ORIGIN}/settings`,
    },
    "planned version that failed": {
      mail: composePlanFailure({
        ...{ language, name: "Nora", propertyName: "Marlowe Harbour", timeZone: "Europe/London" },
        ...{ at: AT, problem: "publish_blocked", count: 2, link: LINK },
      }),
      button: LINK,
    },
    alert: { mail: composeAlert({ ...figures, rating: 1.5, facts: rated }), button: LINK },
    "held alerts": {
      mail: composeHeldAlert({
        ...figures,
        timeZone: "Europe/London",
        ratings: [{ at: AT, rating: 2, isDisliked: true }],
      }),
      button: LINK,
    },
    weekly: { mail: composeWeekly({ ...figures, report: REPORT }), button: LINK },
    request: { mail: request, button: `${ORIGIN}/guest-messages` },
    feedback: {
      mail: guestMail(property, { ...told, kind: "feedback", facts: rated }),
      button: `${ORIGIN}/guest-messages`,
    },
    digest: {
      mail: composeDigest({
        propertyName: "Marlowe Harbour",
        language,
        messages: [{ body: request?.body ?? "" }, { body: request?.body ?? "" }],
        count: 2,
        link: LINK,
      }),
      button: LINK,
    },
    asking: {
      mail: composeAsking({
        propertyName: "Marlowe Harbour",
        language,
        groupName: "Marlowe",
        link: LINK,
        days: 14,
      }),
      button: LINK,
    },
    "copy of a message to support": {
      mail: composeSupportCopy({ language, name: "Imogen", reference: "FNH-1", sent: "Help me" }),
      button: null,
    },
  };
}

/** The words of a page, without its head, and one space wide. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/[\s\p{Cf}]+/gu, " ");
}

function buttonsOf(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*style="[^"]*background:/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

const KINDS = Object.keys(mailsIn("en"));

describe.each(INTERFACE_LANGUAGES)("a mail in %s", (language) => {
  it.each(KINDS)(
    "about %s has one button with its address, and says the same as its text [S20, S77, S141]",
    async (kind) => {
      const { mail, button } = mailsIn(language)[kind] ?? {};
      if (!mail) throw new Error(`No mail about ${kind}.`);
      const html = await mailHtml(mail, ORIGIN);
      const text = plainText(mail.body);
      expect(mail.subject).not.toContain("\n");
      expect(buttonsOf(html)).toEqual(button === null ? [] : [button]);
      if (button !== null) expect(text.split("\n")).toContain(button);
      // The button says its name instead of its address.
      const spoken = wordsOf(html);
      for (const line of text
        .split("\n")
        .filter((line) => line !== "" && line !== button && line !== "———")) {
        const isBar = /^(?:.+): [\d.,\s\u202f]+(?: \(.*\))?$/.test(line) && kind === "weekly";
        for (const part of isBar ? line.split(/: (?=\d)/) : [line])
          expect(spoken).toContain(part.trim().replace(/\s+/g, " "));
      }
      expect(html).toContain(`<html dir="ltr" lang="${language}"`);
      expect(html).toContain('name="color-scheme" content="light dark"');
      expect(html).toContain("prefers-color-scheme:dark");
      const outside = [
        ...html.matchAll(/(?:src|srcset|background)="([^"]*)"|url\(([^)]*)\)|<link[^>]*>/g),
      ].map(([all, src]) => src ?? all);
      expect(outside).toEqual([`${ORIGIN}/brand/${brand.client}/app-icon.png`]);
      expect(html).toContain(brand.portalName);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: marks are control characters
      expect(html + text).not.toMatch(/undefined|\[object|[\u0001-\u0007]/);
    },
  );
});

describe.each(INTERFACE_LANGUAGES)("an invitation in %s", (language) => {
  it("says who invites whom to what; with an account elsewhere it leads nowhere [S20, S139]", () => {
    const mails = mailsIn(language);
    for (const kind of ["invitation", "invitation to a provider", "invitation elsewhere"]) {
      const { mail } = mails[kind] ?? {};
      const text = plainText(mail?.body ?? "");
      expect(mail?.subject).toContain(brand.portalName);
      for (const part of ["Imogen", PERSON.groupName, brand.portalName]) expect(text).toContain(part);
      expect(text.includes(PERSON.email)).toBe(kind !== "invitation");
      expect(/https?:/.test(text)).toBe(kind !== "invitation elsewhere");
    }
  });
});

describe("a mail", () => {
  it("writes dates as the readers of its language do, in English as in Britain", () => {
    const request = mailsIn("en").request?.mail?.body ?? "";
    expect(plainText(request)).toContain("22 November 2026 at 05:48 (Europe/London)");
    expect(plainText(mailsIn("de").request?.mail?.body ?? "")).toContain(
      "Sonntag, 22. November 2026 um 05:48",
    );
  });

  it("shows stars beside their words, and bars as long as their figures, without a picture", async () => {
    const { feedback, weekly } = mailsIn("en");
    expect(await mailHtml(feedback?.mail as Written, ORIGIN)).toContain("★★★★☆");
    const html = await mailHtml(weekly?.mail as Written, ORIGIN);
    expect(html).toContain('width="52%"');
    expect(html).toContain('width="39%"');
  });

  it("asks for no picture where no origin is known", async () => {
    expect(await mailHtml(mailsIn("en").reset?.mail as Written, "")).not.toContain("<img");
  });

  it("links what the composer marked and nothing that a guest wrote, even an address alone on a line", async () => {
    const body = `Please read:\nhttps://evil.example/staff-login\n\nhttps://evil.example\n\n${linkLine(LINK)}`;
    const html = await mailHtml({ subject: "A request", body }, ORIGIN);
    expect(html).toContain("https://evil.example/staff-login");
    expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([LINK]);
  });

  it("keeps a guest's words words, whatever they are, marks of ours among them", async () => {
    const hostile = [
      "<img src=x onerror=alert(1)>",
      "javascript:alert(1)",
      'https://a.example/"onmouseover="x',
      "\u0001https://evil.example",
      "\u0002Sign in\n\u0001https://evil.example",
      "\u0003label\n\u00055",
      "</style><script>alert(1)</script>",
      "\u0007foot",
    ];
    for (const text of hostile) {
      const property = { ...PROPERTY, name: text, defaultLanguage: "en" } as const;
      const mail = guestMail(property, {
        recipient: "desk@host.example",
        kind: "request",
        title: text,
        facts: [[text, `${text}\n\n${text}`]],
        language: "en",
        at: AT,
        receiptCode: "K7M2Q4RT9XHB",
        origin: ORIGIN,
      });
      const html = await mailHtml(mail as Written, ORIGIN);
      expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        `${ORIGIN}/guest-messages`,
      ]);
      expect(html.match(/<img/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|"onmouseover|href="javascript|★/);
      const alert = composeAlert({
        language: "en",
        name: text,
        propertyName: text,
        link: LINK,
        stop: STOP,
        rating: 1,
        facts: [[text, text]],
      });
      const links = [...(await mailHtml(alert, ORIGIN)).matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).toEqual([LINK, STOP]);
    }
  });
});
