import { DEMO_PASSWORD } from "#scripts/api/caller.ts";
import type { Scene } from "../factories/scene.ts";
import type { Engine } from "./engine.ts";
import type { Relay } from "./relay.ts";
import { expectInPage, expectText, fill, press } from "./window.ts";

/** Whether React has hydrated the screen's controls; earlier input stays in the browser. */
const isAlive = (css: string) => {
  const controls = [...document.querySelectorAll(css)];
  const keys = controls.map((control) => Object.keys(control));
  return keys.length > 0 && keys.every((own) => own.some((key) => key.startsWith("__reactProps")));
};

const getPath = () => location.pathname;

export async function signInByForm(engine: Engine, { origin }: Relay, { caller }: Scene): Promise<void> {
  await engine.open(`${origin}/`);
  await expectInPage(engine, true, isAlive, "form input");
  await fill(engine, "input", "Email", caller.user.email);
  await fill(engine, "input[type=password]", "Password", DEMO_PASSWORD);
  await press(engine, "button", "Sign in");
  await expectText(engine, "Choose a property");
  // Close the toast, because it covers the next control.
  await press(engine, "button", "OK");
}

export async function chooseProperty(engine: Engine, { property }: Scene): Promise<void> {
  await press(engine, "tr *", property.name);
  await press(engine, "button", "Continue");
  await expectInPage(engine, "/setup/homepage", getPath);
}

export async function renameButton(engine: Engine, from: string, to: string): Promise<void> {
  await press(engine, "a", "Buttons");
  await expectInPage(engine, "/setup/buttons", getPath);
  await press(engine, "[data-tile] *", from);
  await fill(engine, "main textarea", "Name", to);
  await press(engine, "button", "Save button");
  await expectText(engine, "Button Updated");
  await expectPreview(engine, to);
}

/** The preview beside the form shows the text too. */
async function expectPreview(engine: Engine, text: string): Promise<void> {
  const isInFrame = (words: string) =>
    [...document.querySelectorAll("iframe")].some(({ contentDocument }) =>
      contentDocument?.querySelector(".p-main")?.textContent?.includes(words),
    );
  await expectInPage(engine, true, isInFrame, text);
}

export async function publish(engine: Engine): Promise<void> {
  await press(engine, "a", "Publish");
  await expectInPage(engine, "/setup/publish", getPath);
  await press(engine, "main button", "Publish");
  await expectText(engine, "Version 2 is live");
}

export async function seeAsGuest(engine: Engine, { origin }: Relay, { property }: Scene, name: string) {
  await engine.open(`${origin}/p/${property.slug}`);
  await expectText(engine, name, ".p-main");
  await engine.open(`${origin}/setup/publish`);
  await expectText(engine, "Version 2 is live");
}

export async function signOut(engine: Engine, { origin }: Relay): Promise<void> {
  await press(engine, "button", "Sign out");
  await expectText(engine, "Welcome to Fernholt Host");
  await engine.open(`${origin}/setup/buttons`);
  await expectInPage(engine, "/", getPath);
}
