import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import type { ButtonFigures, Report } from "#domain/analytics/report.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "#domain/language.ts";
import { newSigningKey } from "#scripts/signing-key.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { figure, sampleReport } from "#tests/factories/report.ts";
import type { ComposedMail } from "../../db/mail/enqueue-mail.ts";
import { guestMail } from "../../services/guest/guest-mail.ts";
import { composeWeekly } from "../compose-figures.ts";
import type { MailKind, MailText } from "../define-mail.ts";
import { openBody } from "../encrypted-body.ts";
import { toHeaderLine } from "../header-line.ts";
import { linkLine, plainText } from "../link-line.ts";
import { mailHtml } from "../mail-html.tsx";
import { passwordReset } from "./password-reset.ts";
import { ratingAlert } from "./rating-alert.ts";
import { MAILS } from "./registry.ts";

const SECRETS = { SIGNING_KEY: newSigningKey({ slot: "a", signsFrom: 0 }), SIGNING_KEY_B: "" };
const READER = "reader@host.example";
const TOKEN = "abc-_123";
const ORIGIN = "https://host.example";
const LINK = `${ORIGIN}/reset-password?token=${TOKEN}`;
const DASHBOARD = `${ORIGIN}/dashboard`;
const STOP = `${ORIGIN}/stop-mail?token=x`;
const AT = Date.UTC(2026, 10, 22, 5, 48);
const PERSON = { inviter: "Imogen", groupName: "Marlowe Collection", email: "night@host.example" };
const PROPERTY = { id: "p", name: "Marlowe Harbour", timeZone: "Europe/London" };

/** Kinds sent to the brand's own support, in English. */
const FOR_SUPPORT = { message: "message to support", upgrade: "upgrade that is asked for" } as const;

const SAMPLE = sampleReport();
const REPORT: Report = {
  ...SAMPLE,
  from: "2026-11-16",
  to: "2026-11-22",
  before: { from: "2026-11-09", to: "2026-11-15" },
  totals: {
    ...SAMPLE.totals,
    visits: figure(1_204, 1),
    uniqueVisits: figure(640, 1),
    clicks: figure(2_310, 1),
  },
  buttons: [pressed("Restaurant", 310), pressed("Spa & <Wellness>", 120)],
  feedback: { ...SAMPLE.feedback, rating: { value: 4.3, before: 1 }, forms: figure(12, 1) },
};

/** More links than a mail lists. */
const BROKEN_LINKS = ["Menu <b>", "Instagram", "website", ...Array<string>(9).fill("Spa")].map((subject) => ({
  subject,
  url: `https://${subject.slice(0, 3)}.example/gone`,
}));

function pressed(name: string, clicks: number): ButtonFigures {
  const rate = { value: null, before: null };
  return {
    buttonId: sampleId(clicks),
    name,
    icon: null,
    parentId: null,
    clicks: figure(clicks, 1),
    visits: figure(clicks, 1),
    clickRate: rate,
  };
}

const FINDINGS: readonly PublishFinding[] = [
  { check: "links", level: "blocking", code: "link_missing", tab: "buttons", subject: "Menu" },
  { check: "social", level: "blocking", code: "social_without_url", tab: "social", subject: "tripadvisor" },
];

type MailName = keyof typeof MAILS;
type FactsByName = { readonly [Name in MailName]: Parameters<(typeof MAILS)[Name]["compose"]>[0] };

const KINDS: { readonly [Name in MailName]: MailKind<FactsByName[Name], boolean> } = MAILS;
const MAIL_NAMES = Object.keys(MAILS) as MailName[];

interface Sample<Facts> {
  readonly facts: Facts;
  /** Targets of its buttons. */
  readonly buttons: readonly string[];
}
type SamplesOf<Name extends MailName> = Readonly<Record<string, Sample<FactsByName[Name]>>>;

/** A kind without a sample does not compile. Tests refer to samples by name. */
type Samples = { readonly [Name in MailName]: SamplesOf<Name> };

