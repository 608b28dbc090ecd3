import { redirect } from "react-router";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { activePropertyCookie } from "#app/session/active-property.ts";
import { replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { getServer } from "#app/session/server-context.ts";
import { pairingSchema } from "#domain/account/desk.ts";
import type { Route } from "./+types/route.ts";
import { DeskScreen } from "./desk-screen.tsx";
import { getInboxPath } from "./inbox-path.ts";
import { PairForm } from "./pair-form.tsx";

export const handle = { texts: ["desk"] } satisfies ScreenHandle;

const UNAUTHENTICATED = 401;

/** The desk of this browser, if it is one. Somebody signed in at the desk goes on to the inbox. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasSessionCookie, isSignInElsewhere, now, origin } = getServer(context);
  if (isSignInElsewhere) throw redirect("/");
  const [read, opened] = await Promise.all([
    api.api.desk.$get(),
    hasSessionCookie ? api.api.identity.session.$get() : null,
  ]);
  const session = opened?.ok ? await opened.json() : null;
  if (session?.desk) throw redirect(getInboxPath(session.desk.propertyId));
  if (!read.ok && read.status !== UNAUTHENTICATED) throw new Error("Failed to read the desk");
  return { read: read.ok ? await read.json() : null, isSignedIn: session !== null, origin, now };
}

/** Pairs the browser, which then belongs to the desk: the person signed in here is signed out. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, hasSessionCookie, now } = getServer(context);
  const submission = parseForm(await request.formData(), pairingSchema.strip());
  const refused = { submission, now };
  if (submission.status !== "success") return replyInvalid(refused);
  const response = await api.api.desk.pair.$post({ json: submission.value });
  if (!response.ok) return await replyRefused(response, refused);
  if (hasSessionCookie) await api.api.identity["sign-out"].$post();
  return redirect("/desk", { headers: { "set-cookie": activePropertyCookie(null) } });
}

/** A shared desk (H3): its names and digits, or the form that makes this browser a desk. */
export default function Desk({ loaderData, actionData }: Route.ComponentProps) {
  const { read, isSignedIn, origin, now } = loaderData;
  if (!read) return <PairForm reply={actionData ?? null} isSignedIn={isSignedIn} />;
  return <DeskScreen key={read.desk.id} read={read} origin={origin} now={now} />;
}
