import { lazy } from "react";
import { data, redirect } from "react-router";
import {
  activePropertyCookie,
  getChoosePropertyHeaders,
  readActiveProperty,
  readLastProperty,
} from "#app/session/active-property.ts";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { readExitReason } from "#app/session/exit-reason.ts";
import { readSession } from "#app/session/read-session.server.ts";
import { getServer } from "#app/session/server-context.ts";
import type { Route } from "./+types/route.ts";
import { chooseProperty } from "./choose-property.server.ts";
import { readProviderRefusal } from "./provider-refusal.ts";
import { signIn } from "./sign-in.server.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

/** Signed-in parts are loaded separately to keep the sign-in screen small. */
const Sites = lazy(async () => ({ default: (await import("./sites.tsx")).Sites }));

/** Address of the sign-in screen in a browser that is a shared desk, for people without digits. */
const AT_DESK_KEY = "somebody-else";

/**
 * The signed-in person, if any. A person who was sent back here has no active property. A shared desk shows its
 * names, and its person the inbox (H3).
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const server = getServer(context);
  const { searchParams } = url;
  const exitReason = readExitReason(searchParams);
  const activePropertyId = exitReason ? null : readActiveProperty(request);
  const session = await readSession(server, activePropertyId);
  if (session?.desk && session.propertyCount > 0) {
    return redirect("/inbox", { headers: getChoosePropertyHeaders(session.desk.propertyId) });
  }
  if (!session && server.hasDeskCookie && !searchParams.has(AT_DESK_KEY)) return redirect("/desk");
  const isArriving = searchParams.has("only");
  if (session && isArriving) {
    const [only] = session.propertyCount === 1 ? session.properties : [];
    const isOpen = only !== undefined && getLicenceDecision(only, server.now).isValid;
    return isOpen ? chooseProperty(only.id, server) : redirect("/");
  }
  return data(
    {
      session,
      departure: exitReason,
      activePropertyId: activePropertyId ?? readLastProperty(request),
      clientKey: server.clientKey,
      now: server.now,
      isSignInElsewhere: server.isSignInElsewhere,
      providerPath: session ? null : await server.providerSignIn(),
      refused: readProviderRefusal(searchParams),
      ended: searchParams.get("ended"),
      hasLostCookie: isArriving && !server.hasSessionCookie,
    },
    exitReason ? { headers: { "set-cookie": activePropertyCookie(null) } } : {},
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "choose") {
    return chooseProperty(String(form.get("propertyId") ?? ""), getServer(context));
  }
  return signIn(form, getServer(context));
}

export default function Entry({ loaderData, actionData }: Route.ComponentProps) {
  const { session, isSignInElsewhere, providerPath, refused, hasLostCookie, ended, departure, ...entry } =
    loaderData;
  if (!session) {
    const elsewhere = isSignInElsewhere ? { path: providerPath, refused } : null;
    return (
      <SignInScreen
        reply={actionData ?? null}
        hasLostCookie={hasLostCookie}
        ended={ended === null ? null : ended === "removed" ? "removed" : "signed-out"}
        elsewhere={elsewhere}
      />
    );
  }
  return <Sites session={session} exitReason={departure} {...entry} />;
}
