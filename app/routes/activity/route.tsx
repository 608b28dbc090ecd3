import { Form, redirect, useRevalidator, useSubmit } from "react-router";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { listsProperties } from "#app/session/lists-properties.server.ts";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { getServer } from "#app/session/server-context.ts";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { ID_PATTERN } from "#domain/id.ts";
import { CHANGE_KINDS } from "#domain/live/live.ts";
import type { Route } from "./+types/route.ts";
import { ActivityList } from "./activity-list.tsx";

const PER_PAGE = "50";

/** The property in the address; empty: the whole group. */
function readChoice(request: Request): string {
  const of = new URL(request.url).searchParams.get("of") ?? "";
  return ID_PATTERN.test(of) ? of : "";
}

export const middleware = [listsProperties];

/** Latest actions of the group or of one property. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = getServer(context).api;
  const of = readChoice(request);
  const query = { limit: PER_PAGE };
  const response = of
    ? await api.properties[":propertyId"].activity.$get({ param: { propertyId: of }, query })
    : await api.activity.$get({ query });
  if (!response.ok) throw redirect(of ? "/activity" : "/");
  return { page: await response.json(), of };
}

/** Who did what, and when. Live. */
export default function Activity({ loaderData }: Route.ComponentProps) {
  const { page, of } = loaderData;
  const { members } = useMessages();
  const words = members.activity;
  const { properties } = useListedProperties();
  const { revalidate } = useRevalidator();
  const submit = useSubmit();
  useOnChange(CHANGE_KINDS, () => void revalidate());
  const options = [
    { value: "", label: words.group },
    ...properties.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <ScreenHeader
        title={words.title}
        actions={
          <Form method="get" onChange={(event) => void submit(event.currentTarget)}>
            <SelectField
              key={of}
              label={words.which}
              labelHidden
              name="of"
              size="sm"
              className="w-60"
              defaultValue={of}
              options={options}
            />
          </Form>
        }
      />
      {/* Focusable for keyboard scrolling, since it contains no controls. */}
      <section
        aria-label={words.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas p-8 max-md:p-4"
      >
        <div className="mx-auto max-w-280 rounded-lg border border-default bg-surface-raised shadow-xs">
          {page.items.length === 0 ? (
            <EmptyState title={words.empty} className="py-16" />
          ) : (
            <ActivityList key={of} newest={page} propertyId={of} />
          )}
        </div>
      </section>
    </>
  );
}
