/** Messages in the form that a property's desk stores. */
export interface LaidMessages {
  readonly propertyId: string;
  readonly rows: readonly Record<string, string | number | null>[];
}

interface Served {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
}

/**
 * The Worker with a route that writes into desks, `POST /lay-messages`: a flood by forms would also leave messages
 * that are not held back. Runs in workerd in front of the built Worker.
 */
export default function front(worker: Served): Served {
  return {
    ...worker,
    fetch: async (request, env, context) => {
      if (new URL(request.url).pathname !== "/lay-messages") return worker.fetch(request, env, context);
      const { propertyId, rows } = (await request.json()) as LaidMessages;
      await env.GUEST_DESK.getByName(propertyId).load("messages", [...rows]);
      return new Response(null, { status: 204 });
    },
  };
}
