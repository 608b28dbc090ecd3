import type { MendOutcome, PortalCheck, PortalFinding, PortalState } from "#domain/property/portal-state.ts";
import { FEATURES_CHANGED_MARK } from "#domain/property/rendering.ts";
import { type Command, parseId } from "./command.ts";
import { type OpsCall, OpsError } from "./ops-call.ts";

/** All pages of a check. */
async function checkAll(
  call: OpsCall,
  of: "properties" | "places" | "stored",
  mend: boolean,
): Promise<PortalCheck> {
  const findings: PortalFinding[] = [];
  let checked = 0;
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const response = await call("POST", "/portals/check", { of, mend, ...(cursor ? { cursor } : {}) });
    const page = (await response.json()) as PortalCheck;
    findings.push(...page.findings);
    checked += page.checked;
    cursor = page.nextCursor;
    isMore = cursor !== undefined;
  }
  return { checked, findings };
}

function findingLine({ propertyId, slug, differences, isMended }: PortalFinding): string {
  const what = differences.map((difference) => difference.replaceAll("_", " ")).join(", ");
  return `  ${propertyId ?? "no property"}  /p/${slug}  ${what}${isMended ? "  mended" : ""}`;
}

const formatMoment = (at: number | null) => (at === null ? "?" : new Date(at).toISOString());

function licenceText({ opensAt, closesAt, isClosed }: PortalState["database"]["licence"]): string {
  if (isClosed) return "closed";
  return opensAt === null && closesAt === null
    ? "open without dates"
    : `open from ${formatMoment(opensAt)} to ${formatMoment(closesAt)}`;
}

const RENDERER_NOTES: ReadonlyMap<number, string> = new Map([
  [0, "an unknown version"],
  [FEATURES_CHANGED_MARK, "pages of other features, to be rendered again"],
]);

function rendererText({ renderer, origin, renderProblem }: PortalState["database"]): string {
  if (renderer === null) return "nothing published";
  const made = RENDERER_NOTES.get(renderer) ?? `version ${renderer}`;
  return `${made}${origin ? `, for ${origin}` : ""}${renderProblem ? `; not again: ${renderProblem.replaceAll("_", " ")}` : ""}`;
}

function stateLines(state: PortalState): readonly string[] {
  const { database, stored, qrCodes } = state;
  const storedText =
    stored.state === "absent"
      ? "nothing"
      : `${stored.state}, version ${stored.number ?? "?"}, ${stored.licence ? licenceText(stored.licence) : "licence unknown"}, ${stored.bytes} bytes`;
  return [
    `${state.name}  ${state.propertyId}  /p/${state.slug}${state.removedAt ? `  removed ${state.removedAt}` : ""}`,
    `  guests get   ${state.guestsGet.replaceAll("_", " ")}`,
    `  database     version ${database.publishedNumber ?? "none"}, licence ${database.licenceState}: ${licenceText(database.licence)}`,
    `  due          ${database.dueSince ? `since ${database.dueSince}` : "nothing"}`,
    `  renderer     ${rendererText(database)}`,
    `  files (R2)   pages ${state.pagesInFiles.replaceAll("_", " ")}`,
    `  store (KV)   ${storedText}`,
    ...qrCodes.map(
      ({ code, isRetired, isAsStored }) =>
        `  QR code      ${code}  ${isRetired ? "retired" : "in use"}${isAsStored ? "" : ", and stored otherwise"}`,
    ),
    `  differs      ${state.differences.map((difference) => difference.replaceAll("_", " ")).join(", ") || "nothing"}`,
  ];
}

async function mendAll(call: OpsCall, mend: boolean): Promise<string> {
  const properties = await checkAll(call, "properties", mend);
  const places = await checkAll(call, "places", mend);
  const stored = await checkAll(call, "stored", mend);
  const findings = [...properties.findings, ...places.findings, ...stored.findings];
  const left = findings.filter(({ isMended }) => !isMended);
  const sum = `Checked ${properties.checked} properties, ${places.checked} codes of places and ${stored.checked} stored portals: ${findings.length} differ, ${findings.length - left.length} mended.`;
  const report = [...findings.map(findingLine), sum].join("\n");
  if (left.length > 0) throw new OpsError(report);
  return report;
}

const REBUILT = {
  mended: "What guests get is written again.",
  deferred: "A store could not be reached; it is tried again within minutes.",
  pages_missing: "Neither its pages nor its snapshot are in the files; guests keep what they have.",
} as const satisfies Record<MendOutcome, string>;

/** Commands on guests' pages. */
export const PORTAL_COMMANDS: Readonly<Record<string, Command>> = {
  "check-portals": {
    usage: "[--mend]",
    about: "compares what guests get with the database, for all properties; --mend puts right what differs",
    words: 0,
    run: (call, _words, { mend = false }) => mendAll(call, mend),
  },
  rebuild: {
    usage: "PROPERTY | --all",
    about: "writes what guests get again, as database and files have it; --all where it differs",
    words: [0, 1],
    run: async (call, [id], { all = false }) => {
      if (all === (id !== undefined)) throw new OpsError("Say PROPERTY or --all.");
      if (all) return mendAll(call, true);
      const response = await call("POST", `/properties/${parseId(id)}/portal/rebuild`);
      const { outcome } = (await response.json()) as { outcome: MendOutcome };
      if (outcome === "pages_missing") throw new OpsError(REBUILT[outcome]);
      return REBUILT[outcome];
    },
  },
  why: {
    usage: "PROPERTY",
    about: "says what a guest of a property gets, and what database, files and store hold of it",
    words: 1,
    run: async (call, [id]) => {
      const response = await call("GET", `/properties/${parseId(id)}/portal`);
      return stateLines((await response.json()) as PortalState).join("\n");
    },
  },
};
