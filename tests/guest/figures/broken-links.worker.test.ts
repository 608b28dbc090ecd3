import { env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeLicence } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { expectComplaint } from "#tests/setup/worker/quiet-console.ts";
import { queueWeeklyMail } from "#worker/services/mail/send-weekly-mail.ts";
import { isBrokenLink } from "#worker/services/portal/check-link.ts";

const MONDAY = Date.parse("2040-06-11T05:07:00Z");

/** Requests that reached the internet double. */
let asked: { readonly method: string; readonly url: string }[] = [];

/**
 * Internet double. The path decides the answer: `404`, `301?to=…`, `404-head`, `never`. A host with `nowhere` in its
 * name does not exist; one with `down` does not answer.
 */
async function answerAsInternet(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method = "GET", redirect, signal } = init;
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.hostname === "cloudflare-dns.com") {
    expect(new Headers(init.headers).get("accept")).toBe("application/dns-json");
    return Response.json({
      Status: url.searchParams.get("name")?.includes("nowhere") ? 3 : 0,
    });
  }
  asked.push({ method, url: url.href });
  expect(redirect).toBe("manual");
  if (/nowhere|down/.test(url.hostname)) throw new TypeError("Network connection lost.");
  const [, kind = ""] = url.pathname.split("/");
  const to = kind === "301-loop" ? url.href : url.searchParams.get("to");
  if (kind === "never") {
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  }
  const [code = "", only] = kind.split("-");
  const status = only === "head" && method !== "HEAD" ? 200 : Number(code) || 200;
  const hasBody = method !== "HEAD" && status === 200;
  return new Response(hasBody ? "Hello" : null, { status, headers: to ? { location: to } : {} });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", answerAsInternet);
});
afterEach(() => void vi.unstubAllGlobals());

const isBroken = (url: string) => isBrokenLink(url, AbortSignal.timeout(20_000));

describe("a link", () => {
  it.each([
    ["a page that is there", "https://a.quay-links.com/200", false],
    ["a page that was never there", "https://a.quay-links.com/404", true],
    ["a page that is gone for good", "https://a.quay-links.com/410", true],
    ["a site that refuses robots", "https://a.quay-links.com/403", false],
    ["a site that counts robots", "https://a.quay-links.com/429", false],
    ["a server in trouble", "https://a.quay-links.com/500", false],
    ["a server that knows no HEAD", "https://a.quay-links.com/405-head", false],
    ["a server that answers HEAD with 404, and GET with a page", "https://a.quay-links.com/404-head", false],
    ["a server that never answers", "https://a.quay-links.com/never", false],
    ["a host that does not answer", "https://down.quay-links.com/", false],
    ["a host that does not exist", "https://nowhere.quay-links.com/", true],
    [
      "a host that the platform can't reach, and that does not exist",
      "https://a.nowhere.quay-links.com/530",
      true,
    ],
    ["a page that has moved", "https://a.quay-links.com/301?to=https://b.quay-links.com/200", false],
    ["a page that has moved to one that is gone", "https://a.quay-links.com/301?to=/404", true],
    [
      "a page that has moved to a host that does not exist",
      "https://a.quay-links.com/302?to=//nowhere.quay-links.com/",
      true,
    ],
    ["a page that moves for ever", "https://a.quay-links.com/301-loop", false],
    ["a page that has moved to no address", "https://a.quay-links.com/301?to=http://", false],
  ])("to %s is broken: %s %s [S214]", async (_, url, expected) => {
    expect(await isBroken(url)).toBe(expected);
  });

  it("that leads on into a private network is asked for no further [S214]", async () => {
    const inside = [
      "http://127.0.0.1/",
      "http://localhost:8787/",
      "http://169.254.169.254/latest",
      "file:///etc",
    ];
    for (const to of inside) expect(await isBroken(`https://a.quay-links.com/301?to=${to}`)).toBe(false);
    expect(asked.map(({ url }) => new URL(url).hostname)).toEqual(inside.map(() => "a.quay-links.com"));
  });

  it("is asked for by HEAD alone where that answers [S214]", async () => {
    await isBroken("https://a.quay-links.com/200");
    expect(asked).toEqual([{ method: "HEAD", url: "https://a.quay-links.com/200" }]);
  });
});

describe("the weekly mail", () => {
  const openProperty = async (email: string, links: Readonly<Record<string, string>>): Promise<Scene> => {
    const scene = await openScene(
      target,
      { name: "Quay Hotel", timeZone: "Europe/Rome", licence: makeLicence("PAID", { to: 20 * 366 }) },
      { email },
    );
    const buttons = Object.entries(links).map(([name, url], index) => ({
      ...usableButton("link", index, name),
      destination: "url" as const,
      url,
    }));
    await scene.withButtons(buttons);
    await scene.publish();
    const json = { weeklyMail: true, lowRatingAlert: false, alertRating: 2, overdueMail: false };
    await scene.caller.call("PUT", scene.at("/mail-preferences"), {
      json,
      headers: { cookie: "language=en" },
    });
    await env.DB.prepare("update mail_preferences set mailed_week = '2040-06-04' where property_id = ?")
      .bind(scene.property.id)
      .run();
    return scene;
  };
  const LINKS = {
    Menu: "https://a.quay-links.com/404",
    "Menu once more": "https://a.quay-links.com/404",
    Spa: "https://b.quay-links.com/200",
    Boats: "https://boats.nowhere.quay-links.com/",
  };

  it("names broken links of the published version, each once, and none where all work [S214]", async () => {
    const scene = await openProperty("broken@links.example", LINKS);
    await openProperty("fine@links.example", { Spa: "https://b.quay-links.com/200" });
    // The saved draft has a third broken link, but it is not published.
    await scene.withButtons([usableButton("link", 9, "Draft")], { revision: 1 });
    await queueWeeklyMail(env, wholeRun(MONDAY));
    const [broken] = await mailTo("broken@links.example");
    expect(broken?.body).toContain(
      "Links that lead nowhere\nMenu: https://a.quay-links.com/404\nBoats: https://boats.nowhere.quay-links.com/\n",
    );
    const [fine] = await mailTo("fine@links.example");
    expect(fine?.body).toContain("Visits: 0");
    expect(fine?.body).not.toContain("lead nowhere");
    expect(
      asked.filter(({ url }) => url === "https://a.quay-links.com/404").map(({ method }) => method),
    ).toEqual(["HEAD", "GET"]);
  });

  it("has the figures where links can't be checked, and another property's mail has both [S214]", async () => {
    const damaged = await openProperty("damaged@links.example", LINKS);
    await openProperty("sound@links.example", LINKS);
    const key = await env.DB.prepare("select snapshot_key from publications where property_id = ?")
      .bind(damaged.property.id)
      .first<string>("snapshot_key");
    await env.FILES.put(key ?? "", "{");
    expectComplaint(/snapshot_unreadable/);
    await queueWeeklyMail(env, wholeRun(MONDAY));
    const [[without], [withLinks]] = [
      await mailTo("damaged@links.example"),
      await mailTo("sound@links.example"),
    ];
    expect(without?.body).toContain("Visits: 0");
    expect(without?.body).not.toContain("lead nowhere");
    expect(withLinks?.body).toContain("Menu: https://a.quay-links.com/404");
  });
});
