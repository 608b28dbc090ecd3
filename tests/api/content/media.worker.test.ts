import { env } from "cloudflare:test";
import { encode as encodePng } from "fast-png";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { StoredMedia } from "#domain/content/media.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { callAs, callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { sha256Hex } from "#worker/media/files.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height).fill(120);
  return new Uint8Array(encodePng({ width, height, data, channels: 1, depth: 8 }));
}

/** A PNG of a few bytes whose header declares a huge size. */
function bomb(side: number): Uint8Array<ArrayBuffer> {
  const bytes = png(1, 1);
  new DataView(bytes.buffer).setUint32(16, side);
  new DataView(bytes.buffer).setUint32(20, side);
  return bytes;
}

const text = (value: string) => new TextEncoder().encode(value);
const PDF = text("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

function upload({ caller, at }: Scene, kind: string, body: BodyInit, headers: Record<string, string> = {}) {
  return caller.call("POST", at(`/media?kind=${kind}&name=a%2F..%2Flobby.png`), { body, headers });
}

describe("an upload", () => {
  it("is stored by what its bytes are, and served unchanging and harmless [S72, S74]", async () => {
    const scene = await openScene(target);
    const response = await upload(scene, "logo", png(500, 200), { "content-type": "text/html" });
    expect(response.status).toBe(201);
    const stored = (await response.json()) as StoredMedia;
    expect(stored).toMatchObject({
      kind: "logo",
      type: "image/png",
      name: "lobby.png",
      width: 500,
      height: 200,
    });
    const served = await callAs(target, "GET", `/media/${stored.key}`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png(500, 200));
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const again = await callAs(target, "GET", `/media/${stored.key}`, {
      headers: { "if-none-match": served.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  it("says how much room is taken, and is refused with words beyond 2 GB; what is there already is not [S72, D56]", async () => {
    const scene = await openScene(target);
    const first = (await (await upload(scene, "logo", png(50, 20))).json()) as StoredMedia;
    expect(first.takenShare).toBeLessThan(0.001);
    await env.DB.prepare("update media set bytes = ? where key = ?")
      .bind(1.7 * 2 ** 30, first.key)
      .run();
    const second = (await (await upload(scene, "logo", png(51, 20))).json()) as StoredMedia;
    expect(second.takenShare).toBeGreaterThan(0.8);
    await env.DB.prepare("update media set bytes = ? where key = ?")
      .bind(2 ** 31, first.key)
      .run();
    const refused = await upload(scene, "logo", png(52, 20));
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "files_full"]);
    expect((await upload(scene, "logo", png(50, 20))).status).toBe(201);
    // Another property has its own quota.
    expect((await upload(await openScene(target), "logo", png(52, 20))).status).toBe(201);
  });

  it("is taken at the pace of people: a flood of uploads is slowed, and no other property with it [G9, D56]", async () => {
    const scene = await openScene(target);
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, index) => (await upload(scene, "logo", png(60 + index, 20))).status,
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await upload(await openScene(target), "logo", png(60, 20))).status).toBe(201);
  });

  it("that is a PDF without text is advised against once a button opens it, and is published [S72, S128]", async () => {
    const scene = await openScene(target);
    const stored = await scene.caller.call("POST", scene.at("/media?kind=pdf&name=menu.pdf"), { body: PDF });
    const { key, name, bytes, hasText } = (await stored.json()) as StoredMedia;
    expect(hasText).toBe(false);
    const menu = usableButton("link", 1, "Menu") as Extract<Button, { type: "link" }>;
    await scene.withButtons([{ ...menu, destination: "pdf", pdf: { key, name, bytes, hasText: false } }]);
    const check = await scene.caller.call("GET", scene.at("/publish/check"));
    const { findings } = (await check.json()) as { findings: readonly PublishFinding[] };
    expect(findings.filter(({ check }) => check === "files")).toMatchObject([
      { code: "pdf_without_text", level: "warning", subject: "Menu", field: "pdf" },
    ]);
    await scene.publish();
  });

  it("that is a PDF is downloaded under its own name and never shown as a page [S72]", async () => {
    const scene = await openScene(target);
    const name = encodeURIComponent('Menü "heute".pdf');
    const stored = await scene.caller.call("POST", scene.at(`/media?kind=pdf&name=${name}`), { body: PDF });
    const { key } = (await stored.json()) as StoredMedia;
    const served = await callAs(target, "GET", `/media/${key}`);
    expect(served.headers.get("content-disposition")).toBe(
      `attachment; filename="Men_ _heute_.pdf"; filename*=UTF-8''Men%C3%BC%20%22heute%22.pdf`,
    );
    // A file with a key from before keys included names.
    await env.FILES.put(`media/${"0d".repeat(20)}.pdf`, PDF, {
      httpMetadata: { contentType: "application/pdf" },
    });
    const old = await callAs(target, "GET", `/media/${"0d".repeat(20)}.pdf`);
    expect(old.headers.get("content-disposition")).toBe('attachment; filename="file.pdf"');
    const picture = (await (await upload(scene, "logo", png(3, 3))).json()) as StoredMedia;
    const shown = await callAs(target, "GET", `/media/${picture.key}`);
    expect(shown.headers.has("content-disposition")).toBe(false);
  });

  it("that is a PDF under a better name is downloaded under that, and another link keeps its own [S72]", async () => {
    const scene = await openScene(target);
    const names = [];
    for (const name of ["قائمة.pdf", "menu.pdf"]) {
      const path = scene.at(`/media?kind=pdf&name=${encodeURIComponent(name)}`);
      const stored = (await (await scene.caller.call("POST", path, { body: PDF })).json()) as StoredMedia;
      const served = await callAs(target, "GET", `/media/${stored.key}`);
      names.push([stored.name, served.headers.get("content-disposition")]);
    }
    expect(names).toEqual([
      [
        "قائمة.pdf",
        "attachment; filename=\"_____.pdf\"; filename*=UTF-8''%D9%82%D8%A7%D8%A6%D9%85%D8%A9.pdf",
      ],
      ["menu.pdf", 'attachment; filename="menu.pdf"'],
    ]);
  });

  it("with something behind its end is stored up to there, and a blocked one is known with it as well [S72, S120]", async () => {
    const scene = await openScene(target);
    const trailed = new Uint8Array([...png(34, 33), ...text("<script>alert(1)</script>")]);
    const stored = (await (await upload(scene, "logo", trailed)).json()) as StoredMedia;
    expect(stored).toMatchObject({ width: 34, bytes: png(34, 33).length });
    const served = await callAs(target, "GET", `/media/${stored.key}`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png(34, 33));
    await env.FLAGS.put(`blocked:${sha256Hex(png(34, 33))}`, "1");
    expect((await upload(scene, "logo", trailed)).status).toBe(422);
  });

  it("of the same bytes is one file, and another property's is another", async () => {
    const [one, other] = [await openScene(target), await openScene(target)];
    const keys = [];
    for (const scene of [one, one, other]) {
      keys.push(((await (await upload(scene, "logo", png(8, 8))).json()) as StoredMedia).key);
    }
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["HTML", text("<!doctype html><script>alert(1)</script>")],
    ["HTML that starts like a GIF", text("GIF89a=1;alert(1)//")],
    ["plain text", text("hello")],
    ["a PDF", PDF],
    ["half a picture", png(500, 200).subarray(0, 120)],
    ["a picture of chunks that are none", new Uint8Array([...png(4, 4).subarray(0, 60), ...png(4, 4)])],
    ["a picture of 400 megapixels", bomb(20_000)],
    ["a picture that is too wide", bomb(8_001)],
    ["a picture without pixels", bomb(0)],
  ])("that is %s is no picture, and leaves nothing behind [S120]", async (_what, body) => {
    const scene = await openScene(target);
    const response = await upload(scene, "logo", body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "image_rejected",
      detail:
        "The selected image does not meet our content rules. Please select another image and try again.",
    });
    const rows = await env.DB.prepare("select count(*) as count from media where property_id = ?")
      .bind(scene.property.id)
      .first("count");
    expect(rows).toBe(0);
  });

  it.each([
    ["HTML", text("<script>alert(1)</script>")],
    ["a PDF behind more than 1,024 bytes", new Uint8Array([...text("<html>".padEnd(1_025)), ...PDF])],
    ["half a PDF", PDF.subarray(0, 20)],
  ])("that is %s is no PDF", async (_what, body) => {
    const response = await upload(await openScene(target), "pdf", body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "pdf_rejected" });
  });

  it.each([
    [
      "logo",
      5 * 1024 * 1024,
      "image_too_big",
      "This image is too big. The max image size for uploads is 5MB",
      "S117",
    ],
    [
      "popup",
      2.5 * 1024 * 1024,
      "popup_image_too_big",
      "This image is too big. The max image size for popups is 2.5MB",
      "S118",
    ],
    [
      "pdf",
      8 * 1024 * 1024,
      "pdf_too_big",
      "This PDF is too big. The max PDF size for uploads is 8MB",
      "S119",
    ],
  ])("of kind %s may have %d bytes and not one more: %s, %s [%s]", async (kind, bytesMax, code, detail) => {
    const scene = await openScene(target);
    const whole = kind === "pdf" ? PDF : png(4, 4);
    const sized = (bytes: number) => {
      const body = new Uint8Array(bytes);
      // Filler inside a segment that readers skip, before the end of the file.
      body.set(whole);
      body.set(whole.subarray(-12), bytes - 12);
      return body;
    };
    const fits = await upload(scene, kind, sized(bytesMax));
    expect(fits.status).toBe(201);
    const tooBig = await upload(scene, kind, sized(bytesMax + 1));
    expect(tooBig.status).toBe(413);
    expect(await tooBig.json()).toMatchObject({ code, detail });
  });

  it("without a length is counted as it comes, and refused once it is too much", async () => {
    const scene = await openScene(target);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 200) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const response = await upload(scene, "logo", endless);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(100);
  });

  it("that is cut off half-way leaves nothing behind", async () => {
    const scene = await openScene(target);
    const before = (await env.FILES.list()).objects.length;
    const response = await upload(scene, "logo", png(40, 40).subarray(0, 60));
    expect(response.status).toBe(422);
    const empty = await upload(scene, "logo", new Uint8Array());
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({ code: "upload_interrupted" });
    expect((await env.FILES.list()).objects).toHaveLength(before);
  });

  it("is refused when operations have blocked its content [S120]", async () => {
    const scene = await openScene(target);
    const body = png(33, 33);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
    const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    await env.FLAGS.put(`blocked:${hash}`, "1");
    expect((await upload(scene, "logo", body)).status).toBe(422);
  });

  it("needs a valid licence [S142]", async () => {
    const scene = await openScene(target);
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    expect((await upload(scene, "logo", png(4, 4))).status).toBe(403);
  });
});

describe("the files' address", () => {
  it.each(["", "x", "..%2Fsnapshots%2Fx", `${"a".repeat(40)}.svg`, `${"a".repeat(40)}.png`, "%00"])(
    "answers 404 to %j",
    async (key) => {
      expect((await callAs(target, "GET", `/media/${key}`)).status).toBe(404);
    },
  );
});
