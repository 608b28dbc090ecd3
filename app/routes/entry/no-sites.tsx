import { useBrand } from "#app/components/brand-context.tsx";
import { DoorPicture } from "#app/components/illustrations.tsx";
import { SupportPhones } from "#app/components/licence/support-phones.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { RequestProperty } from "./request-property.tsx";

/** What a person without properties sees [S54, S143]. An owner has nobody to ask in their group, and asks support. */
export function NoSites({ groupName }: { groupName: string }) {
  const { none, sites } = useMessages().entry;
  const { quickStart, supportEmail } = useBrand();
  const { mayManage } = useRights();
  return (
    <main className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-6 pb-12">
      <div className="flex max-w-140 flex-col items-center gap-2 text-center">
        <DoorPicture />
        <h1 className="mt-5 max-w-105 text-balance text-xl font-semibold text-strong">{none.title}</h1>
        <p className="max-w-105 text-pretty text-muted">
          {mayManage ? none.ownerText : none.text(groupName)}
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {mayManage ? <RequestProperty /> : null}
          <ButtonLink
            to={`mailto:${supportEmail}`}
            variant={mayManage ? "secondary" : "primary"}
            iconBefore="mail"
          >
            {sites.contactUs}
          </ButtonLink>
          <ButtonLink to={quickStart}>{none.quickStart}</ButtonLink>
        </div>
        <SupportPhones className="mt-7 justify-center border-t border-default pt-5" />
      </div>
    </main>
  );
}
