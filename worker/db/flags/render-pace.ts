import { DEFAULT_RENDER_PACE, renderPaceSchema } from "#domain/property/rendering.ts";

const KEY = "render-pace";

/**
 * How many portals the cron renders again in an hour, as operations have set it. A value that can't be read counts as
 * none.
 */
export async function readRenderPace(flags: KVNamespace): Promise<number> {
  const value = await flags.get(KEY);
  if (value === null) return DEFAULT_RENDER_PACE;
  const parsed = renderPaceSchema.safeParse({ anHour: Number(value) });
  return parsed.success ? parsed.data.anHour : DEFAULT_RENDER_PACE;
}

/** KV may answer with the pace before for a minute. */
export async function writeRenderPace(flags: KVNamespace, anHour: number): Promise<void> {
  await flags.put(KEY, String(anHour));
}