function getText(mail: MailText | null): MailText {
  if (!mail) throw new Error("There is an address to send it to.");
  return mail;
}

/** Samples of all kinds in a language. Mails to support are in English. */
function samplesIn(language: InterfaceLanguage): Samples {
  const reader = { language, origin: ORIGIN, name: "Imogen" };
  const figures = { language, name: "Imogen", link: LINK, propertyName: "Marlowe Harbour", stop: STOP };
  const notice = { ...reader, device: "Firefox on Windows", at: AT };
  const invited = { ...reader, ...PERSON, token: TOKEN };
  const property = { ...PROPERTY, defaultLanguage: language };
  const message = {
    recipient: "desk@host.example",
    title: "Towels",
    language: "ja",
    at: AT,
    receiptCode: "K7M2Q4RT9XHB",
    origin: ORIGIN,
  } as const;
  const facts = [["Room number", "204"]] as const;
  const rated = [["How was it?", "4 out of 5", 4]] as const;
  const request = getText(
    guestMail(property, {
      ...message,
      heading: (words) => words.mailRequest,
      room: "204",
      place: null,
      facts,
    }),
  );
  const feedback = getText(
    guestMail(property, {
      ...message,
      heading: (words) => words.mailFeedback,
      room: "",
      place: null,
      facts: rated,
    }),
  );
  const ratings = [1, null, 1].map((rating) => ({ at: AT, rating, isDisliked: rating === null }));
  const digest = { propertyName: "Marlowe Harbour", language, link: LINK };
  return {
    passwordReset: { reset: { facts: { ...reader, token: TOKEN }, buttons: [LINK] } },
    addressConfirmation: {
      confirmation: {
        facts: { ...reader, token: TOKEN },
        buttons: [`${ORIGIN}/confirm-address?token=${TOKEN}`],
      },
    },
    passwordChanged: { changed: { facts: reader, buttons: [`${ORIGIN}/forgot-password`] } },
    invitation: {
      invitation: { facts: { ...invited, signIn: "password" }, buttons: [LINK] },
      "invitation to a provider": { facts: { ...invited, signIn: "provider" }, buttons: [`${ORIGIN}/`] },
      "invitation elsewhere": { facts: { ...invited, signIn: "elsewhere" }, buttons: [] },
    },
    newDevice: {
      "new device": { facts: notice, buttons: [`${ORIGIN}/forgot-password`, `${ORIGIN}/settings`] },
    },
    newPasskey: {
      "new passkey": { facts: notice, buttons: [`${ORIGIN}/forgot-password`, `${ORIGIN}/settings`] },
    },
    replayedToken: {
      replayed: {
        facts: { ...notice, isSignInElsewhere: false },
        buttons: [`${ORIGIN}/forgot-password`, `${ORIGIN}/settings`],
      },
      "replayed at a provider": {
        facts: { ...notice, isSignInElsewhere: true },
        buttons: [`${ORIGIN}/settings`],
      },
    },
    guessedDigits: {
      "guessed digits": {
        facts: {
          ...reader,
          personName: "Imogen",
          deskName: "Reception",
          propertyName: "Marlowe Harbour",
          wrong: 6,
        },
        buttons: [`${ORIGIN}/settings`],
      },
    },
    guessedPin: {
      "guessed PIN": {
        facts: { ...reader, propertyName: "Marlowe Harbour", wrong: 200 },
        buttons: [`${ORIGIN}/setup/buttons`],
      },
    },
    planFailure: {
      "planned version that failed": {
        facts: {
          ...reader,
          propertyName: "Marlowe Harbour",
          timeZone: "Europe/London",
          at: AT,
          problem: "publish_blocked",
          findings: FINDINGS,
        },
        buttons: [`${ORIGIN}/setup/publish`],
      },
    },
    ratingAlert: { alert: { facts: { ...figures, rating: 1.5, facts: rated }, buttons: [LINK] } },
    heldRatings: {
      "one held alert": {
        facts: {
          ...figures,
          timeZone: "Europe/London",
          ratings: [{ at: AT, rating: 2, isDisliked: true }],
        },
        buttons: [LINK],
      },
      "several held alerts": {
        facts: { ...figures, timeZone: "Europe/London", ratings },
        buttons: [LINK],
      },
    },
    overdueRequests: {
      "one that is over its time": {
        facts: { ...figures, requests: [{ service: "Towels", waitedMs: 840_000 }] },
        buttons: [LINK],
      },
      "several that are over their time": {
        facts: {
          ...figures,
          requests: Array.from({ length: 30 }, () => ({ service: "Towels <b>", waitedMs: 840_000 })),
        },
        buttons: [LINK],
      },
    },
    weeklyFigures: {
      weekly: {
        facts: { ...figures, link: DASHBOARD, report: REPORT, brokenLinks: BROKEN_LINKS },
        buttons: [DASHBOARD],
      },
    },
    guestMessage: {
      request: { facts: request, buttons: [`${ORIGIN}/inbox`] },
      feedback: { facts: feedback, buttons: [`${ORIGIN}/inbox`] },
    },
    messageDigest: {
      digest: { facts: { ...digest, messages: [request, request], count: 2 }, buttons: [LINK] },
      "digest of one": {
        facts: { ...digest, messages: [request], count: 1 },
        buttons: [`${ORIGIN}/inbox`],
      },
    },
    recipientQuestion: {
      asking: {
        facts: { propertyName: "Marlowe Harbour", language, groupName: "Marlowe", link: LINK, days: 14 },
        buttons: [LINK],
      },
    },
    supportCopy: {
      "copy of a message to support": {
        facts: { language, name: "Imogen", reference: "FNH-1", sent: "Help me" },
        buttons: [],
      },
    },
    supportMessage: {
      [FOR_SUPPORT.message]: {
        facts: {
          reference: "FNH-1",
          about: "Marlowe Harbour",
          message: "Help me\nplease",
          text: "Help me\nplease\n\nReference: FNH-1\nFrom: Imogen",
          replyTo: "imogen@host.example",
        },
        buttons: [],
      },
    },
    upgradeRequest: {
      [FOR_SUPPORT.upgrade]: {
        facts: {
          property: { id: "p", name: "Marlowe Harbour", licenceKey: null },
          companyName: "Marlowe",
          person: { displayName: "Imogen", email: "imogen@host.example" },
          plan: "premium",
          mode: null,
        },
        buttons: [],
      },
    },
  };
}

