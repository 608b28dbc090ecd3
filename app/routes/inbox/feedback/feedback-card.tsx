import { formatNumber, formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { type Feedback, type FeedbackAnswer, STARS_MAX } from "#domain/guest/feedback.ts";
import type { HeldGroup } from "#domain/guest/held-messages.ts";
import { isLowRating, type RatingFilter } from "#domain/guest/rating-filter.ts";
import { staffTextFor } from "#domain/guest/service-name.ts";
import { HeldGroups } from "../held-groups.tsx";
import { HeldMessages } from "../held-messages.tsx";
import { OlderButton } from "../older-button.tsx";
import { type Page, usePages } from "../use-pages.ts";
import { RatingSelect } from "./rating-select.tsx";

const STARS = Array.from({ length: STARS_MAX }, (_, offset) => offset + 1);

/** Feedback with its answers; questions are in the reader's language [S217]. */
export function FeedbackCard({
  newest,
  rating,
  heldGroups,
}: {
  readonly newest: Page<Feedback>;
  /** Filter from the address; `null`: all. */
  readonly rating: RatingFilter | null;
  readonly heldGroups: readonly HeldGroup[];
}) {
  const { inbox } = useMessages();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const read = async (query: {
    readonly cursor?: string;
    readonly held?: string;
    readonly rating?: RatingFilter;
  }) => {
    const { feedback } = connect().api.api.properties[":propertyId"];
    const answer = await feedback.$get({ param: { propertyId: property.id }, query });
    return answer.ok ? answer.json() : null;
  };
  const { items, hasOlder, isLoading, loadOlder } = usePages(newest, (cursor) =>
    read({ cursor, ...(rating && { rating }) }),
  );
  return (
    <Card
      title={inbox.feedback}
      description={inbox.feedbackText}
      action={items.length > 0 || rating ? <RatingSelect rating={rating} /> : undefined}
      flush
    >
      <HeldGroups kind="feedback" groups={heldGroups}>
        {(held, settling) => (
          <HeldMessages settling={settling} read={(cursor) => read({ held, ...(cursor ? { cursor } : {}) })}>
            {(feedback: Feedback) => <Answers key={feedback.id} feedback={feedback} />}
          </HeldMessages>
        )}
      </HeldGroups>
      {items.length === 0 ? (
        <NoFeedback isFiltered={rating !== null} hasHeldGroups={heldGroups.length > 0} />
      ) : (
        <ul className="divide-y divide-solid divide-(--border-subtle) border-t border-subtle">
          {items.map((feedback) => (
            <Answers key={feedback.id} feedback={feedback} />
          ))}
        </ul>
      )}
      {hasOlder ? <OlderButton isLoading={isLoading} onPress={() => void loadOlder()} /> : null}
    </Card>
  );
}

function Answers({ feedback }: { feedback: Feedback }) {
  const { inbox, common } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const { now } = useSession();
  const { at, rating, answers } = feedback;
  const { timeZone } = property;
  return (
    <li className="px-5 py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
        <span>
          <time dateTime={at}>
            {formatRecent(language, Date.parse(at), { now, words: common, timeZone })}
          </time>
          {" · "}
          {inbox.inLanguage(common.languages[feedback.language])}
        </span>
        {rating === null ? null : (
          <span className="flex flex-wrap items-center gap-2">
            {isLowRating(rating) ? (
              <Badge tone="warn" icon="alert">
                {inbox.low}
              </Badge>
            ) : null}
            <b className="font-semibold text-strong tabular-nums">
              {inbox.rating(formatNumber(language, rating, 1), STARS_MAX)}
            </b>
          </span>
        )}
      </p>
      <dl className="mt-2 flex flex-col gap-1.5">
        {answers.map((answer) => (
          <div key={answer.questionId} className="flex items-center justify-between gap-4">
            <dt className="min-w-0 text-md text-default wrap-anywhere" dir="auto">
              {staffTextFor(answer.names, answer.question, language, property.defaultLanguage)}
            </dt>
            <dd className="m-0 flex-none">
              <Answer answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Answer({ answer: { responseType, value } }: { answer: FeedbackAnswer }) {
  const { inbox } = useMessages();
  if (responseType === "like") {
    const isLike = value === 1;
    return (
      <span className="flex items-center gap-1.5 text-sm text-strong">
        <Icon name={isLike ? "thumb-up" : "thumb-down"} size="sm" />
        {isLike ? inbox.like : inbox.dislike}
      </span>
    );
  }
  return (
    <span role="img" aria-label={inbox.stars(value, STARS_MAX)} className="flex gap-0.5 text-icon-current">
      {STARS.map((star) => (
        <Icon key={star} name={star <= value ? "star-fill" : "star"} size="sm" />
      ))}
    </span>
  );
}

interface NoFeedbackProps {
  readonly isFiltered: boolean;
  readonly hasHeldGroups: boolean;
}

/** Empty state of the list, or of its filter. */
function NoFeedback({ isFiltered, hasHeldGroups }: NoFeedbackProps) {
  const { inbox } = useMessages();
  if (isFiltered) {
    return (
      <EmptyState
        headingLevel={3}
        title={inbox.noFeedbackFits}
        actions={<ButtonLink to="/inbox/feedback">{inbox.clear}</ButtonLink>}
        className="px-5 pt-6 pb-10"
      />
    );
  }
  if (hasHeldGroups) {
    return <p className="border-t border-subtle px-5 py-3.5 text-sm text-muted">{inbox.nothingElse}</p>;
  }
  return (
    <EmptyState
      headingLevel={3}
      title={inbox.noFeedback}
      description={inbox.noFeedbackText}
      className="px-5 pt-6 pb-10"
    />
  );
}
