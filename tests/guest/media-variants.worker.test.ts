import { env } from "cloudflare:test";
import { imageDimensionsFromData } from "image-dimensions";
import { describe, expect, it } from "vitest";
import { PICTURE_WIDTHS } from "#domain/content/media-reference.ts";
import { serveMedia } from "#worker/media/serve-media.ts";
import { ask, ORIGIN } from "../factories/published-portal.ts";
import { png } from "../factories/stored-draft.ts";
import { expectComplaint } from "../setup/worker/quiet-console.ts";

let stored = 0;

/** Stores a file in R2 under a new key, as an upload does. */
async function store(bytes: Uint8Array<ArrayBuffer>, ending: string, contentType: string): Promise<string> {
  stored += 1;
  const key = `${stored.toString(16).padStart(40, "d")}.${ending}`;
  await env.FILES.put(`media/${key}`, bytes, { httpMetadata: { contentType } });
  return key;
}

const storedPng = (width: number, height: number) => store(png(width, height), "png", "image/png");

async function readBytes(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

describe("a picture", () => {
  it("is served in each of five widths, as WebP and unchanging [S5]", async () => {
    const key = await storedPng(2_400, 1_200);
    for (const width of PICTURE_WIDTHS) {
      const answer = await ask(`/media/${key}?w=${width}`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
      });
      expect(answer.headers.get("vary")).toBeNull();
      expect(imageDimensionsFromData(await readBytes(answer))).toMatchObject({ width, height: width / 2 });
    }
    expect((await env.FILES.list({ prefix: `variants/${key}/` })).objects).toHaveLength(5);
  });

  it("is made narrow once, and read from then on [S5]", async () => {
    const key = await storedPng(800, 400);
    const first = await ask(`/media/${key}?w=320`);
    const bytes = await readBytes(first);
    await env.FILES.delete(`media/${key}`);
    const second = await ask(`/media/${key}?w=320`);
    expect(await readBytes(second)).toEqual(bytes);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    const again = await ask(`/media/${key}?w=320`, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toContain("immutable");
    expect((await ask(`/media/${key}?w=640`)).status).toBe(404);
  });

  it("is the same for guests who ask for it at the same time [S5]", async () => {
    const key = await storedPng(801, 400);
    const answers = await Promise.all([1, 2, 3].map(() => ask(`/media/${key}?w=320`)));
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
    for (const answer of answers) expect(answer.status).toBe(200);
  });

  it("is never enlarged [S5]", async () => {
    const key = await storedPng(200, 100);
    const answer = await ask(`/media/${key}?w=1920`);
    expect(imageDimensionsFromData(await readBytes(answer))).toMatchObject({ width: 200, height: 100 });
  });

  it.each(["321", "0", "-320", "320.0", "", "1e9", "320&w=640", "320%00"])(
    "is nothing in another width: %j [S5]",
    async (width) => {
      const key = await storedPng(400, 400);
      expect((await ask(`/media/${key}?w=${width}`)).status).toBe(404);
      expect((await env.FILES.list({ prefix: `variants/${key}/` })).objects).toEqual([]);
    },
  );

  it("that does not exist has no widths either [S5]", async () => {
    expect((await ask(`/media/${"e".repeat(40)}.png?w=320`)).status).toBe(404);
  });

  it("that moves, and a PDF, are answered as they are [S5]", async () => {
    const gif = await store(png(4, 4), "gif", "image/gif");
    const pdf = await store(png(5, 5), "pdf", "application/pdf");
    for (const key of [gif, pdf]) {
      const answer = await ask(`/media/${key}?w=320`);
      expect(answer.headers.get("content-type")).toMatch(/gif|pdf/);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      expect((await env.FILES.list({ prefix: `variants/${key}/` })).objects).toEqual([]);
    }
  });

  it("that can't be made narrow is answered as it is, for a minute [S5]", async () => {
    expectComplaint(/"event":"picture_not_narrowed".*"width":320/);
    const broken = new TextEncoder().encode("no picture at all");
    const key = await store(broken, "png", "image/png");
    const answer = await ask(`/media/${key}?w=320`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await readBytes(answer)).toEqual(broken);
    expect((await env.FILES.list({ prefix: `variants/${key}/` })).objects).toEqual([]);
  });

  it("is answered as it is where nothing can make it narrow [S5]", async () => {
    const key = await storedPng(500, 100);
    const answer = await serveMedia(new Request(`${ORIGIN}/media/${key}?w=320`), { FILES: env.FILES });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
    expect(imageDimensionsFromData(await readBytes(answer))).toMatchObject({ width: 500 });
  });
});