interface Written {
  readonly kind: MailName;
  readonly text: MailText;
  /** As enqueued. */
  readonly mail: Promise<ComposedMail>;
  readonly buttons: readonly string[];
}

/** The composed samples of a kind. */
function toWritten<Name extends MailName>(kind: Name, samples: SamplesOf<Name>): [string, Written][] {
  const { compose, write } = KINDS[kind];
  return Object.entries(samples).map(([name, { facts, buttons }]) => [
    name,
    { kind, text: compose(facts), mail: write(SECRETS, READER, facts), buttons },
  ]);
}

const writtenIn = new Map<InterfaceLanguage, ReadonlyMap<string, Written>>();

/** All mails of a language by sample name; composed once. */
function mailsIn(language: InterfaceLanguage): (name: string) => Written {
  const samples = samplesIn(language);
  const written =
    writtenIn.get(language) ?? new Map(MAIL_NAMES.flatMap((kind) => toWritten(kind, samples[kind])));
  writtenIn.set(language, written);
  return (name) => {
    const mail = written.get(name);
    if (!mail) throw new Error(`No mail is called ${name}.`);
    return mail;
  };
}

const SAMPLE_NAMES = Object.values(samplesIn("en")).flatMap((samples) => Object.keys(samples));
const isForSupport = (name: string) => Object.values(FOR_SUPPORT).some((own) => own === name);

const toFileName = (name: MailName) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

