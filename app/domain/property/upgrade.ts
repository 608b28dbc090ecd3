import { accept, refuse, type Verdict } from "../problem.ts";
import type { Licence, LicenceMode } from "./licence.ts";

/** Modes that can be upgraded. A suspended licence is up to operations. */
const UPGRADABLE_MODES: ReadonlySet<string> = new Set(["DEMO", "TRIAL", "PAID"]);

/**
 * Changes a licence for an upgrade request (S67, S89): mode REQUEST, keeping the previous mode. A previous
 * mode DEMO stays, because it keeps the licence valid (S88).
 *
 * Refuses with `upgrade_requested` for a second request, and `licence_unavailable` without a licence or if
 * suspended.
 */
export function requestUpgrade(
  licence: Licence | null,
): Verdict<{ mode: LicenceMode; modePrevious: string }> {
  if (licence?.mode === "REQUEST") return refuse("upgrade_requested");
  if (!licence || !UPGRADABLE_MODES.has(licence.mode)) return refuse("licence_unavailable");
  const { mode, modePrevious } = licence;
  return accept({ mode: "REQUEST", modePrevious: modePrevious === "DEMO" ? modePrevious : mode });
}
