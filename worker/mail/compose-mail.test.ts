import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { INTERFACE_LANGUAGES } from "#domain/language.ts";
import { composeAlert } from "./compose-figures.ts";
import { composeInvitation, composeMail, type MailKind } from "./compose-mail.ts";
import { linkLine, withoutMarks } from "./link-line.ts";
import { mailHtml } from "./mail-html.ts";

const LINK = "https://host.example/reset-password?token=abc-_123";
const KINDS: readonly MailKind[] = ["reset", "confirmation", "changed"];

describe.each(INTERFACE_LANGUAGES)("a mail in %s", (language) => {
  it.each(KINDS)(
    "about %s names the brand, the person and the way to help, and holds its link alone on a line [S20, S25]",
    (kind) => {
      const { subject, body } = composeMail({ kind, language, name: "Imogen", link: LINK });
      expect(subject).toContain(brand.portalName);
      expect(subject).not.toContain("\n");
      for (const part of ["Imogen", brand.portalName, brand.supportEmail, brand.companyName]) {
        expect(body).toContain(part);
      }
      expect(withoutMarks(body).split("\n")).toContain(LINK);
      expect(mailHtml(subject, body).match(/<a href/g)).toHaveLength(1);
      expect(body).not.toMatch(/undefined|\[object/);
    },
  );
});

describe.each(INTERFACE_LANGUAGES)("an invitation in %s", (language) => {
  it.each(["password", "provider"] as const)(
    "to sign in by %s says who invites whom to what, and holds its link alone on a line [S20, S139]",
    (signIn) => {
      const facts = { inviter: "Imogen", groupName: "Marlowe Collection", email: "night@host.example" };
      const { subject, body } = composeInvitation({ language, name: "Noor", link: LINK, signIn, ...facts });
      expect(subject).toContain(brand.portalName);
      for (const part of ["Noor", "Imogen", "Marlowe Collection", brand.portalName]) {
        expect(body).toContain(part);
      }
      expect(withoutMarks(body).split("\n")).toContain(LINK);
      expect(mailHtml(subject, body).match(/<a href/g)).toHaveLength(1);
      expect(body.includes(facts.email)).toBe(signIn === "provider");
      expect(body).not.toMatch(/undefined|\[object/);
    },
  );
});

it.each(INTERFACE_LANGUAGES)(
  "an invitation in %s of somebody with an account elsewhere says so, and leads nowhere [S139]",
  (language) => {
    const facts = { inviter: "Imogen", groupName: "Marlowe Collection", email: "night@host.example" };
    const { body } = composeInvitation({ language, name: "Noor", signIn: "elsewhere", link: null, ...facts });
    for (const part of Object.values(facts)) expect(body).toContain(part);
    expect(body).not.toMatch(/undefined|\[object|https?:/);
  },
);

describe("the HTML form of a mail", () => {
  it("says the same words and links what the composer marked", () => {
    const html = mailHtml("Subject & more", `First\nline\n\n${linkLine(LINK)}\n\nLast`);
    expect(html).toContain("<title>Subject &amp; more</title>");
    expect(html).toContain(`<p dir="auto"><a href="${LINK}">${LINK}</a></p>`);
    expect(html).toContain("First<br>line");
  });

  it("makes no link of a guest's words, even where they are an address alone on a line", () => {
    const words = "Please read:\nhttps://evil.example/staff-login\n\nhttps://evil.example\nThanks";
    const html = mailHtml("A request", words);
    expect(html).toContain("https://evil.example/staff-login");
    expect(html).not.toContain("<a ");
  });

  it("links two addresses of an alert, the dashboard and the end of the mail, and no answer of a guest", () => {
    const { subject, body } = composeAlert({
      language: "en",
      name: "Imogen",
      propertyName: "https://evil.example",
      link: LINK,
      stop: "https://host.example/stop-mail?token=x",
      rating: 1,
      facts: [["https://evil.example/question", "\u0001https://evil.example/answer"]],
    });
    const links = mailHtml(subject, body).match(/<a href="[^"]+"/g);
    expect(links).toEqual([`<a href="${LINK}"`, '<a href="https://host.example/stop-mail?token=x"']);
  });

  it("keeps a guest's words words, whatever they are", () => {
    const hostile =
      '<img src=x onerror=alert(1)>\n\njavascript:alert(1)\n\nhttps://a.example/"onmouseover="x';
    const html = mailHtml("<b>hi</b>", hostile);
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<b>");
    expect(html).not.toContain('href="javascript');
    expect(html).not.toContain('"onmouseover');
  });
});