it("every file of kinds is in the registry, so that no mail lacks a sample [S20]", () => {
  const named = MAIL_NAMES.map(toFileName);
  const files = readdirSync(import.meta.dirname).filter((file) => !/^registry|\.test\./.test(file));
  expect(files.sort()).toEqual(named.sort());
});

it.each(SAMPLE_NAMES)("%s is stored as plain text unless it is secret [S190]", async (name) => {
  const { kind, text, ...written } = mailsIn("en")(name);
  const mail = await written.mail;
  const { isSecret } = MAILS[kind];
  expect(mail.body === text.body).toBe(!isSecret);
  expect(isSecret && mail.body.includes(TOKEN)).toBe(false);
  expect(openBody(SECRETS, mail)).toBe(text.body);
  expect(mail).toMatchObject({ recipient: READER, queue: MAILS[kind].queue });
});

it.each(SAMPLE_NAMES)("%s is secret if a link of it has a token [S190]", (name) => {
  const { kind, text } = mailsIn("en")(name);
  // An unsubscribe link grants no access.
  const hasToken = /(?<!\/stop-mail)\?(?:.*&)?token=/.test(text.body);
  expect(MAILS[kind].isSecret || !hasToken, "isSecret of its kind has to be true").toBe(true);
});

it("every kind of mail is used by a service [S20]", () => {
  const services = new URL("../../services/", import.meta.url);
  const written = readdirSync(services, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(new URL(file, services), "utf8"))
    .join("\n");
  const files = MAIL_NAMES.map(toFileName);
  expect(files.filter((file) => !written.includes(`/mail/kinds/${file}"`))).toEqual([]);
});

it("only a defined kind's mail can be enqueued, and a secret one only encrypted [S190]", async () => {
  const [text] = Object.values(samplesIn("en").passwordReset);
  const enqueue = (mail: ComposedMail) => mail.body;
  if (!text) throw new Error("There is a sample.");
  const written = await passwordReset.write(SECRETS, READER, text.facts);
  expect(enqueue(written)).toBe(written.body);
  // @ts-expect-error: a body that was put in its place.
  expect(enqueue({ ...written, body: "The link" })).toBe("The link");
  // @ts-expect-error: the text of a kind, without its seal.
  enqueue({ queue: "signIn", recipient: READER, ...passwordReset.compose(text.facts) });
  // @ts-expect-error: without a key to seal it with.
  await expect(passwordReset.write({}, READER, text.facts)).rejects.toThrow("signing key");
});

