import { expect, it } from "vitest";
import { sampleDraft, usableButton } from "../../../tests/factories/draft.ts";
import { getPublishedLinks, isPublicAddress } from "./published-links.ts";

it.each([
  ["https://menu.com/today?x=1", true],
  ["http://münchen.com", true],
  ["https://menu.com.", true],
  ["https://localhost/", false],
  ["https://foyer.localhost/", false],
  ["https://printer.local/", false],
  ["https://printer/", false],
  ["https://menu.example/", false],
  ["https://vault.internal./", false],
  ["https://10.0.0.1/", false],
  ["https://0x7f.1/", false],
  ["https://2130706433/", false],
  ["https://169.254.169.254/latest", false],
  ["https://[::1]/", false],
  ["https://[::ffff:10.0.0.1]/", false],
  ["https://menu.com:8443/", false],
  ["ftp://menu.com/", false],
  ["weixin://dl/chat?menu.com", false],
])("%s is an address of the public internet: %s [S214]", (address, isPublic) => {
  expect(isPublicAddress(new URL(address))).toBe(isPublic);
});

it("links are those that guests can press, each once, named in the default language [S214]", () => {
  const to = (index: number, name: string, url: string, more = {}) => ({
    ...usableButton("link", index, name),
    destination: "url" as const,
    url,
    ...more,
  });
  const draft = {
    ...sampleDraft(),
    languages: ["de" as const, "en" as const],
    defaultLanguage: "en" as const,
    social: { ...sampleDraft().social, channels: [{ channel: "x" as const, url: "https://x.com/quay" }] },
    buttons: {
      de: { buttons: [to(1, "Karte", "https://menu.com/"), to(4, "Wein", "https://wine.com/")] },
      en: {
        buttons: [
          to(1, "Menu", "https://menu.com/"),
          to(2, "Hidden", "https://hidden.com/", { hidden: true }),
          to(3, "Call", "https://unused.com/", { destination: "telephone" }),
          to(5, "Room", "https://10.0.0.1/"),
        ],
      },
    },
  };
  expect(getPublishedLinks(draft)).toEqual([
    { subject: "Menu", url: "https://menu.com/" },
    { subject: "Wein", url: "https://wine.com/" },
    { subject: "x", url: "https://x.com/quay" },
  ]);
});
