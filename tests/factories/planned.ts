import { env } from "cloudflare:test";
import type { PlannedPublication } from "#domain/property/planned.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "./draft.ts";
import { openScene, type Scene } from "./scene.ts";
import { saveButtons } from "./stored-draft.ts";
import { target } from "./worker/worker-target.ts";

/** A property with one button, ready to publish. */
export async function openPlanScene(button = "Winter menu", property = {}): Promise<Scene> {
  const scene = await openScene(target, { timeZone: "Europe/London", ...property });
  await saveButtons(scene, "en", [usableButton("link", 1, button)]);
  return scene;
}

/** The scene's local time in `minutes`. */
export function localTimeIn({ property }: Scene, minutes: number): string {
  return toWallTime(Date.now() + minutes * 60_000, property.timeZone);
}

export function plan({ caller, at }: Scene, localTime: string, more = {}): Promise<Response> {
  return caller.call("POST", at("/planned-publications"), { json: { localTime, ...more } });
}

/** Plans the draft `minutes` ahead. */
export async function planIn(scene: Scene, minutes: number, more = {}): Promise<PlannedPublication> {
  const response = await plan(scene, localTimeIn(scene, minutes), more);
  return (await expectAnswer(response)) as PlannedPublication;
}

/** Reads a plan's row without the API. */
export async function planRow(id: string) {
  const row = await env.DB.prepare("select * from planned_publications where id = ?").bind(id).first<{
    readonly state: string;
    readonly due_at: number;
    readonly number: number | null;
    readonly problem: string | null;
    readonly snapshot_key: string;
  }>();
  if (!row) throw new Error("The planned version is not there.");
  return row;
}
