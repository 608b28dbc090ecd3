import type { ButtonOf } from "#domain/content/button.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect } from "./test.ts";

const SERVICES = usableButton("guest-services", 1, "Fresh towels") as ButtonOf<"guest-services">;
let guests = 0;

/** A published portal with towels to request. */
export async function openTowels(
  openScene: (input: { features: { guestServices: true } }) => Promise<Scene>,
): Promise<Scene> {
  const scene = await openScene({ features: { guestServices: true } });
  await scene.withButtons([SERVICES]);
  await scene.publish();
  return scene;
}

/** Sends a request as another guest, from another network, after opening the page. */
export async function askForTowels(scene: Scene, room: string): Promise<void> {
  guests += 1;
  const visitor = `${process.pid.toString(16)}${guests.toString(16).padStart(6, "0")}`.padStart(18, "1");
  const post = (path: string, body: BodyInit) =>
    fetch(`${e2eTarget.origin}/p/${scene.property.slug}/${path}`, {
      method: "POST",
      body,
      headers: {
        origin: e2eTarget.origin,
        "accept-language": "en",
        "user-agent": `Mozilla/5.0 (iPhone; towels ${guests} of ${process.pid}) Mobile`,
        "cf-connecting-ip": `198.18.${Math.floor(guests / 250)}.${guests % 250}`,
      },
    });
  await post("events", JSON.stringify({ v: 1, visitor, events: [{ id: `view-${visitor}`, kind: "view" }] }));
  const service = SERVICES.services[0]?.id ?? "";
  const fields = { language: "en", visitor, button: SERVICES.id, service, room, note: "" };
  expect((await post("requests", new URLSearchParams(fields))).status).toBe(200);
}

/** The request from a room, as staff read it. */
export async function fetchRequest(scene: Scene, room: string): Promise<GuestRequest> {
  const response = await scene.caller.call("GET", scene.at("/requests"));
  const { items } = (await response.json()) as { items: GuestRequest[] };
  const found = items.find((one) => one.room === room);
  if (!found) throw new Error(`Nobody of room ${room} has asked.`);
  return found;
}
