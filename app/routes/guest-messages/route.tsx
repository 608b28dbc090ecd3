import { data } from "react-router";
import { ViewerNotice } from "#app/components/editors-only.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useFocusRefresh } from "#app/components/use-focus-refresh.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { serverOf } from "#app/session/server-context.ts";
import type { Route } from "./+types/route.ts";
import { FeedbackCard } from "./feedback-card.tsx";
import { RequestsCard } from "./requests-card.tsx";
import { useHeldRefresh } from "./use-held-refresh.ts";
import { useLiveRefresh } from "./use-live-refresh.ts";

const QUERY = { limit: "20" };

/** The newest of what guests sent through the forms of the portal. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const property = serverOf(context).api.api.properties[":propertyId"];
  const param = { propertyId: requireActiveProperty(request) };
  const [requests, feedback, held] = await Promise.all([
    property.requests.$get({ param, query: QUERY }),
    property.feedback.$get({ param, query: QUERY }),
    property.held.$get({ param }),
  ]);
  for (const answer of [requests, feedback, held]) {
    // The shell's own loader sends away those who may not be here; its redirect goes before this.
    if (!answer.ok) throw data(await readProblem(answer), { status: answer.status });
  }
  if (!requests.ok || !feedback.ok || !held.ok) throw data(null, { status: 500 });
  return { requests: await requests.json(), feedback: await feedback.json(), held: await held.json() };
}

/** Requests to see to and answers to read, in one place beside the mailbox [S77, S84]. */
export default function GuestMessages({ loaderData }: Route.ComponentProps) {
  const { inbox } = useMessages();
  const { requests, feedback, held } = loaderData;
  useFocusRefresh();
  useLiveRefresh();
  useHeldRefresh([...held.requests, ...held.feedback]);
  return (
    <>
      <ScreenHeader title={inbox.title} />
      <div className="@container min-h-0 flex-1 overflow-y-auto bg-surface-canvas p-8 max-md:p-4">
        <ViewerNotice />
        <div className="grid items-start gap-6 @min-[52rem]:grid-cols-2">
          <RequestsCard newest={requests} folds={held.requests} />
          <FeedbackCard newest={feedback} folds={held.feedback} />
        </div>
      </div>
    </>
  );
}
