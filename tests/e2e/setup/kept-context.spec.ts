import { clearContext, takeContext, takePage } from "./kept-context.ts";
import { e2eTarget, expect, test } from "./test.ts";

const { origin } = e2eTarget;
/** A file of the product's origin without scripts. */
const PLAIN = `${origin}/connection.txt`;

test("a kept context leaves the next test nothing of the one before but the files that never change", async ({
  browser,
}) => {
  const kind = { given: { test: "what is left behind" }, index: 0 };
  const context = await takeContext(browser, kind);
  const page = await takePage(context);
  let heard = 0;
  page.on("console", () => {
    heard += 1;
  });
  await page.goto(PLAIN);
  await page.goto(`${PLAIN}?second`);
  await context.addCookies([{ name: "left", value: "behind", url: origin }]);
  await context.grantPermissions(["clipboard-read"]);
  await page.evaluate(async () => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
    await (await caches.open("left")).put("/left", new Response("behind"));
    await new Promise((opened) => {
      indexedDB.open("left").addEventListener("success", opened);
    });
    await navigator.serviceWorker.register("/guest/sw.js", { scope: "/p/" });
  });
  await page.route("**/connection.txt?third", (route) => route.fulfill({ body: "Another answer" }));
  await context.route("**/connection.txt?fourth", (route) => route.abort());
  const popup = await context.newPage();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  await context.setOffline(true);

  await clearContext(context, origin);

  expect(await takeContext(browser, kind)).toBe(context);
  expect(await takePage(context)).toBe(page);
  expect(popup.isClosed()).toBe(true);
  expect(page.viewportSize()).toEqual(size);
  expect(await context.cookies()).toEqual([]);
  const answer = await page.goto(`${PLAIN}?third`);
  expect(await answer?.text()).not.toContain("Another answer");
  await page.goto(`${PLAIN}?fourth`);
  const left = await page.evaluate(async () => {
    console.log("nobody listens");
    return {
      local: localStorage.length,
      session: sessionStorage.length,
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      clipboard: (await navigator.permissions.query({ name: "clipboard-read" as PermissionName })).state,
    };
  });
  expect(left).toEqual({
    local: 0,
    session: 0,
    caches: [],
    databases: [],
    workers: 0,
    clipboard: "prompt",
  });
  expect(heard).toBe(0);
  await page.goBack();
  await page.goBack();
  expect(page.url()).not.toContain("second");
  await context.close();
});

test("a page that a test changed for good is closed, and a closed context is made again", async ({
  browser,
}) => {
  const kind = { given: { test: "what lasts" }, index: 0 };
  const context = await takeContext(browser, kind);
  const lasting = {
    "a script": (page) => page.addInitScript(() => Object.assign(window, { left: "behind" })),
    "a medium": (page) => page.emulateMedia({ media: "print" }),
    "the protocol": (page) => context.newCDPSession(page),
  } satisfies Record<string, (page: Awaited<ReturnType<typeof takePage>>) => Promise<unknown>>;
  for (const [name, change] of Object.entries(lasting)) {
    const page = await takePage(context);
    await change(page);
    await clearContext(context, origin);
    expect(page.isClosed(), name).toBe(true);
    expect(await takePage(context), name).not.toBe(page);
  }
  await context.close();
  await clearContext(context, origin);
  const next = await takeContext(browser, kind);
  expect(next).not.toBe(context);
  await next.close();
});
