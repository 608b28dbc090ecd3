import { env } from "cloudflare:test";
import { Buffer } from "node:buffer";
import { beforeEach, describe, expect, it } from "vitest";
import { getLineKind, type TransferLine, type TransferRow } from "#domain/account/group-transfer.ts";
import { ROW_SCHEMAS } from "#domain/account/transfer/validate-row.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAs, expectAnswer } from "#scripts/api/caller.ts";
import { LineValidator } from "#scripts/operations/line-validator.ts";
import { TABLES_CHILDREN_FIRST } from "#worker/db/group-rows.ts";
import { CARRIED_TABLES } from "#worker/db/transfer/carried-tables.ts";
import { servedPagesKey } from "#worker/media/files.ts";
import { collectUnused } from "#worker/services/content/collect-unused.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { png, uploadPicture } from "../../factories/stored-draft.ts";
import { isFullTier } from "../../factories/tier.ts";
import {
  begin,
  type Carried,
  deleteGroup,
  fetchExport,
  openRich,
  SHA256,
  sendLines,
} from "../../factories/worker/carried-group.ts";
import { wholeRun } from "../../factories/worker/job-run.ts";
import { target } from "../../factories/worker/worker-target.ts";

type Rows = Extract<TransferLine, { row: TransferRow }>;

interface Made {
  /** The change made to a line. */
  readonly what: string;
  readonly index: number;
  readonly line: unknown;
  /** Text that its refusal must contain. */
  readonly names: string;
  /** Whether the command's check refuses the line too. Only the installation knows who owns a row. */
  readonly by: "both" | "installation";
}

const withValue = (line: Rows, column: string, value: unknown) => ({
  ...line,
  row: { ...line.row, [column]: value },
});

/** Wrong values of a column: another type, out of range, with a control character, and missing if it is required. */
function wrongValues(
  value: unknown,
  lengthMax: number,
): readonly (readonly [what: string, value: unknown])[] {
  if (typeof value === "number") {
    return [
      ["a text", "<script>"],
      ["no number of ours", 1e18],
    ];
  }
  return [
    ["a number", 12.5],
    ["a hostile text", `${String(value ?? "")}\u0000<script src=/media/x></script>`],
    ["a path", `../../${"x".repeat(lengthMax)}`],
  ];
}

/** Columns in which foreign ids are tested. */
const FOREIGN = {
  property_id: "property",
  user_id: "user",
  group_id: "group",
  point_id: "property",
} as const;

function* wrongRows(file: Carried, strange: Readonly<Record<string, string>>): Generator<Made> {
  for (const { name, columns } of CARRIED_TABLES) {
    const index = file.lines.findIndex((line) => "row" in line && line.table === name);
    const line = file.lines[index] as Rows;
    const made = { index, by: "both" } as const;
    for (const column of columns) {
      const names = `${name}.${column}`;
      for (const [what, value] of wrongValues(line.row[column], column === "body" ? 101_000 : 3_000)) {
        yield { ...made, what: `${names}: ${what}`, line: withValue(line, column, value), names };
      }
      const { [column]: _left, ...rest } = line.row;
      yield { ...made, what: `${names}: left out`, line: { ...line, row: rest }, names };
      const foreign = Object.entries(FOREIGN).find(([key]) => key === column)?.[1];
      if (!foreign || ((name === "activity" || name === "changes") && column !== "group_id")) continue;
      if (name === "planned_publications" && column === "user_id") continue;
      const changed = withValue(line, column, strange[foreign]);
      // A draft's key is below its property's id.
      const isMoved = column === "property_id" && "snapshot_key" in line.row;
      const by = isMoved ? "both" : "installation";
      const field = isMoved ? "snapshot_key" : name === "media" ? "key" : column;
      yield { what: `${names}: a stranger's`, index, line: changed, names: `${name}.${field}`, by };
    }
    if (name === "announcements") {
      const audience = JSON.stringify({ kinds: [], places: [strange.place] });
      const changed = withValue(line, "audience", audience);
      const what = "announcements.audience: a stranger's place";
      yield { what, index, line: changed, names: "announcements.audience", by: "installation" };
    }
    yield {
      ...made,
      what: `${name}: a column too many`,
      line: withValue(line, "extra", 1),
      names: `${name}.extra`,
    };
  }
}

const SVG = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>").toString(
  "base64",
);

