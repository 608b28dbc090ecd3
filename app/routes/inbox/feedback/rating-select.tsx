import { useNavigate } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { STARS_MAX } from "#domain/guest/feedback.ts";
import { LOW_STARS_MAX, RATING_FILTERS, type RatingFilter } from "#domain/guest/rating-filter.ts";

/** Query parameter of the rating filter. */
export const RATING_PARAM = "rating";

/** Rating filter, stored in the address. */
export function RatingSelect({ rating }: { readonly rating: RatingFilter | null }) {
  const { inbox } = useMessages();
  const navigate = useNavigate();
  const words = (filter: RatingFilter): string => {
    if (filter === "low") return inbox.starsOrFewer(LOW_STARS_MAX);
    if (filter === "liked") return inbox.like;
    return filter === "disliked" ? inbox.dislike : inbox.stars(Number(filter), STARS_MAX);
  };
  return (
    <SelectField
      label={inbox.rated}
      labelHidden
      size="sm"
      value={rating ?? ""}
      onChange={({ currentTarget: { value } }) =>
        void navigate(value === "" ? "/inbox/feedback" : `?${RATING_PARAM}=${value}`, {
          preventScrollReset: true,
        })
      }
      options={[
        { value: "", label: inbox.everyRating },
        ...RATING_FILTERS.map((filter) => ({ value: filter, label: words(filter) })),
      ]}
      className="w-52 flex-none print:hidden"
    />
  );
}
