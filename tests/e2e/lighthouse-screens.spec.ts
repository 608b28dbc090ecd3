import { judgeScreen } from "../factories/judge-screen.ts";
import { e2eTarget, expect, signIn, test } from "./setup/test.ts";

/** The sign-in screen, the site selection, and what stands behind it. */
const SCREENS = [
  { path: "/", isSignedIn: false },
  { path: "/", isSignedIn: true },
  { path: "/setup/homepage", isSignedIn: true },
  { path: "/setup/buttons", isSignedIn: true },
  { path: "/dashboard", isSignedIn: true },
];

for (const { path, isSignedIn } of SCREENS) {
  const who = isSignedIn ? "signed in" : "a stranger";
  test(`Lighthouse finds nothing to mend at ${path} for ${who} [S34, S37, S39, S40]`, async () => {
    test.setTimeout(180_000);
    const caller = await signIn(e2eTarget, "staff@foyer.example");
    const list = await caller.call("GET", "/api/properties/recent?text=marlowe%20harbour&limit=1");
    const { items } = (await list.json()) as { items: { id: string }[] };
    const cookies = isSignedIn ? [caller.cookie, `property=${items[0]?.id}`] : [];
    const { scores, faults, path: shown } = await judgeScreen(e2eTarget.origin + path, cookies.join("; "));
    expect(faults).toEqual([]);
    expect(scores).toEqual({ accessibility: 100, "best-practices": 100 });
    expect(shown).toBe(path);
  });
}
