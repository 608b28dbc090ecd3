import { localSecrets } from "#scripts/local-secrets.ts";
import { enterDemo } from "./enter-demo.ts";
import type { Line } from "./line.ts";
import { openDesk } from "./staff.ts";
import type { Running } from "./workers.ts";

const KILOBYTE = 1_024;
const TABS = ["homepage", "theme", "social", "phone", "tablet", "publish"];
const LIST_KILOBYTES_MAX = 70;
/**
 * The design's target is 70. The draft's answers come with each tab: 43 of the demo hotel, in three languages, are
 * 12 KB of it. Buttons and Answers have 15 more: each button of the demo draws a tile, a menu and a line of hours,
 * and each question a row.
 */
const KILOBYTES_MAX = 85;
const LISTS_KILOBYTES_MAX = 100;

async function htmlKilobytes(address: string, cookie: string): Promise<number> {
  const answer = await fetch(address, { headers: { cookie }, redirect: "manual" });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return Buffer.byteLength(await answer.text()) / KILOBYTE;
}

/** Uncompressed HTML of the screens that staff open most. */
export async function measureScreenSizes(foyer: Running): Promise<Line[]> {
  const { origin } = foyer;
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const send = (request: Request) => fetch(request);
  const cookies = await enterDemo({ origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN });
  const inDemo = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { choosing } = await (await openDesk(foyer)).headers();
  const tabs: number[] = [];
  for (const tab of TABS) tabs.push(await htmlKilobytes(`${origin}/setup/${tab}`, inDemo));
  const most = (what: string, budget: number, measured: number): Line => ({
    what: `HTML of ${what}`,
    measured,
    budget,
    bound: "most",
    unit: "KB",
  });
  return [
    most(
      "a list of 20 properties",
      LIST_KILOBYTES_MAX,
      await htmlKilobytes(`${origin}/`, choosing.cookie ?? ""),
    ),
    most("the largest setup screen but Buttons", KILOBYTES_MAX, Math.max(...tabs)),
    most("Buttons", LISTS_KILOBYTES_MAX, await htmlKilobytes(`${origin}/setup/buttons`, inDemo)),
    most("Answers", LISTS_KILOBYTES_MAX, await htmlKilobytes(`${origin}/answers`, inDemo)),
  ];
}
