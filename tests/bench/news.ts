import { expectAnswer } from "#scripts/api/caller.ts";
import { localSecrets } from "#scripts/local-secrets.ts";
import { announcementContent } from "../factories/announcements.ts";
import { usableButton } from "../factories/draft.ts";
import { openScene } from "../factories/scene.ts";
import { Crowd, openBare } from "./crowd.ts";
import { type Line, median, percentile } from "./line.ts";
import type { Running } from "./workers.ts";

const SOCKETS = 1_000;
/** Lobby screens of the property: more than a ship has. */
const SCREENS = 20;
const ROUNDS = 20;
/** Networks of the guests: one allows 2,000 sockets, and a real hotel has a few. */
const NETWORKS = 20;

/** A published property with a thousand open pages and its screens, and how to send and end an emergency. */
async function openPortal({ origin }: Running) {
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const send = (request: Request) => fetch(request);
  const target = { origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN };
  const { caller, at, property } = await openScene(target);
  const buttons = { json: { buttons: [usableButton("link", 1)] }, revision: 0 };
  await caller.call("PUT", at("/documents/buttons?language=en"), buttons);
  await caller.call("POST", at("/publish"), { json: { note: "" } });
  const crowd = new Crowd();
  const address = `${origin.replace(/^http/, "ws")}/p/${property.slug}/channel?language=en&since=0`;
  for (let index = 0; index < SOCKETS; index += 1) {
    await crowd.add(address, { origin, "cf-connecting-ip": `198.51.100.${index % NETWORKS}` });
  }
  const screens = new Crowd();
  const ofScreen = address.replace("language=en", "language=screen");
  for (let index = 0; index < SCREENS; index += 1) {
    await screens.add(ofScreen, { origin, "cf-connecting-ip": "198.51.100.200" });
  }
  const content = announcementContent({ kind: "emergency" });
  let id = "";
  return {
    crowd,
    screens,
    /** A press by staff, until the API has answered. */
    press: async () => {
      const answer = await caller.call("POST", at("/announcements"), {
        json: { content, isSent: true, isMeant: true },
      });
      ({ id } = (await expectAnswer(answer)) as { id: string });
    },
    end: () => caller.call("POST", at(`/announcements/${id}/end`)),
  };
}

/**
 * Time from a press by staff until a thousand open pages (slowest percentile) and all lobby screens (N7) show it,
 * against a bare hibernating Durable Object that sends the same bytes.
 */
export async function measureNews(foyer: Running): Promise<Line[]> {
  const portal = await openPortal(foyer);
  const { crowd, screens } = portal;
  const everywhere = async (start: () => Promise<unknown>) => {
    const [pages, ofScreens] = await Promise.all([crowd.hear(start), screens.hear(async () => undefined)]);
    return { pages, ofScreens };
  };
  await everywhere(portal.press);
  const bare = await openBare(crowd.lastText, SOCKETS);
  await everywhere(portal.end);
  const ratios: number[] = [];
  const screenRatios: number[] = [];
  const spent: number[] = [];
  const spentOnScreens: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { pages, ofScreens } = await everywhere(portal.press);
    const ours = percentile(pages, 0.99);
    const slowestScreen = Math.max(...ofScreens);
    const theirs = percentile(await bare.crowd.hear(bare.announce), 0.99);
    await everywhere(portal.end);
    ratios.push(ours / theirs);
    screenRatios.push(slowestScreen / theirs);
    spent.push(ours);
    spentOnScreens.push(slowestScreen);
  }
  crowd.leave();
  screens.leave();
  bare.crowd.leave();
  await bare.stop();
  const toLine = (what: string, times: readonly number[], toBare: readonly number[]): Line => ({
    what: `${what} (${median(times).toFixed(0)} ms), against a bare Durable Object that sends it to as many pages`,
    measured: median(toBare),
    budget: 2.5,
    bound: "most",
    unit: "times",
  });
  return [
    toLine("an emergency to 1,000 open pages, p99 from the press", spent, ratios),
    toLine(`the same to ${SCREENS} screens of its lobbies, the slowest`, spentOnScreens, screenRatios),
  ];
}
