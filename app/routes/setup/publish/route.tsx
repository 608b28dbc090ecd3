import { useMemo, useRef, useState } from "react";
import { redirect, useRevalidator } from "react-router";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { getServer } from "#app/session/server-context.ts";
import { checkFilledLengths } from "#domain/answers/chips/filled-lengths.ts";
import { withFilledNames } from "#domain/answers/chips/filled-names.ts";
import { checkAnnounced } from "#domain/answers/chips/missing-answers.ts";
import { checkClonedContacts, findUnconfirmedContacts } from "#domain/content/cloned-contacts.ts";
import { checkReadability } from "#domain/content/content-warnings.ts";
import { checkPins } from "#domain/content/missing-pins.ts";
import { checkDraft } from "#domain/content/publish-check.ts";
import { checkExtensions } from "#domain/content/unreachable-extensions.ts";
import { useFilledDraft } from "../answers/use-filled-draft.ts";
import { useUnpublished } from "../changes/version-drafts-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import type { PartKey } from "../draft/draft-state.ts";
import { EditedElsewhere } from "../draft/edited-elsewhere.tsx";
import { NewerVersionNotice } from "../draft/newer-version-notice.tsx";
import type { Route } from "./+types/route.ts";
import { AddressCard } from "./address-card.tsx";
import { ChangesCard } from "./changes-card.tsx";
import { ChecksCard } from "./checks-card.tsx";
import { ClonedContactsCard } from "./cloned-contacts-card.tsx";
import type { Compared } from "./compared.ts";
import { EarlierDraftsCard } from "./earlier-drafts-card.tsx";
import { FirstPublication } from "./first-publication.tsx";
import { PlannedChangesCard } from "./planned-changes-card.tsx";
import { PlannedNotice } from "./planned-notice.tsx";
import { PublishCard } from "./publish-card.tsx";
import { VERSIONS_PER_PAGE } from "./use-versions.ts";
import { VersionsCard } from "./versions-card.tsx";

const KEYS: readonly PartKey[] = ["qr"];

/** The latest versions, restore points, and the origin for displaying addresses. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, origin } = getServer(context);
  const propertyId = readActiveProperty(request);
  if (propertyId === null) throw redirect("/");
  const property = api.api.properties[":propertyId"];
  const [versions, points, check] = await Promise.all([
    property.publications.$get({ param: { propertyId }, query: { limit: String(VERSIONS_PER_PAGE) } }),
    property["restore-points"].$get({ param: { propertyId } }),
    property.publish.check.$get({ param: { propertyId } }),
  ]);
  if (!versions.ok || !points.ok) throw redirect("/");
  // Only the server knows who owns a file and which button has a PIN. A draft of a newer product version is
  // not checked and cannot be published.
  const none = { findings: [], cloned: [], pins: null, announced: [] };
  const { findings, cloned, pins, announced } = check.ok ? await check.json() : none;
  const foreign = findings.flatMap(({ file }) => file ?? []);
  return {
    newest: await versions.json(),
    points: (await points.json()).items,
    foreign,
    cloned,
    pins,
    announced,
    origin,
  };
}

/** The publish tab: what to fix, the next version, and earlier ones. */
export default function PublishTab({ loaderData }: Route.ComponentProps) {
  const { newest, points, foreign, cloned, pins, announced, origin } = loaderData;
  const { revalidate } = useRevalidator();
  const { draft, property } = useDraft();
  const { features, telephone } = property;
  const filled = useFilledDraft(draft);
  const findings = useMemo(
    () =>
      withFilledNames(
        [
          ...checkDraft(draft, features, new Set(foreign)),
          ...checkFilledLengths(draft, filled),
          ...checkAnnounced(announced, draft.answers),
          ...checkClonedContacts(draft, cloned),
          ...(pins ? checkPins(draft, pins) : []),
          ...checkExtensions(draft, telephone),
          ...checkReadability(draft),
        ],
        filled,
      ),
    [draft, filled, features, foreign, cloned, pins, announced, telephone],
  );
  const unconfirmed = useMemo(() => findUnconfirmedContacts(draft, cloned), [draft, cloned]);
  const nextNumber = (newest.items[0]?.number ?? 0) + 1;
  const headingRef = useRef<HTMLSpanElement>(null);
  const changesRef = useRef<HTMLDivElement>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isFirst, setIsFirst] = useState(false);
  const { comparison } = useUnpublished(true);

  function compareDraftWith(from: number) {
    setCompared({ from, to: "draft" });
    changesRef.current?.scrollIntoView({ block: "start" });
  }

  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas px-8 py-6">
      <div className="mb-6 empty:hidden">
        <PlannedNotice newest={newest.items[0]} />
      </div>
      <div className="grid content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_1fr]">
        {/* First in the DOM: in a narrow window it comes before the changes. */}
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <EditedElsewhere keys={KEYS} />
          <PublishCard
            findings={findings}
            nextNumber={nextNumber}
            hasNothingNew={comparison?.count === 0}
            headingRef={headingRef}
            onFirst={() => setIsFirst(true)}
          />
        </div>
        <div className="@container flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div>
            <NewerVersionNotice />
            <div className="flex flex-col gap-6">
              <PlannedChangesCard />
              <div ref={changesRef} className="scroll-mt-6 empty:hidden">
                <ChangesCard
                  nextNumber={nextNumber}
                  versions={newest.items}
                  compared={compared}
                  onCompare={setCompared}
                />
              </div>
              <ChecksCard findings={findings} />
              <ClonedContactsCard contacts={unconfirmed} />
            </div>
          </div>
          <VersionsCard newest={newest} onCompare={compareDraftWith} />
          <EditorsOnly>
            <EarlierDraftsCard points={points} onUsed={() => void revalidate()} />
          </EditorsOnly>
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-2">
          <AddressCard origin={origin} />
        </div>
      </div>
      <FirstPublication
        origin={origin}
        open={isFirst}
        onClose={() => setIsFirst(false)}
        returnTo={() => headingRef.current}
      />
    </div>
  );
}
