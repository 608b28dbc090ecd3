import { DEFAULT_RENDER_PACE, renderPaceSchema } from "#domain/property/rendering.ts";

const KEY = "render-pace";

/** Portals that the cron renders again per hour, as set by operations. An invalid value counts as 0. */
export async function readRenderPace(flags: KVNamespace): Promise<number> {
  const value = await flags.get(KEY);
  if (value === null) return DEFAULT_RENDER_PACE;
  const parsed = renderPaceSchema.safeParse({ anHour: Number(value) });
  return parsed.success ? parsed.data.anHour : DEFAULT_RENDER_PACE;
}

/** KV may return the previous pace for a minute. */
export async function writeRenderPace(flags: KVNamespace, anHour: number): Promise<void> {
  await flags.put(KEY, String(anHour));
}
