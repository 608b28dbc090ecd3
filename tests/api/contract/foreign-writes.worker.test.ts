import { describe, expect, it } from "vitest";
import { REQUEST_BYTES_MAX } from "#domain/limits.ts";
import { callAs } from "#scripts/api/caller.ts";
import { admitWrite } from "#worker/http/request/admit-write.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

const SCREENS = [
  ...["/sign-out", "/sign-out/", "/SIGN-OUT", "/sign-out.data", "/sign-out?x", "//sign-out"],
  ...["/language", "/language/", "/Language", "/cookie-notice", "/cookie-notice/", "/COOKIE-NOTICE"],
  ...[
    "/",
    "/?index",
    "/change-password",
    "/forgot-password.data",
    "/reset-password",
    "/stop-mail",
    "/setup/theme",
  ],
];
const API = ["/api/identity/sign-out", "/api/identity/sign-in", "/api/properties", "/api/ops/maintenance"];
const FOREIGN: readonly Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "http://foyer.example" },
  { origin: "https://foyer.example:8443" },
  { origin: "https://staff.foyer.example" },
  { origin: "https://foyer.example.evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: ORIGIN, "sec-fetch-site": "same-site" },
];
const OWN: readonly Record<string, string>[] = [
  { origin: ORIGIN, "sec-fetch-site": "same-origin" },
  { origin: ORIGIN },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
];

function write(path: string, init: RequestInit): Request {
  return new Request(`${ORIGIN}${path}`, { method: "POST", ...init });
}

describe("a write of another origin's page", () => {
  it.each([...SCREENS, ...API])("to %s is refused ahead of any router [S139]", async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const headers of FOREIGN) {
        const response = await target.send(write(path, { method, headers }));
        const outcome = `${method} ${JSON.stringify(headers)} ${response.status}`;
        expect(outcome).toBe(`${method} ${JSON.stringify(headers)} 403`);
        expect(await response.json()).toMatchObject({ code: "forbidden_origin" });
      }
    }
  });
});

describe("a write of our own", () => {
  it.each(OWN.map((headers) => [JSON.stringify(headers), headers] as const))(
    "with %s goes on",
    async (_, headers) => {
      expect(
        await admitWrite(write("/language", { headers, body: "language=de" }), { readsForm: true }),
      ).toBeInstanceOf(Request);
      expect((await callAs(target, "POST", "/api/identity/sign-out", { headers })).status).toBe(204);
    },
  );

  it("of a mail program, which names no origin, goes on with all that it carries", async () => {
    const path = "/stop-mail?token=abc&mail=weekly";
    const oneClick = { body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
    const admitted = (await admitWrite(write(path, oneClick), { readsForm: true })) as Request;
    expect(admitted.url).toBe(`${ORIGIN}${path}`);
    expect((await admitted.formData()).get("List-Unsubscribe")).toBe("One-Click");
  });

  it("to a screen is counted as it comes, and refused once it is too much", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    for (const body of [endless, "x".repeat(REQUEST_BYTES_MAX + 1)]) {
      const response = await target.send(write("/language", { body }));
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: "body_too_large" });
    }
    expect(sent).toBeLessThan(20);
    const fits = write("/language", { body: "x".repeat(REQUEST_BYTES_MAX) });
    expect(await admitWrite(fits, { readsForm: true })).toBeInstanceOf(Request);
  });
});
