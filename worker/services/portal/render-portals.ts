import type { RenderOutcome, RenderPage } from "#domain/property/rendering.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { type RenderScope, selectRenderPage } from "../../db/content/renderings.ts";
import { logEvent } from "../../log-event.ts";
import { getRenderer } from "../../portal/rendering/renderer.ts";
import { type RenderBindings, renderAgain } from "./render-again.ts";
import { RenderWork } from "./render-work.ts";

/** Portals per page, rendered one after the other: the largest take more than a second each. */
const PORTALS_A_PAGE = 10;

interface Asked {
  readonly scope: RenderScope;
  /** Only lists the portals, without rendering. */
  readonly isDryRun: boolean;
  readonly cursor: string | undefined;
}

/**
 * Renders a page of portals at once, ignoring the pace: one property (by whatever renderer), a group's, or all
 * that wait or failed before. A failing portal does not block others. A page of large portals is shorter.
 */
export async function renderPortals(
  env: RenderBindings & Pick<Env, "PUBLIC_ORIGIN">,
  { scope, isDryRun, cursor: after = "" }: Asked,
  work = new RenderWork(),
): Promise<RenderPage> {
  const renderer = getRenderer(env);
  const db = getDatabase(env, scope.propertyId ?? scope.groupId ?? ANY_GROUP);
  const [rows, [sum]] = await db.batch(
    selectRenderPage(db, { scope, renderer, after, limit: PORTALS_A_PAGE }),
  );
  const items: RenderPage["items"] = [];
  for (const { id, slug, problem } of rows) {
    if (work.isSpent) break;
    const outcome: RenderOutcome | null = isDryRun
      ? (problem ?? "waiting")
      : await renderAgain(env, id, { renderer, isForced: true, work }).catch((error: unknown) => {
          logEvent("rendering_deferred", { propertyId: id, error });
          return "deferred";
        });
    items.push({ propertyId: id, slug, outcome: outcome ?? "overtaken" });
  }
  const total = sum?.total ?? 0;
  const last = total > items.length ? items.at(-1)?.propertyId : undefined;
  return { items, total, ...(last === undefined ? {} : { nextCursor: last }) };
}
