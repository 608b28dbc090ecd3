import type { Button } from "#domain/content/button.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { ask, ORIGIN } from "#tests/factories/published-portal.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { cardCookie } from "#tests/factories/worker/scanned-card.ts";
import { newGuest, publishScene } from "./messages/guest-form.ts";

/** A text that only guarded content contains. */
export const MARKER = "behind-the-green-door";
export const PIN = "7418";
const WIFI = { network: "Guests", security: "wpa", password: MARKER } as const;
/** A button that opens with a PIN. */
export const RULES = {
  ...usableButton("popup", 1, "Wi-Fi rules"),
  guard: "pin",
  subButtons: [
    {
      id: sampleId(7),
      name: MARKER,
      icon: "link",
      width: "full",
      type: "link",
      destination: "wifi",
      url: "",
      email: "",
      telephone: "",
      whatsapp: "",
      wechat: "",
      pdf: null,
      openIn: "same",
      wifi: WIFI,
    },
  ],
} as Button;
/** A button that opens after a scan of a place's card. */
export const DOOR = {
  ...usableButton("link", 2, "Side door"),
  destination: "telephone",
  telephone: "+44 20 7946 0018",
  guard: "card",
} as Button;

/** Adds a room. @returns the cookie of a phone that scanned the room's card. */
export async function scanCard(to: Scene): Promise<string> {
  const json = { kind: "room", ranges: "", lines: "214" };
  await expectAnswer(await to.caller.call("POST", to.at("/places"), { json }));
  const { items } = (await expectAnswer(await to.caller.call("GET", to.at("/places")))) as {
    items: { id: string; code: string }[];
  };
  return cardCookie(items[0] as (typeof items)[number]);
}

interface Opening {
  readonly pin?: string;
  readonly quiet?: string;
  readonly language?: string;
  readonly cookie?: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a button's guarded content, as the page's script does. */
export function openButton(scene: Scene, { id }: Button, opening: Opening = {}): Promise<Response> {
  const { pin, quiet, language = "en", cookie, from = newGuest(), headers = {} } = opening;
  const fields = Object.entries({ pin, quiet }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return ask(`/p/${scene.property.slug}/${language}/guarded/${id}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: {
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "cf-connecting-ip": from,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
  });
}

export async function setPin(scene: Scene, { id }: Button, pin: string): Promise<void> {
  await expectAnswer(await scene.caller.call("PUT", scene.at(`/pins/${id}`), { json: { pin } }));
}

/** A published property with `RULES` and `DOOR`, in English and German. */
export async function guardedScene(): Promise<Scene> {
  const scene = await publishScene([RULES, DOOR]);
  await setPin(scene, RULES, PIN);
  return scene;
}

/** The `cookie` header with the pass that an answer sets: with it, the device needs no PIN again. */
export const getPass = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
