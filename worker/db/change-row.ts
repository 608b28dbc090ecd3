import { SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ChangeKind, ChangeOf } from "#domain/live/live.ts";
import type { EpochMs } from "#domain/time.ts";

/** Logged payload of changes whose channel message has more fields; the channel reads those when it sends. */
interface KeptPayloads {
  readonly "guest-messages.changed": Omit<ChangeOf<"guest-messages.changed">["payload"], "openRequests">;
}

type KeptPayload<Kind extends ChangeKind> = Kind extends keyof KeptPayloads
  ? KeptPayloads[Kind]
  : ChangeOf<Kind>["payload"];

/** A payload of values, or of SQL expressions over the selected rows. */
type RowPayload<Payload> = { readonly [Name in keyof Payload]: Payload[Name] | SQL<Payload[Name]> };

interface ChangeOrigin {
  readonly at: EpochMs;
  /** An id, or a column of the selected rows. */
  readonly groupId: string | SQLWrapper;
  /** `null`: the change concerns the group, not a single property. */
  readonly propertyId: string | SQLWrapper | null;
}

/**
 * The columns of a change, for `insert(changes).select(sql`select ${changeRow(…)} from …`)`. Typed by
 * `changeSchema`: an unknown kind, name or value does not compile.
 */
export function changeRow<Kind extends ChangeKind>(
  { at, groupId, propertyId }: ChangeOrigin,
  kind: Kind,
  payload: RowPayload<KeptPayload<Kind>>,
): SQL {
  return sql`null, ${at}, ${groupId}, ${propertyId}, ${kind}, ${toJsonSql(payload)}`;
}

function toJsonSql(payload: object): SQL {
  const pairs = Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [sql`${name}, ${value instanceof SQL ? value : asJson(value)}`],
  );
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
}

function asJson(value: unknown): SQL {
  return sql`json(${JSON.stringify(value)})`;
}
