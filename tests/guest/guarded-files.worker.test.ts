import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { mediaHref, type Picture } from "#domain/content/media-reference.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { saveButtons, uploadPicture } from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { getPass, openButton, PIN, scanCard, setPin } from "./guard-scene.ts";

const item = (index: number, picture: Picture) => ({
  id: sampleId(30 + index),
  title: `View ${index}`,
  description: "",
  picture,
});

const makeGallery = (index: number, guard: "pin" | "card" | null, pictures: readonly Picture[]) =>
  ({
    ...usableButton("gallery", index, `Gallery ${index}`),
    items: pictures.map((picture, at) => item(index * 5 + at, picture)),
    ...(guard === null ? {} : { guard }),
  }) as Button;

/** A property with two pictures: only the guarded button has `secret`; an open button has `shared`, too. */
async function pictureScene(guard: "pin" | "card") {
  const scene = await openScene(target);
  const [secret, shared] = [await uploadPicture(scene, 400, 30), await uploadPicture(scene, 410, 30)];
  const guarded = makeGallery(1, guard, [secret, shared]);
  await saveButtons(scene, "en", [guarded, makeGallery(2, null, [shared])]);
  await scene.publish();
  return { scene, secret, shared, guarded };
}

/** Addresses of guarded files in the guarded button's content. */
const filesIn = (html: string) => html.match(/\/p\/[^"\s]+\/guarded-files\/[^"\s?]+/g) ?? [];

const isShut = async (path: string, cookie = "") => {
  const answer = await ask(path, cookie === "" ? {} : { headers: { cookie } });
  return answer.status === 404 && (answer.headers.get("cache-control") ?? "").includes("no-store");
};

async function openedBy(scene: Scene, button: Button, opening: { pin?: string; cookie?: string }) {
  const answer = await openButton(scene, button, opening);
  expect(answer.status).toBe(200);
  return { cookie: opening.cookie ?? getPass(answer), html: await answer.text() };
}

describe("a file that only a guarded button shows", () => {
  it("is served after the guard, never cached, and its public address stays secret [R8]", async () => {
    const { scene, secret, shared, guarded } = await pictureScene("pin");
    await setPin(scene, guarded, PIN);
    const { cookie, html } = await openedBy(scene, guarded, { pin: PIN });
    expect(html).not.toContain(secret.key);
    // An open button has the shared picture, too, so the picture keeps its public address.
    expect(html).toContain(mediaHref(shared.key));
    const [path = ""] = filesIn(html);
    for (const address of [path, `${path}?w=320`]) {
      const file = await ask(address, { headers: { cookie } });
      expect([file.status, file.headers.get("content-type")]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
      expect(file.headers.get("cache-control")).toBe("private, no-store");
      expect(await isShut(address)).toBe(true);
    }
    expect(await isShut(path, cookie.replace(/=.*/, "=9999999999999.00"))).toBe(true);
    expect(await isShut(path.replace(/[0-9a-f]{32}$/, "0".repeat(32)), cookie)).toBe(true);
    const page = await (await ask(`/p/${scene.property.slug}/en?all`)).text();
    expect([page.includes(secret.key), page.includes(shared.key)]).toEqual([false, true]);
  });

  it("ends with another PIN, and with the end of its publication [R8]", async () => {
    const { scene, guarded } = await pictureScene("pin");
    await setPin(scene, guarded, PIN);
    const first = await openedBy(scene, guarded, { pin: PIN });
    const [path = ""] = filesIn(first.html);
    await setPin(scene, guarded, "9471");
    expect(await isShut(path, first.cookie)).toBe(true);
    const { cookie } = await openedBy(scene, guarded, { pin: "9471" });
    expect(await isShut(path, cookie)).toBe(false);
    await saveButtons(scene, "en", [usableButton("link", 3)]);
    await scene.publish();
    expect(await isShut(path, cookie)).toBe(true);
  });

  it("is served to who has scanned a card, until that card is replaced [R6] [R8]", async () => {
    const { scene, guarded } = await pictureScene("card");
    const cookie = await scanCard(scene);
    const [path = ""] = filesIn((await openedBy(scene, guarded, { cookie })).html);
    expect((await ask(path, { headers: { cookie } })).status).toBe(200);
    expect(await isShut(path)).toBe(true);
    const [, id = ""] = /^place=([a-z2-7]+)\./.exec(cookie) ?? [];
    await expectAnswer(await scene.caller.call("POST", scene.at(`/places/${id}/code`)));
    expect(await isShut(path, cookie)).toBe(true);
  });
});
