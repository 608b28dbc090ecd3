import type { Caller } from "#scripts/api/caller.ts";

/** Messages in the form that a property's desk stores. */
export interface LaidMessages {
  readonly propertyId: string;
  readonly rows: readonly Record<string, string | number | null>[];
}

/** A person whose proofs of identity become too old. */
export type AgedProofs = Pick<Caller["user"], "uid">;

interface Served {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
}

/**
 * The Worker with routes that write as time or many guests would. `POST /lay-messages` writes into desks: a flood by
 * forms would also leave messages that are not held back. `POST /age-proofs` ages a person's proofs of identity. Runs
 * in workerd in front of the built Worker.
 */
export default function front(worker: Served): Served {
  return {
    ...worker,
    fetch: async (request, env, context) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/lay-messages") {
        const { propertyId, rows } = (await request.json()) as LaidMessages;
        await env.GUEST_DESK.getByName(propertyId).load("messages", [...rows]);
      } else if (pathname === "/age-proofs") {
        const { uid } = (await request.json()) as AgedProofs;
        await env.DB.prepare("update sessions set proven_at = 0 where user_id = ?").bind(uid).run();
      } else return worker.fetch(request, env, context);
      return new Response(null, { status: 204 });
    },
  };
}
