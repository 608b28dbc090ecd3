import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import type { Report } from "#domain/analytics/report.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#domain/language.ts";
import { guestMail } from "../services/guest/guest-mail.ts";
import { composeAlert, composeHeldAlert, composeWeekly } from "./compose-figures.ts";
import { composeAsking, composeDigest } from "./compose-guest-mail.ts";
import { composeInvitation, composeMail, composeSupportCopy } from "./compose-mail.ts";
import { composeNotice } from "./compose-notice.ts";
import { composePlanFailure } from "./compose-plan-failure.ts";
import { linkLine, plainText } from "./link-line.ts";
import { mailHtml } from "./mail-html.tsx";
import { oneLine } from "./one-line.ts";

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

const NO_MAIL: Written = { subject: "", body: "" };

const FINDINGS: readonly PublishFinding[] = [
  { check: "links", level: "blocking", code: "link_missing", tab: "buttons", subject: "Menu" },
  { check: "social", level: "blocking", code: "social_without_url", tab: "social", subject: "tripadvisor" },
];

/** Every kind of mail that people get, as it is written in a language, and where its button leads. */
function mailsIn(
  language: InterfaceLanguage,
): Readonly<Record<string, { mail: Written | null; button: string | readonly string[] | null }>> {
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
  const request = guestMail(property, { ...told, heading: (words) => words.mailRequest, room: "204", facts });
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
      button: [`${ORIGIN}/forgot-password`, `${ORIGIN}/settings`],
    },
    replayed: {
      mail: composeNotice({ kind: "replayed", ...notice }),
      button: [`${ORIGIN}/forgot-password`, `${ORIGIN}/settings`],
    },
    "new device at a provider": {
      mail: composeNotice({ kind: "newDevice", ...notice, isSignInElsewhere: true }),
      button: `${ORIGIN}/settings`,
    },
    "planned version that failed": {
      mail: composePlanFailure({
        language,
        name: "Nora",
        propertyName: "Marlowe Harbour",
        timeZone: "Europe/London",
        at: AT,
        problem: "publish_blocked",
        findings: FINDINGS,
        link: LINK,
      }),
      button: LINK,
    },
    alert: { mail: composeAlert({ ...figures, rating: 1.5, facts: rated }), button: LINK },
    "one held alert": {
      mail: composeHeldAlert({
        ...figures,
        timeZone: "Europe/London",
        ratings: [{ at: AT, rating: 2, isDisliked: true }],
      }),
      button: LINK,
    },
    "several held alerts": {
      mail: composeHeldAlert({
        ...figures,
        timeZone: "Europe/London",
        ratings: [1, null, 1].map((rating) => ({ at: AT, rating, isDisliked: rating === null })),
      }),
      button: LINK,
    },
    weekly: { mail: composeWeekly({ ...figures, report: REPORT }), button: LINK },
    request: { mail: request, button: `${ORIGIN}/guest-messages` },
    feedback: {
      mail: guestMail(property, { ...told, heading: (words) => words.mailFeedback, room: "", facts: rated }),
      button: `${ORIGIN}/guest-messages`,
    },
    digest: {
      mail: composeDigest({
        propertyName: "Marlowe Harbour",
        language,
        messages: [request ?? NO_MAIL, request ?? NO_MAIL],
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
    "about %s has buttons with their addresses, and says the same as its text [S20, S77, S141]",
    async (kind) => {
      const { mail, button } = mailsIn(language)[kind] ?? {};
      if (!mail) throw new Error(`No mail about ${kind}.`);
      const html = await mailHtml(mail, ORIGIN);
      const text = plainText(mail.body);
      expect(mail.subject).not.toContain("\n");
      const buttons = [button ?? []].flat();
      expect(buttonsOf(html)).toEqual(buttons);
      for (const address of buttons) expect(text.split("\n")).toContain(address);
      // A button says its name instead of its address.
      const spoken = wordsOf(html);
      for (const line of text
        .split("\n")
        .filter((line) => line !== "" && !buttons.includes(line) && line !== "———")) {
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

/** The tags of a page that have a style or a measure, with both. */
function stylesOf(html: string): readonly { tag: string; attributes: string; style: string }[] {
  const page = html.replace(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, "");
  return [...page.matchAll(/<([a-z0-9]+)((?: [a-z-]+(?:="[^"]*")?)*)\/?>/gi)].map(
    ([, tag = "", attributes = ""]) => ({
      tag,
      attributes,
      style: / style="([^"]*)"/.exec(attributes)?.[1] ?? "",
    }),
  );
}

describe.each(INTERFACE_LANGUAGES)(
  "in Outlook for Windows, which draws with Word, a mail in %s",
  (language) => {
    it.each(KINDS)("about %s keeps its frame [S20]", async (kind) => {
      const { mail } = mailsIn(language)[kind] ?? {};
      const html = await mailHtml(mail as Written, ORIGIN);
      // Word reads no greatest width: the frame is a table of its own.
      expect(html.match(/<!--\[if mso\]><table[^>]* width="560"[^>]*><tr><td><!\[endif\]-->/g)).toHaveLength(
        1,
      );
      expect(html.match(/<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/g)).toHaveLength(1);
      const tags = stylesOf(html);
      expect(tags.filter(({ tag }) => tag === "td").length).toBeGreaterThan(5);
      for (const { tag, attributes, style } of tags) {
        const declared = `<${tag} style="${style}">`;
        if (/(?:^|;)padding(?:-[a-z]+)?:(?!0(?:;|$))/.test(style))
          expect(["td", "a"], declared).toContain(tag);
        if (/(?:^|;)height:/.test(style)) expect(attributes, declared).toMatch(/ height="\d+"/);
        if (/(?:^|;)background:/.test(style) && tag !== "a")
          expect(attributes).toMatch(/ bgcolor="#[0-9a-f]{6}"/i);
        if (tag === "table") expect(attributes.includes(' width="100%"') || style === "").toBe(true);
        expect(style, declared).not.toMatch(/white-space:pre|margin-inline|overflow:auto/);
      }
      expect(tags.filter(({ attributes }) => / class="m-top"/.test(attributes))).toMatchObject([
        { tag: "td", attributes: expect.stringContaining(' height="4"') },
      ]);
      // Words that begin a line of their own do so there as well.
      const lines = plainText((mail as Written).body)
        .split("\n")
        .filter((line) => line !== "");
      if (kind === "request") expect(html.split("<br/>").length).toBeGreaterThan(3);
      expect(lines.length).toBeGreaterThan(3);
    });
  },
);

/** What a mailbox shows behind the subject. */
function previewOf(html: string): string {
  return wordsOf(/<div style="display:none[^>]*>(.*?)<div>/s.exec(html)?.[1] ?? "").trim();
}

describe("before it is opened", () => {
  it("a request shows room and property, behind a subject that has the room [S141]", async () => {
    const { request, digest, asking, feedback } = mailsIn("en");
    expect(request?.mail?.subject).toBe("Request from a guest: Towels · Room 204");
    expect(previewOf(await mailHtml(request?.mail as Written, ORIGIN))).toBe("Room 204 · Marlowe Harbour");
    expect(mailsIn("de").request?.mail?.subject).toMatch(/: Towels · Zimmer 204$/);
    expect(feedback?.mail?.subject).toBe("Feedback from a guest: Towels");
    expect(previewOf(await mailHtml(feedback?.mail as Written, ORIGIN))).toBe("Marlowe Harbour");
    expect(previewOf(await mailHtml(digest?.mail as Written, ORIGIN))).toBe(
      "Request from a guest: Towels · Room 204",
    );
    expect(previewOf(await mailHtml(asking?.mail as Written, ORIGIN))).toBe(
      "To receive these messages, confirm here:",
    );
  });

  it("an invitation says who invites to what [S20, S139]", () => {
    expect(mailsIn("en").invitation?.mail?.subject).toBe(
      `Imogen invites you to Marlowe Collection (${brand.portalName})`,
    );
  });

  it("a subject is one line that reads in the order it is written, whatever a guest typed [S141]", () => {
    const mail = guestMail(
      { ...PROPERTY, defaultLanguage: "en" },
      {
        recipient: "desk@host.example",
        heading: (words) => words.mailRequest,
        title: "Towels\r\nBcc: all@evil.example",
        room: "2\u202e04\r\nX: y",
        facts: [],
        language: "en",
        at: AT,
        receiptCode: "K7M2Q4RT9XHB",
        origin: ORIGIN,
      },
    );
    expect(mail?.subject).toBe("Request from a guest: Towels Bcc: all@evil.example · Room 204 X: y");
    const long = oneLine(`${"x".repeat(149)}🛎️ and more`);
    expect(long).toBe(`${"x".repeat(149)}🛎`);
  });
});

describe("what a mail says", () => {
  it("at the foot of guests' messages who sends it, why, and how to have no more [S141]", () => {
    const kinds = mailsIn("en");
    for (const kind of ["request", "feedback", "digest"]) {
      const text = plainText(kinds[kind]?.mail?.body ?? "");
      expect(text.match(/this address receives the guest messages of “Marlowe Harbour”/g)).toHaveLength(1);
      expect(text).toContain("To stop, ask Marlowe Harbour to remove this address");
      expect(text.trim().endsWith(brand.companyName)).toBe(true);
    }
  });

  it("of a digest names the property once, and each message by its own subject [S141]", () => {
    const { subject, body } = mailsIn("en").digest?.mail ?? NO_MAIL;
    expect(subject).toBe("Messages from guests (2): Marlowe Harbour");
    const told = plainText(body).split("———")[1] ?? "";
    expect(told).toContain("Request from a guest: Towels · Room 204");
    expect(told).not.toContain("Marlowe Harbour");
  });

  it("of a planned version that failed names what to fix [T9]", () => {
    const text = plainText(mailsIn("en")["planned version that failed"]?.mail?.body ?? "");
    expect(text).toContain("Please fix:\n\n• Links: Menu\n• Social media: Tripadvisor\n");
  });

  it("of low ratings counts in words that suit the number [S77]", () => {
    const kinds = mailsIn("en");
    const [one, many] = [kinds["one held alert"]?.mail, kinds["several held alerts"]?.mail];
    expect(one?.subject).toBe("Another low rating for Marlowe Harbour");
    expect(many?.subject).toBe("3 more low ratings for Marlowe Harbour");
    expect(plainText(many?.body ?? "")).toContain("have given 3 more low ratings");
  });
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
        heading: (words) => words.mailRequest,
        title: text,
        room: text,
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
