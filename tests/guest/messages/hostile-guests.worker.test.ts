import { beforeAll, describe, expect, it } from "vitest";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { guestText } from "#domain/value-schemas.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { HOSTILE_SAMPLE } from "../../factories/hostile/hostile-sample.ts";
import type { Scene } from "../../factories/scene.ts";
import { publishScene, sendForm } from "./guest-form.ts";

describe("what guests type", () => {
  let scene: Scene;
  let service: string;

  beforeAll(async () => {
    const button = usableButton("guest-services", 1, "Guest services");
    service = button.type === "guest-services" ? (button.services[0]?.id ?? "") : "";
    scene = await publishScene([button]);
  });

  async function newestNote(): Promise<GuestRequest | undefined> {
    const response = await scene.caller.call("GET", scene.at("/requests"));
    expect(response.headers.get("content-type")).toContain("application/json");
    return ((await response.json()) as { items: GuestRequest[] }).items[0];
  }

  it.each(HOSTILE_SAMPLE)(
    "is refused, or reaches staff as text and nothing else: $what [S9, S141]",
    async ({ text }) => {
      // Browsers encode forms as UTF-8, which replaces half a surrogate pair by U+FFFD.
      const sendable = new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(text));
      const before = await newestNote();
      const fields = { button: sampleId(1), service, language: "en", room: "204", note: sendable };
      const sent = await sendForm(scene, "requests", fields);
      const newest = await newestNote();
      if (sent.status === 200) {
        expect(newest?.note).toBe(guestText({ lengthMax: 1_000, multiline: true }).parse(sendable));
      } else {
        expect(sent.status).toBe(400);
        expect(newest).toEqual(before);
      }
    },
  );
});
