import { redirect } from "react-router";
import { ScreenColumn } from "#app/components/screen-column.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { getServer } from "#app/session/server-context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { Route } from "./+types/route.ts";
import { PropertyForm } from "./property-form.tsx";

/** The addresses that the portal had before, and the origin that addresses are written with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, origin } = getServer(context);
  const propertyId = readActiveProperty(request);
  if (propertyId === null) throw redirect("/");
  const answer = await api.api.properties[":propertyId"]["former-addresses"].$get({ param: { propertyId } });
  if (!answer.ok) throw redirect("/");
  return { former: (await answer.json()).items.map(({ slug }) => slug), origin };
}

/**
 * Where a property is: its zone, its address and its number (D26), and where its portal is (D80). Everybody reads it,
 * owners and editors change it.
 */
export default function PropertyDetails({ loaderData }: Route.ComponentProps) {
  const { settings } = useMessages();
  const { property } = useActiveProperty();
  return (
    <>
      <ScreenHeader
        title={settings.property.title}
        actions={
          <ButtonLink to="/settings" variant="ghost" size="sm" iconBefore="arrow-left">
            {settings.title}
          </ButtonLink>
        }
      />
      <ScreenColumn>
        {/* What was typed about one property is nothing of another. */}
        <PropertyForm key={property.id} {...loaderData} />
      </ScreenColumn>
    </>
  );
}
