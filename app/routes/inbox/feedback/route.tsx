import { data, useRevalidator } from "react-router";
import { requireActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { getServer } from "#app/session/server-context.ts";
import { ratingFilterSchema } from "#domain/guest/rating-filter.ts";
import { useInboxData } from "../inbox-data.ts";
import type { Route } from "./+types/route.ts";
import { FeedbackCard } from "./feedback-card.tsx";
import { RATING_PARAM } from "./rating-select.tsx";

/** Feedback that matches the filter; without one it comes from the inbox's loader. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const rating = ratingFilterSchema.safeParse(url.searchParams.get(RATING_PARAM)).data;
  if (!rating) return null;
  const { feedback } = getServer(context).api.api.properties[":propertyId"];
  const param = { propertyId: requireActiveProperty(request) };
  const answer = await feedback.$get({ param, query: { rating } });
  if (!answer.ok) throw data(await readProblem(answer), { status: answer.status });
  return { rating, page: await answer.json() };
}

/** Feedback, newest first. */
export default function InboxFeedback({ loaderData: filtered }: Route.ComponentProps) {
  const { feedback, held } = useInboxData();
  const { property } = useActiveProperty();
  const { revalidate } = useRevalidator();
  useOnChange(["guest-messages.changed"], () => void revalidate(), property.id);
  const rating = filtered?.rating ?? null;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas px-8 py-6 max-md:p-3">
      <div className="max-w-200">
        <FeedbackCard
          key={rating}
          newest={filtered?.page ?? feedback}
          rating={rating}
          heldGroups={held.feedback ?? []}
        />
      </div>
    </div>
  );
}
