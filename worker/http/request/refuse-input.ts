import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Problem } from "#domain/problem.ts";
import { logEvent } from "../../log-event.ts";
import { requireUser } from "./authorise.ts";
import type { HttpEnvironment, RequestContext } from "./environment.ts";
import { respondProblem } from "./problem.ts";
import { problemResponse } from "./problem-response.ts";

/** Refuses input. On routes for staff, an ended session is reported first. */
export async function refuseInput(c: RequestContext, problem: Problem): Promise<Response> {
  const user = c.get("needsSession") ? await requireUser(c) : null;
  return respondProblem(c, user && !user.ok ? user.problem : problem);
}

/** Maps exceptions to responses: unparsable input, and internal errors. */
export function answerError(error: Error, c: Context<HttpEnvironment>): Response | Promise<Response> {
  if (error instanceof HTTPException) return refuseInput(c, { code: "malformed_request" });
  logEvent("request_failed", { requestId: c.get("requestId"), error });
  return problemResponse({ code: "internal" });
}
