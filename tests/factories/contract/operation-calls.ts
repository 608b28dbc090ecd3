import { makeLicence } from "#scripts/api/caller.ts";
import type { Scene } from "../scene.ts";
import { countLines, deleteGroup, fetchExport, SHA256 } from "../worker/carried-group.ts";

export interface OperationCall {
  readonly query?: string;
  readonly json?: unknown;
  /** Runs after the answer, to prepare the next call. */
  readonly afterwards?: () => Promise<void>;
}

/**
 * One successful call of each operations route, in a working order: removed things are restored, and the deleted group
 * is imported from its file at the end.
 */
export async function operationCalls(
  { groupId, property, caller }: Scene,
  groupName: string,
): Promise<Readonly<Record<string, OperationCall>>> {
  const file = await fetchExport(groupId);
  const { header, lines } = file;
  const sha256 = SHA256;
  const activity = lines.filter((line) => "row" in line && line.table === "activity").length;
  const user = {
    email: "new-owner@counted.example",
    displayName: "Front desk",
    password: "a long new password",
  };
  return {
    "GET /api/ops/groups": {},
    "GET /api/ops/groups/{groupId}/properties": {},
    "GET /api/ops/groups/{groupId}/size/tables": {},
    "GET /api/ops/groups/{groupId}/size/files": {},
    "GET /api/ops/find": { query: `?text=${encodeURIComponent(property.name)}` },
    "GET /api/ops/mail": {},
    "POST /api/ops/mail/{mailId}/send": {},
    "GET /api/ops/properties/{propertyId}/portal": {},
    "POST /api/ops/properties/{propertyId}/portal/rebuild": {},
    "POST /api/ops/portals/check": { json: { of: "properties", mend: true } },
    "POST /api/ops/portals/render": { json: { propertyId: property.id, dryRun: false } },
    "PUT /api/ops/portals/render-pace": { json: { anHour: 100 } },
    "PUT /api/ops/maintenance": { json: { maintenance: false } },
    "PUT /api/ops/blocked-pictures/{sha256}": {},
    "POST /api/ops/accounts": { json: { companyName: "New Company", groupName: "New Group", user } },
    "POST /api/ops/properties": { json: { name: "New Hotel", groupId } },
    "PUT /api/ops/properties/{propertyId}/licence": { json: makeLicence("PAID", { to: 400 }) },
    "PUT /api/ops/properties/{propertyId}/features": { json: { guestServices: true } },
    "PATCH /api/ops/properties/{propertyId}": { json: { address: "Quay 4" } },
    "DELETE /api/ops/properties/{propertyId}/consents/{visitorId}": {},
    "DELETE /api/ops/properties/{propertyId}": {},
    "POST /api/ops/properties/{propertyId}/restore": {},
    "POST /api/ops/sessions/end": { json: { email: caller.user.email } },
    "POST /api/ops/groups/{groupId}/export": { json: {} },
    "POST /api/ops/groups/{groupId}/delete": {
      json: { name: groupName, force: true },
      afterwards: () => deleteGroup(groupId),
    },
    "POST /api/ops/imports/check": {
      json: {
        header,
        sha256,
        keys: { "properties.slug": [property.slug], "users.email": [caller.user.email] },
      },
    },
    "POST /api/ops/imports": { json: { header, sha256, activity } },
    "POST /api/ops/imports/{groupId}/lines": { json: { sha256, from: 0, lines } },
    "POST /api/ops/imports/{groupId}/end": { json: { sha256, counts: countLines(lines) } },
  };
}
