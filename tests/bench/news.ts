import { localSecrets } from "#scripts/local-secrets.ts";
import { announcementContent } from "../factories/announcement-content.ts";
import { usableButton } from "../factories/draft.ts";
import { openScene } from "../factories/scene.ts";
import { Crowd, openBare } from "./crowd.ts";
import type { Line } from "./line.ts";
import { median, percentile } from "./median.ts";
import type { Running } from "./workers.ts";

const SOCKETS = 1_000;
const ROUNDS = 20;
/** Networks of the guests: one has at most 2,000 sockets, and a real hotel a few. */
const NETWORKS = 20;

/** A published property with a thousand open pages, and how an emergency is sent to them and ended. */
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
  const content = announcementContent({ kind: "emergency" });
  let id = "";
  return {
    crowd,
    /** The press of the staff, until the API has answered. */
    press: async () => {
      const answer = await caller.call("POST", at("/announcements"), { json: { content, isSent: true } });
      ({ id } = (await answer.json()) as { id: string });
    },
    end: () => caller.call("POST", at(`/announcements/${id}/end`)),
  };
}

/**
 * From the press of the staff, by the API, to a thousand open pages, until the slowest hundredth has it: against the
 * second that it may take, and beside a bare hibernating Durable Object that sends the same bytes.
 */
export async function measureNews(foyer: Running): Promise<Line[]> {
  const portal = await openPortal(foyer);
  await portal.crowd.hear(portal.press);
  const bare = await openBare(portal.crowd.lastText, SOCKETS);
  await portal.crowd.hear(portal.end);
  const ratios: number[] = [];
  const spent: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = percentile(await portal.crowd.hear(portal.press), 0.99);
    const theirs = percentile(await bare.crowd.hear(bare.announce), 0.99);
    await portal.crowd.hear(portal.end);
    ratios.push(ours / theirs);
    spent.push(ours);
  }
  portal.crowd.leave();
  bare.crowd.leave();
  await bare.stop();
  return [
    {
      what: `an emergency to 1,000 open pages, p99 from the press, ${median(ratios).toFixed(1)} times what a bare Durable Object takes to send it`,
      measured: Math.max(...spent) / 1_000,
      budget: 1,
      bound: "most",
      unit: "s",
    },
  ];
}