function* wrongObjects(file: Carried, strange: Readonly<Record<string, string>>): Generator<Made> {
  for (const [index, line] of file.lines.entries()) {
    if (!("object" in line)) continue;
    const made = { index, by: "both" } as const;
    const { object } = line;
    const of = (what: string, changed: object, key = object): Made => ({
      ...made,
      what: `${object}: ${what}`,
      line: { ...line, ...changed },
      names: key,
    });
    yield of("a script", { base64: Buffer.from("alert(1)").toString("base64") });
    yield of("a drawing", { base64: SVG });
    yield of("nothing", { base64: "" });
    for (const key of [
      object.replace(/\.\w+$/, ".pages"),
      object.replace(/\.\w+$/, ".html"),
      object.replace("/", "/../"),
      `snapshots/${strange.property}/../${object}`,
      `media/${strange.upload}`,
    ]) {
      yield of(`as ${key}`, { object: key }, key);
    }
    yield of("another picture", { base64: Buffer.from(png(7, 7)).toString("base64") });
    if (object.startsWith("snapshots/")) {
      const key = object.replace(/\/[a-z2-7]{24}\//, `/${strange.property}/`);
      yield { ...of("a stranger's", { object: key }, key), by: "installation" };
    }
  }
}

function* wrongFigures(file: Carried, strange: Readonly<Record<string, string>>): Generator<Made> {
  for (const [index, line] of file.lines.entries()) {
    if (!("figures" in line)) continue;
    const [row = {}] = line.rows;
    const names = `figures.${line.table}`;
    for (const column of Object.keys(row)) {
      const rows = [{ ...row, [column]: "\u0000<script>" }];
      yield { what: `${names}.${column}`, index, line: { ...line, rows }, names, by: "both" };
    }
    const foreign = { ...line, figures: strange.property };
    yield {
      what: `${names}: a stranger's`,
      index,
      line: foreign,
      names: "figures.property",
      by: "installation",
    };
  }
}

/** Row counts of all group tables. */
async function countAll(): Promise<unknown> {
  const tables = TABLES_CHILDREN_FIRST.filter((name) => name !== "group_imports");
  const counts = await env.DB.batch(
    tables.map((name) => env.DB.prepare(`select count(*) as count from ${name}`)),
  );
  const listed = await env.FILES.list();
  return [counts.map(({ results }) => results), listed.objects.map(({ key, etag }) => [key, etag])];
}

async function addPlace({ caller, at }: Scene): Promise<string> {
  await expectAnswer(
    await caller.call("POST", at("/places"), { json: { kind: "room", ranges: "1", lines: "" } }),
  );
  const found = (await expectAnswer(await caller.call("GET", at("/places")))) as { items: [{ id: string }] };
  return found.items[0].id;
}

describe("a hand-made group file", () => {
  let stranger: Scene;
  let file: Carried;
  let made: readonly Made[] = [];
  // Builds the file once. Not in `beforeAll`, because the console is silenced only in tests and their own hooks.
  beforeEach(async () => {
    if (made.length > 0) return;
    const scene = await openRich();
    stranger = await openScene(target);
    const { key } = await uploadPicture(stranger, 31, 17);
    file = await fetchExport(scene.groupId);
    await deleteGroup(scene.groupId);
    const strange = {
      property: stranger.property.id,
      user: stranger.caller.user.uid,
      group: stranger.groupId,
      upload: key,
      place: await addPlace(stranger),
    };
    made = [...wrongRows(file, strange), ...wrongObjects(file, strange), ...wrongFigures(file, strange)];
  });

  it("is refused with a sentence that names line, table and field, before anything is asked: each column, object and figure of 200 [G6]", async () => {
    expect(made.length).toBeGreaterThan(200);
    const judge = new LineValidator();
    for (const [index, line] of file.lines.entries()) expect(await judge.judge(line, index)).toBeNull();
    const taken: string[] = [];
    for (const { what, index, line, names, by } of made) {
      if (by !== "both") continue;
      const uploads = new LineValidator();
      for (const known of file.lines) {
        if ("row" in known && known.table === "media") await uploads.judge(known, 0);
      }
      const said = await uploads.judge(line as TransferLine, index + 2);
      if (!said?.startsWith(`Line ${index + 2}: `) || !said.includes(names)) taken.push(`${what}: ${said}`);
    }
    expect(taken).toEqual([]);
  });

  it("is refused by the installation itself, which changes nothing, and names the line as well [G6]", async () => {
    await begin(file);
    // Store all earlier lines, so that the changed line is the only reason for a refusal.
    const first = file.lines.findIndex((line) => getLineKind(line) === "activity");
    await sendLines(file, 0, first);
    const before = await countAll();
    const taken: string[] = [];
    // It judges by the same forms: here each third line, all in full size.
    const sent = made.filter((_, number) => isFullTier || number % 3 === 0);
    for (const { what, index, line, names } of sent) {
      if (index >= first) continue;
      const answer = await callAs(target, "POST", `/api/ops/imports/${file.header.group}/lines`, {
        headers: { authorization: `Bearer ${env.OPS_TOKEN}` },
        json: { sha256: SHA256, from: index, lines: [line] },
      });
      const said = await answer.text();
      const isNamed = said.includes(`lines.${index}.`) && said.includes(names);
      // A malformed line is refused before its table is checked.
      if (answer.status !== 400 || !(isNamed || said.includes('"lines.0'))) taken.push(`${what}: ${said}`);
    }
    expect(taken).toEqual([]);
    expect(await countAll()).toEqual(before);
  });

  it("every table that is carried has a form for each of its columns, and no other [G6]", () => {
    const named = Object.keys(ROW_SCHEMAS).toSorted();
    expect(named).toEqual(CARRIED_TABLES.map(({ name }) => name).toSorted());
  });

  it("deletes nothing that is another property's, whatever a row says [G6]", async () => {
    const { key } = await uploadPicture(stranger, 33, 19);
    const pages = servedPagesKey(stranger.property.id, "a".repeat(64));
    await env.FILES.put(pages, "pages");
    const insert = `insert into planned_publications (id, planned_at, due_at, ended_at, property_id, user_id, language,
      origin, local_time, state, note, snapshot_key, media) values (?, 1, 1, 1, ?, '', 'en', '', '', 'cancelled', '', ?, '[]')`;
    const other = await openScene(target);
    for (const stolen of [`media/${key}`, pages, `snapshots/${other.property.id}/../${pages}`]) {
      await env.DB.prepare(insert).bind(crypto.randomUUID(), other.property.id, stolen).run();
    }
    await collectUnused(env, wholeRun(Date.now() + 40 * DAY_MS));
    expect(await env.FILES.head(pages)).not.toBeNull();
    const rows = "select count(*) as count from planned_publications where property_id = ?";
    expect(await env.DB.prepare(rows).bind(other.property.id).first("count")).toBe(0);
  });
});
