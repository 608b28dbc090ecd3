import { readActiveProperty } from "#app/session/active-property.ts";
import type { ServerContext } from "#app/session/server-context.ts";
import type { SetupProgress } from "#domain/property/setup-progress.ts";

/** Setup progress of the active property; `null` without one or if unavailable. */
export async function readProgress(
  request: Request,
  { api }: Pick<ServerContext, "api">,
): Promise<SetupProgress | null> {
  const propertyId = readActiveProperty(request);
  if (propertyId === null) return null;
  const properties = api.api.properties[":propertyId"];
  const response = await properties["setup-progress"].$get({ param: { propertyId } });
  return response.ok ? response.json() : null;
}