/** The text of a page, without its head, whitespace collapsed. */
function getWords(html: string): string {
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

function getButtons(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*style="[^"]*background:/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

describe.each(INTERFACE_LANGUAGES)("a mail in %s", (language) => {
  it.each(SAMPLE_NAMES)(
    "about %s has buttons with their addresses, and says the same as its text [S20, S77, S141]",
    async (name) => {
      const { text: mail, buttons } = mailsIn(language)(name);
      const html = await mailHtml(mail, ORIGIN);
      const text = plainText(mail.body);
      expect(mail.subject).not.toContain("\n");
      expect(getButtons(html)).toEqual(buttons);
      for (const address of buttons) expect(text.split("\n")).toContain(address);
      // Buttons show their label instead of the address.
      const spoken = getWords(html);
      for (const line of text
        .split("\n")
        .filter((line) => line !== "" && !buttons.includes(line) && line !== "———")) {
        const isBar = /^(?:.+): [\d.,\s\u202f]+(?: \(.*\))?$/.test(line) && name === "weekly";
        for (const part of isBar ? line.split(/: (?=\d)/) : [line])
          expect(spoken).toContain(part.trim().replace(/\s+/g, " "));
      }
      expect(html).toContain(`<html dir="ltr" lang="${isForSupport(name) ? "en" : language}"`);
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

/** Tags with a style or a dimension. */
function parseStyles(html: string): readonly { tag: string; attributes: string; style: string }[] {
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
    it.each(SAMPLE_NAMES)("about %s keeps its frame [S20]", async (name) => {
      const mail = mailsIn(language)(name).text;
      const html = await mailHtml(mail, ORIGIN);
      // Word has no max-width: the frame is a table of its own.
      expect(html.match(/<!--\[if mso\]><table[^>]* width="560"[^>]*><tr><td><!\[endif\]-->/g)).toHaveLength(
        1,
      );
      expect(html.match(/<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/g)).toHaveLength(1);
      const tags = parseStyles(html);
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
      // Line breaks must be kept.
      const lines = plainText(mail.body)
        .split("\n")
        .filter((line) => line !== "");
      if (name === "request") expect(html.split("<br/>").length).toBeGreaterThan(3);
      expect(lines.length).toBeGreaterThan(3);
    });
  },
);

/** The preview text in a mailbox. */
function getPreview(html: string): string {
  return getWords(/<div style="display:none[^>]*>(.*?)<div>/s.exec(html)?.[1] ?? "").trim();
}

describe("in the list of a mailbox", () => {
  it("a request's preview shows room and property, after a subject with the room [S141]", async () => {
    const mail = (name: string) => mailsIn("en")(name).text;
    expect(mail("request").subject).toBe("Request from a guest: Towels · Room 204");
    expect(getPreview(await mailHtml(mail("request"), ORIGIN))).toBe("Room 204 · Marlowe Harbour");
    expect(mailsIn("de")("request").text.subject).toMatch(/: Towels · Zimmer 204$/);
    expect(mail("feedback").subject).toBe("Feedback from a guest: Towels");
    expect(getPreview(await mailHtml(mail("feedback"), ORIGIN))).toBe("Marlowe Harbour");
    expect(getPreview(await mailHtml(mail("digest"), ORIGIN))).toBe(
      "Request from a guest: Towels · Room 204",
    );
    expect(getPreview(await mailHtml(mail("asking"), ORIGIN))).toBe(
      "To receive these messages, confirm here:",
    );
  });

  it("an invitation names inviter and group [S20, S139]", () => {
    expect(mailsIn("en")("invitation").text.subject).toBe(
      `Imogen invites you to Marlowe Collection (${brand.portalName})`,
    );
  });

  it("a subject is one line in its written order, whatever a guest typed [S141]", () => {
    const mail = guestMail(
      { ...PROPERTY, defaultLanguage: "en" },
      {
        recipient: "desk@host.example",
        heading: (words) => words.mailRequest,
        title: "Towels\r\nBcc: all@evil.example",
        room: "2\u202e04\r\nX: y",
        place: null,
        facts: [],
        language: "en",
        at: AT,
        receiptCode: "K7M2Q4RT9XHB",
        origin: ORIGIN,
      },
    );
    expect(mail?.subject).toBe("Request from a guest: Towels Bcc: all@evil.example · 204 X: y");
    const long = toHeaderLine(`${"x".repeat(149)}🛎️ and more`);
    expect(long).toBe(`${"x".repeat(149)}🛎`);
  });
});

describe("the content of a mail", () => {
  it("has a footer in guests' messages: sender, reason and how to unsubscribe [S141]", () => {
    for (const name of ["request", "feedback", "digest"]) {
      const text = plainText(mailsIn("en")(name).text.body);
      expect(text.match(/this address receives the guest messages of “Marlowe Harbour”/g)).toHaveLength(1);
      expect(text).toContain("To stop, ask Marlowe Harbour to remove this address");
      expect(text.trim().endsWith(brand.companyName)).toBe(true);
    }
  });

  it("names the property once in a digest, and each message by its own subject [S141]", () => {
    const { subject, body } = mailsIn("en")("digest").text;
    expect(subject).toBe("Messages from guests (2): Marlowe Harbour");
    const quoted = plainText(body).split("———")[1] ?? "";
    expect(quoted).toContain("Request from a guest: Towels · Room 204");
    expect(quoted).not.toContain("Marlowe Harbour");
  });

  it("names what to fix in a failed planned version [T9]", () => {
    const text = plainText(mailsIn("en")("planned version that failed").text.body);
    expect(text).toContain("Please fix:\n\n• Links: Menu\n• Social media: Tripadvisor\n");
  });

  it("uses the right plural for low ratings [S77]", () => {
    const [one, many] = ["one held alert", "several held alerts"].map((name) => mailsIn("en")(name).text);
    expect(one?.subject).toBe("Another low rating for Marlowe Harbour");
    expect(many?.subject).toBe("3 more low ratings for Marlowe Harbour");
    expect(plainText(many?.body ?? "")).toContain("have given 3 more low ratings");
  });
});

describe.each(INTERFACE_LANGUAGES)("an invitation in %s", (language) => {
  it("names inviter, group and purpose; with an account elsewhere it has no link [S20, S139]", () => {
    for (const name of ["invitation", "invitation to a provider", "invitation elsewhere"]) {
      const mail = mailsIn(language)(name).text;
      const text = plainText(mail.body);
      expect(mail.subject).toContain(brand.portalName);
      for (const part of ["Imogen", PERSON.groupName, brand.portalName]) expect(text).toContain(part);
      expect(text.includes(PERSON.email)).toBe(name !== "invitation");
      expect(/https?:/.test(text)).toBe(name !== "invitation elsewhere");
    }
  });
});

describe("a mail", () => {
  it("formats dates as readers of its language expect, English as in Britain", () => {
    const request = mailsIn("en")("request").text.body;
    expect(plainText(request)).toContain("22 November 2026 at 05:48 (Europe/London)");
    expect(plainText(mailsIn("de")("request").text.body)).toContain("Sonntag, 22. November 2026 um 05:48");
  });

  it("shows stars beside the text, and bars in proportion to their figures, without pictures", async () => {
    const mail = (name: string) => mailsIn("en")(name).text;
    expect(await mailHtml(mail("feedback"), ORIGIN)).toContain("★★★★☆");
    const html = await mailHtml(mail("weekly"), ORIGIN);
    expect(html).toContain('width="52%"');
    expect(html).toContain('width="39%"');
  });

  it("lists ten dead links by name and the number of others, and nothing if all work", () => {
    const body = (language: InterfaceLanguage) => plainText(mailsIn(language)("weekly").text.body);
    expect(body("en")).toContain("Links that lead nowhere\nMenu <b>: https://Men.example/gone\nInstagram: ");
    expect(body("en")).toContain("Spa: https://Spa.example/gone\nand 2 more\n");
    expect(body("fr")).toContain("\nSite web: https://web.example/gone\n");
    const facts = {
      language: "en",
      name: "",
      propertyName: "",
      link: DASHBOARD,
      stop: STOP,
      report: REPORT,
    } as const;
    expect(composeWeekly({ ...facts, brokenLinks: [] }).body).not.toContain("Links");
  });

  it("loads no picture if no origin is known", async () => {
    expect(await mailHtml(mailsIn("en")("reset").text, "")).not.toContain("<img");
  });

  it("links only what the composer marked, not a guest's text, even an address on its own line", async () => {
    const body = `Please read:\nhttps://evil.example/staff-login\n\nhttps://evil.example\n\n${linkLine(LINK)}`;
    const html = await mailHtml({ subject: "A request", body }, ORIGIN);
    expect(html).toContain("https://evil.example/staff-login");
    expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([LINK]);
  });

  it("shows a guest's text as text, even if it contains our own marks", async () => {
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
        place: null,
        facts: [[text, `${text}\n\n${text}`]],
        language: "en",
        at: AT,
        receiptCode: "K7M2Q4RT9XHB",
        origin: ORIGIN,
      });
      const html = await mailHtml(getText(mail), ORIGIN);
      expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([`${ORIGIN}/inbox`]);
      expect(html.match(/<img/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|"onmouseover|href="javascript|★/);
      const alert = ratingAlert.compose({
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
