import { createRoute } from "@hono/zod-openapi";
import type { Welcome } from "#domain/account/account.ts";
import { linkQuerySchema, welcomeSchema } from "#domain/account/account-schema.ts";
import { RECIPIENT_LINK_DAYS } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { selectPreferencesByStopToken } from "../../db/mail/mail-preferences.ts";
import { selectRecipientByLink } from "../../db/mail/mail-recipients.ts";
import { hashSecret } from "../../identity/secret.ts";
import { readResetLink } from "../../services/account/reset-link.ts";
import { refusals, respondProblem } from "../request/problem.ts";
import { createRoutes, jsonBody, requestBody } from "../request/routes.ts";

const readRoute = createRoute({
  method: "post",
  path: "/read-link",
  summary: "Whether a mailed link still works, and whom it greets; uses nothing up",
  request: { body: requestBody(linkQuerySchema) },
  responses: {
    200: jsonBody(
      z.object({ welcome: welcomeSchema.nullable() }),
      "It works; of an invitation, whom it greets",
    ),
    ...refusals,
  },
});

/** The reader of each kind of link. */
const READERS: Readonly<
  Record<
    z.infer<typeof linkQuerySchema>["purpose"],
    (env: Env, token: string, now: EpochMs) => Promise<Verdict<Welcome | null>>
  >
> = {
  password: readResetLink,
  recipient: async (env, token, now) => {
    const since = now - RECIPIENT_LINK_DAYS * DAY_MS;
    const [row] = await selectRecipientByLink(getDatabase(env, ANY_GROUP), await hashSecret(token), since);
    return row ? accept(null) : refuse("link_expired");
  },
  stop: async (env, token) => {
    const [row] = await selectPreferencesByStopToken(getDatabase(env, ANY_GROUP), token);
    return row ? accept(null) : refuse("link_expired");
  },
};

/** For the pages of mailed links, without a session: the link is the only proof. */
export const linkRoutes = createRoutes().openapi(readRoute, async (c) => {
  const { purpose, token } = c.req.valid("json");
  const read = await READERS[purpose](c.env, token, c.get("now"));
  return read.ok ? c.json({ welcome: read.value }, 200) : respondProblem(c, read.problem);
});
