import { expect } from "vitest";
import { expectAnswer, type Target } from "#scripts/api/caller.ts";
import type { Button } from "../../app/domain/content/button.ts";
import { buttonHours } from "../../app/messages/en/button-hours.ts";
import { changes } from "../../app/messages/en/changes.ts";
import { common } from "../../app/messages/en/common.ts";
import { guestData } from "../../app/messages/en/guest-data.ts";
import { inbox } from "../../app/messages/en/inbox.ts";
import { recovery } from "../../app/messages/en/recovery.ts";
import { setup } from "../../app/messages/en/setup.ts";
import { sampleId, usableButton } from "../factories/draft.ts";
import type { Scene } from "../factories/scene.ts";
import type { Engine } from "./engine.ts";
import type { Relay } from "./relay.ts";
import { expectInPage, expectText, press } from "./window.ts";

/** One more than fits on the first page of completed requests. */
const REQUESTS = 21;
const SERVICE = { id: sampleId(42), name: "Fresh towels", icon: "bell", note: true } as const;
const BUTTONS = [
  usableButton("link", 1, "Breakfast menu"),
  usableButton("popup", 2, "Things to do"),
  { ...usableButton("guest-services", 3, "Ask us"), services: [SERVICE] } as Button,
];

/** Two versions, a later draft, and more guest requests than a page of the list. */
export async function prepareReading({ origin }: Target, { caller, at, property }: Scene): Promise<void> {
  const write = async (button: string, revision: number) => {
    const [first, ...others] = BUTTONS;
    const json = { buttons: [{ ...first, name: button }, ...others] };
    return expectAnswer(await caller.call("PUT", at("/documents/buttons?language=en"), { json, revision }));
  };
  const release = async () => expectAnswer(await caller.call("POST", at("/publish"), { json: { note: "" } }));
  await write("Breakfast menu", 0);
  await release();
  await write("Lunch menu", 1);
  await release();
  await write("Supper menu", 2);
  for (let room = 1; room <= REQUESTS; room += 1) {
    const body = new URLSearchParams({
      button: BUTTONS[2]?.id ?? "",
      service: SERVICE.id,
      language: "en",
      room: String(room),
      note: "",
    });
    const headers = { origin, "sec-fetch-site": "same-origin" };
    const answer = await fetch(`${origin}/p/${property.slug}/requests`, { method: "POST", body, headers });
    expect(answer.ok).toBe(true);
  }
  const list = (await expectAnswer(await caller.call("GET", at("/requests?limit=100")))) as {
    items: { id: string }[];
  };
  for (const { id } of list.items) {
    const json = { revision: 0, to: "done" };
    await expectAnswer(await caller.call("POST", at(`/requests/${id}/handling`), { json }));
  }
}

const isPictureThere = (name: string) =>
  [...document.images].some(
    ({ alt, complete, naturalWidth }) => alt === name && complete && naturalWidth > 0,
  );
const count = (css: string) => document.querySelectorAll(css).length;
const isThere = (css: string) => document.querySelector(css)?.checkVisibility() === true;
const isSelfDrawn = () => document.querySelector("main") !== null && document.readyState === "complete";

/** The QR code, the draft's changes, and the difference between two versions. */
export async function readPublishTab(engine: Engine, { origin }: Relay): Promise<void> {
  await engine.open(`${origin}/setup/publish`);
  await expectInPage(engine, true, isPictureThere, common.qrCode);
  // The words of the diff: the button's name for guests, and in the draft.
  await expectText(engine, "Lunch", "main table");
  await expectText(engine, "Supper", "main table");
  await press(engine, "button", changes.compareVersion(1));
  await expectText(engine, "Breakfast", "main table");
}

/** The draft link's QR code, drawn by a lazily loaded part. */
export async function readPreviewCode(engine: Engine, { origin }: Relay): Promise<void> {
  await engine.open(`${origin}/setup/phone`);
  await press(engine, "button", recovery.phone.action);
  await expectInPage(engine, true, isPictureThere, recovery.phone.code);
}

/** A page of the past with its own tiles. */
export async function readHistory(engine: Engine, { origin }: Relay): Promise<void> {
  await engine.open(`${origin}/setup/history`);
  const isShown = (text: string) =>
    [...document.querySelectorAll("iframe")].some(({ contentDocument }) =>
      contentDocument?.body?.textContent.includes(text),
    );
  await expectInPage(engine, true, isShown, "Lunch menu");
}

/** Lazily loaded parts: the panel of changes, hours, rich text, the colour picker. */
export async function readParts(engine: Engine, { origin }: Relay): Promise<void> {
  await engine.open(`${origin}/setup/buttons`);
  await press(engine, "button", changes.chip.title);
  await expectText(engine, "Supper", "[role=dialog]");
  await engine.open(`${origin}/setup/theme`);
  await press(engine, "button", setup.chooseColour("Primary"));
  await expectInPage(engine, true, isThere, ".react-colorful");
  await engine.open(`${origin}/setup/buttons`);
  await press(engine, "[data-tile] *", "Things to do");
  await expectInPage(engine, true, isThere, "[contenteditable=true]");
  await engine.open(`${origin}/setup/buttons`);
  await press(engine, "[data-tile] *", "Supper menu");
  await press(engine, "summary *", buttonHours.alwaysNote);
  await press(engine, "label", buttonHours.timed);
  await expectText(engine, buttonHours.add);
}

/** Loads the second page of the inbox's completed requests. */
export async function readOlderMessages(engine: Engine, { origin }: Relay): Promise<void> {
  await engine.open(`${origin}/inbox`);
  await expectInPage(engine, REQUESTS - 1, count, "main [data-request]");
  await press(engine, "button", inbox.older);
  await expectInPage(engine, REQUESTS, count, "main [data-request]");
}

/** Downloads a file and checks that it is complete. */
export async function readDownload(engine: Engine, { origin }: Relay): Promise<void> {
  await engine.open(`${origin}/settings/guest-data`);
  await expectInPage(engine, true, isSelfDrawn);
  await engine.evaluate(() => {
    const saved: string[] = [];
    Object.assign(window, { saved });
    const create = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) void file.text().then((text) => saved.push(text));
      return create(file);
    };
    return null;
  });
  await press(engine, "button", guestData.recordTable);
  await expectInPage(engine, true, () =>
    ((window as unknown as { saved: string[] }).saved ?? []).some((text) => text.split("\n").length > 5),
  );
}
