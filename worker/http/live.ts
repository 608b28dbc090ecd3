import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { CLOSE_TICKET_REFUSED, CLOSE_TOO_MANY } from "#domain/live/live.ts";
import { z } from "#domain/zod.ts";
import { newId } from "../db/new-id.ts";
import { getGroupChannel } from "../live/get-group-channel.ts";
import { ADMISSION_HEADER, type Admission, openTicket, sealTicket, TICKET_TTL_MS } from "../live/ticket.ts";
import { logEvent } from "../log-event.ts";
import type { HttpEnvironment } from "./request/environment.ts";
import { signedIn } from "./request/middleware.ts";
import { refusals, respondProblem } from "./request/problem.ts";
import { createRoutes, jsonBody } from "./request/routes.ts";

const ticketRoute = createRoute({
  method: "post",
  path: "/ticket",
  summary: "A ticket that opens one socket within thirty seconds",
  middleware: signedIn(),
  responses: { 201: jsonBody(z.object({ ticket: z.string() }), "The ticket"), ...refusals },
});

export const liveRoutes = createRoutes().openapi(ticketRoute, async (c) => {
  const { sid, groupId, companyId } = c.var.principal;
  const ticket = await sealTicket(c.env, {
    id: newId(),
    sid,
    groupId,
    companyId,
    expiresAt: c.get("now") + TICKET_TTL_MS,
  });
  return c.json({ ticket }, 201);
});

const sinceSchema = z.coerce.number().int().min(0).nullable();

/**
 * Passes a WebSocket upgrade to the channel of the ticket's group. Other origins are refused first, and a
 * forged ticket wakes no Durable Object. Refusals to our own page are sockets that close at once, because a
 * page can read a close code, but not the response of a failed upgrade.
 */
export async function openLive(c: Context<HttpEnvironment>): Promise<Response> {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") {
    return respondProblem(c, { code: "malformed_request" });
  }
  if (c.req.header("origin") !== new URL(c.req.url).origin) {
    return respondProblem(c, { code: "forbidden_origin" });
  }
  const ticket = await openTicket(c.env, c.req.query("ticket") ?? "", c.get("now"));
  if (!ticket) return createClosedSocket(CLOSE_TICKET_REFUSED);
  const since = sinceSchema.safeParse(c.req.query("since") ?? null);
  if (!since.success) return respondProblem(c, { code: "malformed_request" });
  const admission: Admission = { ticket, since: since.data };
  const headers = new Headers({ upgrade: "websocket", [ADMISSION_HEADER]: JSON.stringify(admission) });
  const channel = getGroupChannel(c.env, ticket.companyId, ticket.groupId);
  const answer = await channel.fetch("https://channel/", { headers }).catch((error: unknown) => {
    // The Durable Object was reset by a deployment or overload; the next attempt reaches it.
    logEvent("live.channel_lost", { error });
    return new Response(null, { status: 503 });
  });
  if (answer.status === 503) return respondProblem(c, { code: "live_unavailable", retryAfterSeconds: 1 });
  if (answer.status === 401) return createClosedSocket(CLOSE_TICKET_REFUSED);
  if (answer.status === 429) return createClosedSocket(CLOSE_TOO_MANY);
  return answer;
}

function createClosedSocket(code: number): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code);
  return new Response(null, { status: 101, webSocket: client });
}
