import { isRenderProblem, type RenderPage } from "#domain/property/rendering.ts";
import { type Command, type Options, parseId } from "./command.ts";
import { type OpsCall, OpsError } from "./ops-call.ts";

type Item = RenderPage["items"][number];

interface Rendering {
  readonly scope: { readonly propertyId?: string; readonly groupId?: string };
  readonly dryRun: boolean;
  readonly print: (line: string) => void;
}

/** Renders all pages and reports each one. */
async function renderAll(call: OpsCall, { scope, dryRun, print }: Rendering): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const response = await call("POST", "/portals/render", {
      ...scope,
      dryRun,
      ...(cursor ? { cursor } : {}),
    });
    const page = (await response.json()) as RenderPage;
    const total = items.length + page.total;
    items.push(...page.items);
    if (!dryRun && total > 1) print(`${items.length} of ${total}`);
    cursor = page.nextCursor;
    isMore = cursor !== undefined;
  }
  return items;
}

const formatLine = ({ propertyId, slug, outcome }: Item) =>
  `  ${propertyId}  /p/${slug}  ${outcome.replaceAll("_", " ")}`;

function parseScope({ property, group, all = false }: Options): Rendering["scope"] {
  if ([property, group].filter((id) => id !== undefined).length + Number(all) !== 1) {
    throw new OpsError("Say --property ID, --group ID or --all.");
  }
  return {
    ...(property === undefined ? {} : { propertyId: parseId(property) }),
    ...(group === undefined ? {} : { groupId: parseId(group) }),
  };
}

async function setPace(call: OpsCall, pace: string): Promise<string> {
  if (!/^\d{1,4}$/.test(pace)) throw new OpsError(`${pace} is no number of portals an hour.`);
  await call("PUT", "/portals/render-pace", { anHour: Number(pace) });
  return `Up to ${Number(pace)} portals are rendered again in an hour, from the next minutes on.`;
}

/** Commands that render published pages again. */
export const RENDER_COMMANDS: Readonly<Record<string, Command>> = {
  render: {
    usage: "--property ID | --group ID | --all [--dry-run]   or   --pace NUMBER",
    about:
      "renders published portals again at once that an older version rendered, a property's always; --pace is the cron's, an hour",
    words: 0,
    run: async (call, _words, options, print) => {
      const { pace, "dry-run": dryRun = false } = options;
      if (pace !== undefined) return setPace(call, pace);
      const items = await renderAll(call, { scope: parseScope(options), dryRun, print });
      const problems = items.filter(({ outcome }) => isRenderProblem(outcome) || outcome === "deferred");
      const waiting = items.filter(({ outcome }) => outcome === "waiting");
      if (dryRun) {
        const sum = `${waiting.length} would be rendered, ${problems.length} could not be before.`;
        return [...items.map(formatLine), sum].join("\n");
      }
      const rendered = items.filter(({ outcome }) => outcome === "rendered");
      const sum = `Rendered ${rendered.length} of ${items.length}.`;
      if (problems.length > 0) throw new OpsError([...problems.map(formatLine), sum].join("\n"));
      return sum;
    },
  },
};
