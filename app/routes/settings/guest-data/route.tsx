import { redirect } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { serverOf } from "#app/session/server-context.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { SettingsFrame } from "../settings-frame.tsx";
import type { Route } from "./+types/route.ts";
import { FindCard } from "./find-card.tsx";
import { KeptCard } from "./kept-card.tsx";
import { RecordCard } from "./record-card.tsx";
import { TonightCard } from "./tonight-card.tsx";
import { useMoment } from "./use-moment.ts";

/** What the active property holds of its guests. Without a property, back to the settings that need none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const propertyId = readActiveProperty(request);
  if (propertyId === null) throw redirect("/settings");
  const answer = await serverOf(context).api.api.properties[":propertyId"]["guest-data"].$get({
    param: { propertyId },
    query: {},
  });
  if (!answer.ok) throw redirect("/settings");
  return await answer.json();
}

/** How long guests' data is kept, and how an owner erases what is held of one of them (G8, D20, picture 58). */
export default function GuestDataSettings({ loaderData }: Route.ComponentProps) {
  const { settings, inbox } = useMessages();
  const words = settings.guestData;
  const { property } = useActiveProperty();
  const { mayManage } = useRights();
  const momentOf = useMoment();
  return (
    <SettingsFrame title={words.title}>
      {mayManage ? (
        <>
          {loaderData.isDeletionLate ? (
            <Notice tone="danger" className="mb-5">
              {words.late(momentOf(loaderData.nextDeletionAt))}
            </Notice>
          ) : null}
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="flex min-w-0 flex-col gap-5">
              <KeptCard guestData={loaderData} />
              {/* What was found of one property is nothing of another. */}
              <FindCard key={property.id} />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <TonightCard guestData={loaderData} />
              <RecordCard />
            </div>
          </div>
        </>
      ) : (
        <Notice
          tone="info"
          action={
            <TextLink to="/inbox" plain>
              {inbox.title}
            </TextLink>
          }
        >
          {words.onlyOwners}
        </Notice>
      )}
    </SettingsFrame>
  );
}
