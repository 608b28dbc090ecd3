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

/** The portal's former addresses, and the origin for displaying addresses. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, origin } = getServer(context);
  const propertyId = readActiveProperty(request);
  if (propertyId === null) throw redirect("/");
  const answer = await api.api.properties[":propertyId"]["former-addresses"].$get({ param: { propertyId } });
  if (!answer.ok) throw redirect("/");
  return { former: (await answer.json()).items.map(({ slug }) => slug), origin };
}

/**
 * Property details: time zone, address and telephone (D26), and portal address (D80). Everyone reads it,
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
        {/* Reset input when the property changes. */}
        <PropertyForm key={property.id} {...loaderData} />
      </ScreenColumn>
    </>
  );
}
