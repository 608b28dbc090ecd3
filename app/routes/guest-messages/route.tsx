import { Fragment, type ReactNode } from "react";
import { data } from "react-router";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useFocusRefresh } from "#app/components/use-focus-refresh.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { serverOf } from "#app/session/server-context.ts";
import type { HeldFold } from "#domain/guest/held-messages.ts";
import { MESSAGE_PATHS, type MessagePath } from "#domain/guest/messages/kinds.ts";
import type { Route } from "./+types/route.ts";
import { FeedbackCard } from "./feedback-card.tsx";
import { RequestsCard } from "./requests-card.tsx";
import { useHeldRefresh } from "./use-held-refresh.ts";
import { useLiveRefresh } from "./use-live-refresh.ts";

/** The newest of what guests sent through the forms of the portal. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const property = serverOf(context).api.api.properties[":propertyId"];
  const param = { propertyId: requireActiveProperty(request) };
  const answer = await property["guest-messages"].$get({ param });
  // The shell's own loader sends away those who may not be here; its redirect goes before this.
  if (!answer.ok) throw data(await readProblem(answer), { status: answer.status });
  return answer.json();
}

type Newest = Omit<Route.ComponentProps["loaderData"], "held">;

/** What each kind of message is shown as, in the order of the kinds. */
const CARDS: Readonly<Record<MessagePath, (newest: Newest, folds: readonly HeldFold[]) => ReactNode>> = {
  requests: ({ requests }, folds) => <RequestsCard newest={requests} folds={folds} />,
  feedback: ({ feedback }, folds) => <FeedbackCard newest={feedback} folds={folds} />,
};

/** Requests to see to and answers to read, in one place beside the mailbox [S77, S84]. */
export default function GuestMessages({ loaderData }: Route.ComponentProps) {
  const { inbox } = useMessages();
  const { held, ...newest } = loaderData;
  useFocusRefresh();
  useLiveRefresh();
  useHeldRefresh(Object.values(held).flat());
  return (
    <>
      <ScreenHeader title={inbox.title} />
      <div className="@container min-h-0 flex-1 overflow-y-auto bg-surface-canvas p-8 max-md:p-4">
        <ViewerNotice />
        <div className="grid items-start gap-6 @min-[52rem]:grid-cols-2">
          {MESSAGE_PATHS.map((path) => (
            <Fragment key={path}>{CARDS[path](newest, held[path])}</Fragment>
          ))}
        </div>
      </div>
    </>
  );
}
