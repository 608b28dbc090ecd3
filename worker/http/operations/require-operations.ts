import type { Problem } from "#domain/problem.ts";
import { MinuteLimit } from "../../guest/counting/minute-limit.ts";
import { recogniseOperator } from "../../identity/recognise-operator.ts";
import { logSecurity } from "../../identity/security-log.ts";
import type { Middleware } from "../request/middleware.ts";
import { respondProblem } from "../request/problem.ts";
import { getNetworkName, getRequestSource } from "../request/recipient-locale.ts";

const REFUSED_OPERATIONS_PER_MINUTE = 30;
const refusedOperations = new MinuteLimit(REFUSED_OPERATIONS_PER_MINUTE);

/** Refuses callers without an operator token; repeated attempts of a network with `too_many_requests`. */
export const requireOperations: Middleware = async (c, next) => {
  const token = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  const operator = recogniseOperator(c.env, token);
  if (operator !== null) {
    c.set("operator", operator);
    return next();
  }
  const network = getNetworkName(c);
  const at = c.get("now");
  const mayTry = network === "" || refusedOperations.admit(network, at);
  const problem: Problem = mayTry
    ? { code: "unauthenticated" }
    : { code: "too_many_requests", retryAfterSeconds: 60 };
  logSecurity("operations_refused", { at, code: problem.code, source: getRequestSource(c) });
  return respondProblem(c, problem);
};
