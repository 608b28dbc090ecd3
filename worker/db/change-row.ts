import { SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ChangeKind, ChangeOf } from "#domain/live/live.ts";
import type { EpochMs } from "#domain/time.ts";

/** What the log keeps of a change that says more on the channel, which reads the rest as it tells. */
interface KeptPayloads {
  readonly "guest-messages.changed": Omit<ChangeOf<"guest-messages.changed">["payload"], "openRequests">;
}

type KeptPayload<Kind extends ChangeKind> = Kind extends keyof KeptPayloads
  ? KeptPayloads[Kind]
  : ChangeOf<Kind>["payload"];

/** A payload whose values are known, or are expressions over the rows that a statement selects. */
type RowPayload<Payload> = { readonly [Name in keyof Payload]: Payload[Name] | SQL<Payload[Name]> };

interface ChangeOrigin {
  readonly at: EpochMs;
  /** An id, or the column of the rows that a statement selects. */
  readonly groupId: string | SQLWrapper;
  /** Null for a change that concerns the group and none of its properties. */
  readonly propertyId: string | SQLWrapper | null;
}

/**
 * The columns of a change as a statement selects them for the log: `insert(changes).select(sql`select ${changeRow(…)}
 * from …`)`. A kind, a name or a value that `changeSchema` does not have does not compile.
 */
export function changeRow<Kind extends ChangeKind>(
  { at, groupId, propertyId }: ChangeOrigin,
  kind: Kind,
  payload: RowPayload<KeptPayload<Kind>>,
): SQL {
  return sql`null, ${at}, ${groupId}, ${propertyId}, ${kind}, ${jsonOf(payload)}`;
}

function jsonOf(payload: object): SQL {
  const pairs = Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [sql`${name}, ${value instanceof SQL ? value : asJson(value)}`],
  );
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
}

function asJson(value: unknown): SQL {
  return sql`json(${JSON.stringify(value)})`;
}
