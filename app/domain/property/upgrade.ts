import { accept, refuse, type Verdict } from "../problem.ts";
import type { Licence, LicenceMode } from "./licence.ts";

/** Modes from which an upgrade can be asked for. Of a suspended licence, only operations decide. */
const UPGRADABLE_MODES: ReadonlySet<string> = new Set(["DEMO", "TRIAL", "PAID"]);

/**
 * Decides what a licence becomes when an upgrade is asked for (S67, S89): mode REQUEST, with the mode
 * before kept. A previous mode DEMO stays, because it is what keeps the licence valid (S88).
 *
 * Refuses with `upgrade_requested` for a second request, and `licence_unavailable` where there is nothing
 * to upgrade: no entry, or suspended.
 */
export function requestUpgrade(
  licence: Licence | null,
): Verdict<{ mode: LicenceMode; modePrevious: string }> {
  if (licence?.mode === "REQUEST") return refuse("upgrade_requested");
  if (!licence || !UPGRADABLE_MODES.has(licence.mode)) return refuse("licence_unavailable");
  const { mode, modePrevious } = licence;
  return accept({ mode: "REQUEST", modePrevious: modePrevious === "DEMO" ? modePrevious : mode });
}
