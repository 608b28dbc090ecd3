import { countDatabase } from "../databases/counted-database.ts";
import { bytesOfContent, type LaidContent } from "./laid-content.ts";

/** Platform use and size of one operations call. */
export interface Measured {
  readonly path: string;
  readonly statements: number;
  readonly rowsRead: number;
  /** Calls to R2 and Durable Objects. */
  readonly calls: number;
  readonly asked: number;
  readonly answered: number;
}

/** Data to store, in the order of these fields. */
export interface Laying {
  /** SQL statements of one batch. */
  readonly rows?: readonly string[];
  readonly objects?: readonly (readonly [key: string, content: LaidContent])[];
  /** Days of figures, and visitors, for each property. */
  readonly figures?: { readonly properties: readonly string[]; readonly days: number };
  /** Number of messages, and some consents and mails, for each property. */
  readonly desks?: { readonly properties: readonly string[]; readonly messages: number };
}
/** Rows of the last statement, and the database's size. */
export interface Laid {
  readonly last: readonly Record<string, unknown>[];
  readonly databaseBytes: number;
}

interface Served {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
}

const AT_ONCE = 20;
const measured: Measured[] = [];

/**
 * The Worker with two more routes: `GET /measured` returns the platform use of each operations call, `POST /lay`
 * writes directly to its stores. Runs in workerd in front of the built Worker (`startServer({ front: MEASURED_WORKER
 * })`).
 */
export default function measure(worker: Served): Served {
  return {
    ...worker,
    fetch: async (request, env, context) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/measured") return Response.json(measured.splice(0));
      if (pathname === "/lay") return Response.json(await lay(env, await request.json()));
      if (!pathname.startsWith("/api/ops/")) return worker.fetch(request, env, context);
      const { database, counts } = countDatabase(env.DB);
      const calls = { count: 0 };
      const bindings = {
        ...env,
        DB: database,
        FILES: counted(env.FILES, calls),
        PROPERTY_ANALYTICS: countedObjects(env.PROPERTY_ANALYTICS, calls),
        PORTAL_WRITER: countedObjects(env.PORTAL_WRITER, calls),
        GUEST_DESK: countedObjects(env.GUEST_DESK, calls),
      };
      const response = await worker.fetch(request, bindings, context);
      const answer = await response.arrayBuffer();
      measured.push({
        path: pathname,
        statements: counts.statements,
        rowsRead: counts.rowsRead,
        calls: calls.count,
        asked: Number(request.headers.get("content-length")),
        answered: answer.byteLength,
      });
      return new Response(answer, response);
    },
  };
}

function counted<Binding extends object>(binding: Binding, calls: { count: number }): Binding {
  return new Proxy(binding, {
    get: (target, name) => {
      const methods = target as Record<string | symbol, unknown>;
      if (typeof methods[name] !== "function") return methods[name];
      return (...args: unknown[]) => {
        calls.count += 1;
        // A stub's method needs its stub as `this`.
        return (methods as Record<string | symbol, (...all: unknown[]) => unknown>)[name]?.(...args);
      };
    },
  });
}

function countedObjects<Namespace extends { getByName(name: string): object }>(
  namespace: Namespace,
  calls: { count: number },
): Namespace {
  return new Proxy(namespace, {
    get: (target, name) =>
      name === "getByName" ? (id: string) => counted(target.getByName(id), calls) : Reflect.get(target, name),
  });
}

async function lay(env: Env, { rows = [], objects = [], figures, desks }: Laying): Promise<Laid> {
  const results = rows.length > 0 ? await env.DB.batch(rows.map((sql) => env.DB.prepare(sql))) : [];
  for (let at = 0; at < objects.length; at += AT_ONCE) {
    const some = objects.slice(at, at + AT_ONCE);
    const put = ([key, content]: (typeof objects)[number]) => env.FILES.put(key, bytesOfContent(content));
    await Promise.all(some.map(put));
  }
  for (const id of figures?.properties ?? []) {
    const analytics = env.PROPERTY_ANALYTICS.getByName(id);
    await analytics.load("day_figures", makeDays(figures?.days ?? 0));
    await analytics.load("known_visitors", [{ hash: "00FF10", seen_at: 5, visits: 2 }]);
    await analytics.load("settings", [{ name: "time_zone", value: "Europe/Berlin" }]);
  }
  for (const id of desks?.properties ?? []) {
    const desk = env.GUEST_DESK.getByName(id);
    await desk.load("messages", makeMessages(desks?.messages ?? 0));
    const few = Array.from({ length: 10 }, (_, index) => ({ id: toId("c", index), at: AT + index }));
    const agreed = { kind: "marketing", given: 1, text_version: "", given_at: null };
    await desk.load(
      "consents",
      few.map((row) => ({ ...row, visitor_id: row.id, ...agreed })),
    );
    const mail = { mailed_at: 1, recipient: "desk@hotel.example", subject: "s", body: "" };
    await desk.load(
      "mails",
      few.slice(0, 2).map((row) => ({ ...row, ...mail })),
    );
  }
  const last = results.at(-1);
  return {
    last: (last?.results ?? []) as Record<string, unknown>[],
    databaseBytes: last?.meta.size_after ?? 0,
  };
}

const AT = 1_700_000_000_000;
const toId = (kind: string, index: number) =>
  `${kind}${[...String(index)].map((digit) => "bcdefghijk"[Number(digit)]).join("")}`.padEnd(24, "a");

/** Messages of which nine in ten are feedback, the others requests. */
function makeMessages(count: number) {
  const question = "Wie war das Frühstück am See? 客";
  const answers = [{ questionId: "a".repeat(24), question, responseType: "stars", value: 4 }];
  const request = {
    serviceId: "a".repeat(24),
    service: "Towels",
    room: "204",
    note: "",
    place: null,
    opensAt: null,
    clock: null,
  };
  return Array.from({ length: count }, (_, index) => {
    const isRequest = index % 10 === 0;
    return {
      id: toId("m", index),
      kind: isRequest ? "request" : "feedback",
      at: AT + index,
      closed_at: null,
      button_id: "a".repeat(24),
      language: "de",
      room: isRequest ? "204" : "",
      held_group: null,
      receipt_code: null,
      handling: null,
      content: JSON.stringify(isRequest ? request : { answers }),
    };
  });
}

function makeDays(days: number) {
  return Array.from({ length: days }, (_, day) => ({
    day: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    figures: JSON.stringify({
      hours: Object.fromEntries(
        Array.from({ length: 16 }, (_, hour) => [hour + 7, [9, 7, day, hour, 1, 2, 0, 0, 0, 0]]),
      ),
      buttons: { breakfast: [9, 7], spa: [day, 3] },
      closed: {},
      channels: { instagram: 4 },
      languages: { en: 40, de: 30 },
      asked: { en: 44 },
      devices: { phone: 60 },
      qr: 31,
      forms: [2, 9],
      answers: {},
      rate: [490_000, 3],
    }),
  }));
}
