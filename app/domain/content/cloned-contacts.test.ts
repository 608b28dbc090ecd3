import { describe, expect, it } from "vitest";
import type { Button } from "./button.ts";
import { checkClonedContacts, findUnconfirmedContacts } from "./cloned-contacts.ts";
import { findContacts, replaceContact } from "./contacts.ts";
import { newButton, newSubButton } from "./starter/new-button.ts";
import { TEMPLATE } from "./starter/template.ts";

const id = (letter: string) => letter.repeat(24);
const PDF = { key: `${"0a".repeat(20)}.pdf`, name: "Menu.pdf", bytes: 10 };

function makeDraft(
  buttons: readonly Button[],
  channels = [{ channel: "facebook", url: "https://facebook.com/m" }],
) {
  const social = { ...TEMPLATE.social, channels } as typeof TEMPLATE.social;
  return { buttons: { en: { buttons: [...buttons] } }, social };
}

const position = { ...newButton("map", id("a"), "Find us"), location: "Marlowe, Falmouth" } as Button;
const chat = { ...newButton("chat", id("b"), "Chat"), whatsapp: "+441326550142", telephone: "+441326550143" };
const call = { ...newButton("click-to-call", id("c"), "Call"), extension: "204" } as Button;
const menu = {
  ...newButton("link", id("d"), "Menu"),
  destination: "pdf",
  pdf: PDF,
  url: "https://m.example",
};
const wifi = {
  ...newButton("link", id("m"), "Wi-Fi"),
  destination: "wifi",
  wifi: { network: "Marlowe Guest", security: "wpa", password: "harbour-light-58" },
} as Button;
const feedback = { ...newButton("feedback", id("e"), "Stay"), email: "desk@m.example" } as Button;
const services = { ...newButton("guest-services", id("f"), "Towels"), email: "desk@m.example" } as Button;
const popup = {
  ...newButton("popup", id("g"), "Spa"),
  content: [{ type: "paragraph", runs: [{ text: "Book", link: "https://spa.example" }] }],
  subButtons: [{ ...newSubButton("map", id("h"), "The spa"), location: "Marlowe, Falmouth" }],
} as Button;
const ALL = [position, chat as Button, call, menu as Button, feedback, services, popup];
const cloned = findContacts(makeDraft(ALL)).map(({ kind, value }) => ({ kind, value, source: "Marlowe" }));

describe("contacts cloned from another property", () => {
  it("are all numbers, places, mailboxes, links, files and channels that guests can use [S15, D66]", () => {
    const seen = findContacts(makeDraft(ALL)).filter(({ isInUse }) => isInUse);
    expect(seen.map(({ kind, value, subject }) => `${subject}: ${kind} ${value}`)).toEqual([
      "Find us: location Marlowe, Falmouth",
      "Chat: whatsapp +441326550142",
      "Call: extension 204",
      `Menu: pdf ${PDF.key}`,
      "Stay: email desk@m.example",
      "Towels: email desk@m.example",
      "Spa: url https://spa.example",
      "The spa: location Marlowe, Falmouth",
      "facebook: social https://facebook.com/m",
    ]);
  });

  it("include the network of a Wi-Fi button until it is replaced; its password is never listed [D19, D66]", () => {
    const [network] = findContacts(makeDraft([wifi], []));
    expect(network).toMatchObject({
      kind: "wifi",
      value: "Marlowe Guest",
      field: "wifi.network",
      check: "links",
    });
    expect(JSON.stringify(network)).not.toContain("harbour-light-58");
    const brought = [{ kind: "wifi", value: "Marlowe Guest", source: "Marlowe" } as const];
    expect(findUnconfirmedContacts(makeDraft([wifi], []), brought)).toHaveLength(1);
    const own = { ...wifi, wifi: { network: "Gull Guest", security: "none", password: "" } } as Button;
    expect(findUnconfirmedContacts(makeDraft([own], []), brought)).toEqual([]);
    expect(findContacts(makeDraft([{ ...wifi, destination: "url" } as Button], []))).toMatchObject([
      { isInUse: false },
    ]);
  });

  it("include each further place of a map, and are replaced there as well [D66]", () => {
    const places = [
      { id: id("k"), name: "Beach", location: "Marlowe, Falmouth" },
      { id: id("l"), name: "Pier", location: "Quay 3" },
    ];
    const map = { ...position, places } as Button;
    const seen = findContacts(makeDraft([map])).filter(({ kind }) => kind === "location");
    expect(seen.map(({ value, field }) => [value, field])).toEqual([
      ["Marlowe, Falmouth", "location"],
      ["Marlowe, Falmouth", "places.0.location"],
      ["Quay 3", "places.1.location"],
    ]);
    const replaced = replaceContact(
      { buttons: [map] },
      { kind: "location", value: "Marlowe, Falmouth" },
      "Gull, Truro",
    );
    expect(replaced.buttons).toMatchObject([
      {
        location: "Gull, Truro",
        places: [{ name: "Beach", location: "Gull, Truro" }, { location: "Quay 3" }],
      },
    ]);
  });

  it("are listed once per value, with every occurrence, until changed, hidden or deleted [D66]", () => {
    const listed = findUnconfirmedContacts(makeDraft(ALL), cloned);
    const map = listed.find(({ kind }) => kind === "location");
    expect(map).toMatchObject({ source: "Marlowe", shown: "Marlowe, Falmouth" });
    expect(map?.positions.map(({ subject }) => subject)).toEqual(["Find us", "The spa"]);
    expect(listed.find(({ kind }) => kind === "pdf")?.shown).toBe("Menu.pdf");
    const getKinds = (buttons: readonly Button[]) =>
      findUnconfirmedContacts(makeDraft(buttons, []), cloned).map(({ kind }) => kind);
    expect(getKinds([{ ...call, extension: "9" } as Button])).toEqual([]);
    expect(getKinds([{ ...call, hidden: true }])).toEqual([]);
    expect(getKinds([call])).toEqual(["extension"]);
    expect(findUnconfirmedContacts(makeDraft(ALL), [])).toEqual([]);
  });

  it("give one warning per check, so that none of those checks is ticked [S128, D66]", () => {
    const findings = checkClonedContacts(makeDraft(ALL), cloned);
    expect(findings.map(({ check, level, subject }) => [check, level, subject])).toEqual(
      ["maps", "links", "chats", "calls", "feedback", "services", "social"]
        .sort()
        .map((check) => [check, "warning", "Marlowe"])
        .sort(
          (a, b) => findings.findIndex((f) => f.check === a[0]) - findings.findIndex((f) => f.check === b[0]),
        ),
    );
    expect(findings.find(({ check }) => check === "maps")).toMatchObject({
      buttonId: id("a"),
      field: "location",
    });
  });

  it("are replaced everywhere by the property's own address, and nothing else is [D66]", () => {
    const value = "Marlowe, Falmouth";
    const own = replaceContact({ buttons: [position, popup, call] }, { kind: "location", value }, "Quay 4");
    const left = findUnconfirmedContacts({ ...makeDraft(own.buttons, []) }, cloned);
    expect(left.map(({ kind }) => kind)).toEqual(["url", "extension"]);
    expect(own.buttons[2]).toBe(call);
  });
});
