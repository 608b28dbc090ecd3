import { env } from "cloudflare:test";
import { encode as encodePng } from "fast-png";
import type { Answers } from "#domain/answers/answers.ts";
import { writeChip } from "#domain/answers/chips/chip.ts";
import type { Button } from "#domain/content/button.ts";
import type { StoredMedia } from "#domain/content/media.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleAnswers } from "./answers.ts";
import { usableButton } from "./draft.ts";
import { openScene, type Scene } from "./scene.ts";
import { target } from "./worker/worker-target.ts";

/** The stored bytes of a property's documents by section and language. */
export async function storedBodies(propertyId: string): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    "select section, language, body from documents where property_id = ? order by section, language",
  )
    .bind(propertyId)
    .all<{ section: string; language: string; body: string }>();
  return Object.fromEntries(results.map(({ section, language, body }) => [`${section}:${language}`, body]));
}

/** Saves one document, ignoring its revision. */
export async function saveDocument(scene: Scene, document: string, body: unknown): Promise<void> {
  const path = scene.at(`/documents/${document}`);
  const { revision } = (await expectAnswer(await scene.caller.call("GET", path))) as { revision: number };
  await expectAnswer(await scene.caller.call("PUT", path, { json: body, revision }));
}

export function saveButtons(scene: Scene, language: string, buttons: readonly Button[]): Promise<void> {
  return saveDocument(scene, `buttons?language=${language}`, { buttons });
}

/** A grey PNG; each size is a different file. */
export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height).fill(120);
  return new Uint8Array(encodePng({ width, height, data, channels: 1, depth: 8 }));
}

/** Uploads a picture and returns its reference for documents. */
export async function uploadPicture({ caller, at }: Scene, width: number, height: number): Promise<Picture> {
  const response = await caller.call("POST", at("/media?kind=gallery&name=view.png"), {
    body: png(width, height),
  });
  const { key } = (await expectAnswer(response)) as StoredMedia;
  return { key, width, height, alt: "" };
}

/** The time of check-out inside a text. */
export const CHECK_OUT_CHIP = writeChip({ question: "check-out", part: "time" });

export const checkOutAt = (time: string): Answers =>
  sampleAnswers({ "check-out": { state: "answered", time } });

/** A published property in English and Arabic, whose check-out is until 11:00. */
export async function openCheckOutScene(): Promise<Scene> {
  const scene = await openScene(target, { languages: ["en", "ar"] });
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  await saveDocument(scene, "answers", checkOutAt("11:00"));
  await scene.publish();
  return scene;
}

/** Publishes the draft's check-out alone. @returns status and body of the response. */
export async function publishCheckOut({ caller, at }: Scene) {
  const json = { questions: ["check-out"] };
  const response = await caller.call("POST", at("/publish/answers"), { json });
  return { status: response.status, body: (await response.json()) as object };
}
