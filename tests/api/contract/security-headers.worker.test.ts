import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { callAs } from "#scripts/api/caller.ts";
import { writeMaintenance } from "#worker/db/flags/maintenance.ts";
import { SECURITY_HEADERS } from "#worker/http/request/security-headers.ts";
import { routesOfApi, toPath } from "../../factories/contract/route-table.ts";
import { ask, publishSample } from "../../factories/published-portal.ts";
import { openScene } from "../../factories/scene.ts";
import { uploadPicture } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** Required headers that an answer lacks. */
function lacking({ headers }: Response): string[] {
  const lacks = Object.entries(SECURITY_HEADERS).filter(([name, value]) => headers.get(name) !== value);
  const isFramed = !/frame-ancestors '(?:none|self)'/.test(headers.get("content-security-policy") ?? "");
  return [...lacks.map(([name]) => name), ...(isFramed ? ["frame-ancestors"] : [])];
}

describe("every answer says how it may be used", () => {
  it("on all routes of the API, answered and refused [S72]", async () => {
    const scene = await openScene(target);
    const wrong: Record<string, string[]> = {};
    for (const route of [
      ...(await routesOfApi()),
      "GET /api/openapi.json",
      "GET /api/nothing",
      "PUT /healthz",
    ]) {
      const [method = "", template = ""] = route.split(" ");
      const path = toPath(template, scene);
      for (const response of [await callAs(target, method, path), await scene.caller.call(method, path)]) {
        const lacks = lacking(response);
        if (lacks.length > 0) wrong[`${route} ${response.status}`] = lacks;
      }
    }
    expect(wrong).toEqual({});
  });

  it("for guests, files and pictures, found, missing and not allowed [S72]", async () => {
    const scene = await openScene(target);
    const { key } = await uploadPicture(scene, 20, 10);
    const { slug } = await publishSample();
    const paths = [
      ...[
        `/p/${slug}`,
        `/p/${slug}/privacy`,
        `/p/${slug}/manifest.webmanifest`,
        `/p/${slug}/icon.svg`,
        "/p/nobody",
      ],
      ...["/p/a/b/c", "/q/nothing", "/guest/v1.js", "/guest/sw.js", "/fonts/1/nothing.woff2", "/favicon.ico"],
      ...[
        `/media/${key}`,
        `/media/${key}?w=320`,
        "/media/nothing",
        "/preview/nothing",
        "/preview/nothing/de",
      ],
      ...["/healthz", "/.well-known/jwks.json", "/maintenance/maintenance.json"],
    ];
    const wrong: Record<string, string[]> = {};
    for (const path of paths) {
      for (const method of ["GET", "HEAD", "POST", "DELETE"]) {
        const response = await ask(path, { method });
        const lacks = lacking(response);
        if (lacks.length > 0) wrong[`${method} ${path} ${response.status}`] = lacks;
      }
    }
    expect(wrong).toEqual({});
  });

  it("during maintenance as well [S72]", async () => {
    const scene = await openScene(target);
    await writeMaintenance(env.FLAGS, { maintenance: true, time: "" }, Date.now());
    const closed = await scene.caller.call("GET", "/api/properties");
    await writeMaintenance(env.FLAGS, { maintenance: false, time: "" }, 0);
    expect(closed.status).toBe(503);
    expect(lacking(closed)).toEqual([]);
  });
});
