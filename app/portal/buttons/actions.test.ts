import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUTTON_TYPES } from "#domain/content/button.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { findDestination, findWechatId } from "./actions.ts";
import { mapFrameHref } from "./map-href.ts";

const id = sampleId(1);
const link = newButton("link", id, "Link");
const chat = newButton("chat", id, "Chat");
const map = newButton("map", id, "Map");

describe("a button's destination", () => {
  it.each([
    [{ ...link, url: "https://marlowe.example/a?b=c" }, "https://marlowe.example/a?b=c"],
    [{ ...link, destination: "email", email: "desk@marlowe.example" }, "mailto:desk@marlowe.example"],
    [{ ...link, destination: "telephone", telephone: "+44 (0)1326 55" }, "tel:+44132655"],
    [{ ...link, destination: "whatsapp", whatsapp: "+441326550142" }, "https://wa.me/441326550142"],
    [
      { ...link, destination: "pdf", pdf: { key: `${"c".repeat(40)}.pdf`, name: "Menu", bytes: 9 } },
      `/media/${"c".repeat(40)}.pdf`,
    ],
  ])("follows the destination of a link button [S74] (%#)", (button, href) => {
    expect(findDestination(button as typeof link)?.href).toBe(href);
  });

  it("opens a link in the window chosen by staff [S74]", () => {
    const url = "https://marlowe.example";
    expect(findDestination({ ...link, url, openIn: "new" } as typeof link)?.isNewTab).toBe(true);
    expect(findDestination({ ...link, url, openIn: "same" } as typeof link)?.isNewTab).toBe(false);
  });

  it("opens a chat with its first message [S13]", () => {
    expect(
      findDestination({ ...chat, whatsapp: "+44123456789", message: "Hi & bye" } as typeof chat)?.href,
    ).toBe("https://wa.me/44123456789?text=Hi%20%26%20bye");
    expect(
      findDestination({ ...chat, channel: "sms", telephone: "+44 12", message: "Hi?" } as typeof chat)?.href,
    ).toBe("sms:+4412?&body=Hi%3F");
  });

  it.each([
    ["roadmap", "m"],
    ["satellite", "k"],
    ["hybrid", "h"],
    ["terrain", "p"],
  ] as const)("asks for the %s map at the chosen zoom [S75] [S216]", (mapType, letter) => {
    const href = findDestination({ ...map, location: "Quay & Co", mapType, zoom: 17 } as typeof map)?.href;
    expect(href).toBe(`https://www.google.com/maps?q=Quay+%26+Co&t=${letter}&z=17`);
  });

  it("shows the same map in a frame as behind the link [S75]", () => {
    const map = { location: `Quay & "Co"`, mapType: "hybrid", zoom: 9 } as const;
    expect(mapFrameHref(map)).toBe("https://www.google.com/maps?q=Quay+%26+%22Co%22&t=h&z=9&output=embed");
  });

  it("searches a named place near its point, and coordinates as they are [S75]", () => {
    const hrefTo = (location: string) => findDestination({ ...map, location } as typeof map)?.href;
    expect(hrefTo("Greenbank Hotel (50.153912, -5.06789)")).toBe(
      "https://www.google.com/maps?q=Greenbank+Hotel&ll=50.153912%2C-5.06789&t=m&z=15",
    );
    expect(hrefTo("50.153912, -5.06789")).toBe(
      "https://www.google.com/maps?q=50.153912%2C+-5.06789&t=m&z=15",
    );
  });

  it("opens a short link unchanged and never in a frame [S75]", () => {
    const short = { ...map, location: "https://maps.app.goo.gl/TmbeHMiLEfTBws9EA" } as never;
    expect(findDestination(short)?.href).toBe("https://maps.app.goo.gl/TmbeHMiLEfTBws9EA");
    expect(mapFrameHref(short)).toBeNull();
  });

  it("dials an extension unchanged on an in-house telephone [S79]", () => {
    const call = { ...newButton("click-to-call", id, "Call"), extension: "*9#" };
    expect(findDestination(call as never)?.href).toBe("tel:*9%23");
  });

  it("opens the guide below the page, at its start or at a topic [A6, D95]", () => {
    const guide = { ...link, destination: "guide" } as typeof link;
    const expected = { href: "/guide", isNewTab: false, isBelowPage: true };
    expect(findDestination(guide)).toEqual(expected);
    expect(findDestination({ ...guide, topic: "eating" } as typeof link)).toEqual({
      ...expected,
      href: "/guide#eating",
    });
  });

  it("shows a WeChat ID, since it has no web address [S74]", () => {
    const button = { ...link, destination: "wechat", wechat: "marlowe_desk" } as typeof link;
    expect(findDestination(button)).toBeNull();
    expect(findWechatId(button)).toBe("marlowe_desk");
  });

  it.each(BUTTON_TYPES)("is null while a new %s button is empty [S174]", (type) => {
    expect(findDestination(newButton(type, id, "New"))).toBeNull();
  });

  it("never has an unlisted URL scheme, whatever was stored [S74]", () => {
    const schemes = [
      "javascript:",
      "data:text/html,",
      "vbscript:",
      "blob:",
      "intent:",
      "//",
      "file:",
      "JaVaScript:",
    ];
    const hostile = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom(...schemes), fc.webUrl()).map(([scheme, rest]) => scheme + rest),
      fc.constantFrom(...schemes).map((scheme) => `  ${scheme}alert(1)`),
    );
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom("url", "email", "telephone", "pdf", "whatsapp"),
        (text, destination) => {
          const button = {
            ...link,
            destination,
            url: text,
            email: text,
            telephone: text,
            whatsapp: text,
            pdf: { key: text, name: "x", bytes: 1 },
          } as typeof link;
          const href = findDestination(button)?.href ?? "/media/";
          expect(findDestination({ ...map, location: text } as typeof map)?.href ?? "https://m").toMatch(
            /^https:\/\/[^/]/,
          );
          expect(href).toMatch(/^(?:https?:\/\/[^/]|mailto:|tel:|\/media\/)/);
        },
      ),
    );
  });
});
