import { lazy, Suspense } from "react";
import { ScreenColumn } from "#app/components/screen-column.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** A download of its own: what every screen loads at first names the parts of each route. */
const PropertyForm = lazy(async () => ({ default: (await import("./property-form.tsx")).PropertyForm }));

/** Where a property is: its zone, its address and its number (D26). Everybody reads it, owners and editors change it. */
export default function PropertyDetails() {
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
        <Suspense key={property.id} fallback={null}>
          <PropertyForm />
        </Suspense>
      </ScreenColumn>
    </>
  );
}
