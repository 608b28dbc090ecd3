import { useState } from "react";
import { redirect } from "react-router";
import { saveFile } from "#app/components/save-file.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { getServer } from "#app/session/server-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GuestData } from "#domain/guest/guest-data.ts";
import { SettingsFrame } from "../settings-frame.tsx";
import type { Route } from "./+types/route.ts";
import { FindCard } from "./find-card.tsx";
import { formatAtLeast } from "./format-at-least.ts";
import { KeptCard } from "./kept-card.tsx";
import { useGuestDataWords } from "./use-guest-data-words.ts";
import { useMoment } from "./use-moment.ts";

export const handle = { texts: ["guest-data"] } satisfies ScreenHandle;

/** The active property's guest data. Without a property, redirects to the general settings. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const propertyId = readActiveProperty(request);
  if (propertyId === null) throw redirect("/settings");
  const answer = await getServer(context).api.api.properties[":propertyId"]["guest-data"].$get({
    param: { propertyId },
    query: {},
  });
  if (!answer.ok) throw redirect("/settings");
  return await answer.json();
}

/** Retention of guest data, and erasing one guest's data (G8, D20, picture 58). */
export default function GuestDataSettings({ loaderData }: Route.ComponentProps) {
  const { inbox } = useMessages();
  const words = useGuestDataWords();
  const { property } = useActiveProperty();
  const { mayManage } = useRights();
  const toMoment = useMoment();
  return (
    <SettingsFrame title={words.title}>
      {mayManage ? (
        <>
          {loaderData.isDeletionLate ? (
            <Notice tone="danger" className="mb-5">
              {words.late(toMoment(loaderData.nextDeletionAt))}
            </Notice>
          ) : null}
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="flex min-w-0 flex-col gap-5">
              <KeptCard guestData={loaderData} />
              {/* Reset search results when the property changes. */}
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

/** Everything that the next run deletes. */
function TonightCard({ guestData }: { readonly guestData: GuestData }) {
  const words = useGuestDataWords();
  const toMoment = useMoment();
  const language = useLanguage();
  const total = Object.values(guestData.due).reduce((sum, count) => sum + count, 0);
  const text = words.entries(total);
  return (
    <Card title={words.next(toMoment(guestData.nextDeletionAt))}>
      <p className="text-2xl font-semibold text-strong tabular-nums">
        {guestData.atLeast.due.length > 0 ? formatAtLeast(language, text, total) : text}
      </p>
      <p className="mt-1 text-sm text-muted">{words.tonightText}</p>
    </Card>
  );
}

type Format = "html" | "csv";

/** Download of the record of processing (Art. 30 GDPR) in the interface language. */
function RecordCard() {
  const words = useGuestDataWords();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const sayRefused = useRefusalToast();
  const [chosen, setChosen] = useState<Format>("html");

  const download = (format: Format) => {
    setChosen(format);
    return run(async () => {
      const path = `/api/properties/${property.id}/guest-data/record?format=${format}`;
      const response = await connect().send(path);
      if (!response.ok) return sayRefused(response, words.recordFailed);
      saveFile(await response.blob(), `${property.slug}-processing.${format}`);
    });
  };

  return (
    <Card title={words.record} description={words.recordText}>
      <div className="flex flex-col gap-2">
        <Button
          iconBefore="download"
          loading={isBusy && chosen === "html"}
          onClick={() => void download("html")}
        >
          {words.recordPage}
        </Button>
        <Button
          iconBefore="download"
          loading={isBusy && chosen === "csv"}
          onClick={() => void download("csv")}
        >
          {words.recordTable}
        </Button>
      </div>
    </Card>
  );
}
