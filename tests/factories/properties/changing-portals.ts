import type { PortalCheck, PortalFinding } from "#domain/property/portal-state.ts";
import type { Property } from "#domain/property/property.ts";
import { type Caller, callAs, callAsOperator, makeLicence, type Target } from "#scripts/api/caller.ts";
import { fireCron } from "#scripts/local-crons.ts";
import { usableButton } from "../draft.ts";

/** Repeats a call until the connection dies with its server; reports each success. */
async function untilDeath(call: (turn: number) => Promise<Response>, onDone: () => void): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    let response: Response;
    let text: string;
    try {
      response = await call(turn);
      text = await response.text();
    } catch {
      // The server was killed.
      return;
    }
    // A suspended licence refuses publishing.
    if (!response.ok && response.status !== 403) throw new Error(`${response.status} ${text}`);
    if (response.ok) onDone();
  }
}

/** Adds everything that publishing requires. */
export async function makePublishable(caller: Caller, { id }: Property): Promise<void> {
  const path = `/api/properties/${id}/documents/buttons?language=en`;
  const response = await caller.call("PUT", path, {
    json: { buttons: [usableButton("link", 1)] },
    revision: 0,
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Publishes, suspends, licenses and replaces the QR code of a property concurrently, until the server dies. */
export async function changePortal(
  target: Target,
  caller: Caller,
  { id }: Property,
  onChange: () => void,
): Promise<void> {
  const headers = { authorization: `Bearer ${target.opsToken}` };
  await Promise.all([
    untilDeath(() => {
      const json = { note: "", force: true };
      return caller.call("POST", `/api/properties/${id}/publish`, { json });
    }, onChange),
    untilDeath((turn) => {
      const json = makeLicence(turn % 2 === 0 ? "SUSPENDED" : "PAID");
      return callAs(target, "PUT", `/api/ops/properties/${id}/licence`, { json, headers });
    }, onChange),
    untilDeath(() => caller.call("POST", `/api/properties/${id}/qr/regenerate`), onChange),
  ]);
}

/** Differences between portals and the database after the five-minute cron has run. */
export async function differencesAfterCron(target: Target): Promise<readonly PortalFinding[]> {
  await fireCron(target.origin, "*/5 * * * *");
  const findings: PortalFinding[] = [];
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const json = { of: "properties", mend: false, ...(cursor ? { cursor } : {}) };
    const page = await callAsOperator<PortalCheck>(target, "POST", "/portals/check", json);
    findings.push(...page.findings);
    cursor = page.nextCursor;
    isMore = cursor !== undefined;
  }
  return findings;
}
