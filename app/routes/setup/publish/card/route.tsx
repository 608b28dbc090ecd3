import { useState } from "react";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { getServer } from "#app/session/server-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { useDraft } from "../../draft/draft-context.tsx";
import { getTabPath } from "../../setup-tabs.ts";
import type { Route } from "./+types/route.ts";
import { type CardDesign, DESIGNS, Sheet, SIZES, type Size } from "./sheet.tsx";

/** The QR code's current address, and the origin for displaying it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, origin } = getServer(context);
  const propertyId = readActiveProperty(request) ?? "";
  const response = await api.api.properties[":propertyId"].qr.$get({ param: { propertyId } });
  return { origin, code: response.ok ? (await response.json()).address : null };
}

/** A printable card: sender, code, and instructions in every language of the portal. */
export default function Card({ loaderData }: Route.ComponentProps) {
  const { publish, shell } = useMessages("setup");
  const words = publish.card;
  const [size, setSize] = useState<Size>("A6");
  const { connect } = useSession();
  const [design, setDesign] = useState<CardDesign>("band");
  const { property, draft } = useDraft();
  const designs = DESIGNS.filter((one) => one !== "photo" || draft.homepage.backgroundPortrait !== null);

  /** Prints the card. Also records a download of the code, without waiting for the request. */
  function print() {
    const taken = connect().send(`/api/properties/${property.id}/qr.svg?download=1`);
    taken.catch((error: unknown) => console.warn(error));
    window.print();
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      <div className="print:hidden">
        <ScreenHeader
          title={words.title}
          actions={
            <>
              <ButtonLink to={getTabPath("publish")} variant="ghost" size="sm" iconBefore="arrow-left">
                {shell.tabs.publish}
              </ButtonLink>
              <Segmented
                label={words.size}
                labelHidden
                size="sm"
                options={SIZES.map((one) => ({ value: one, label: one }))}
                value={size}
                onChange={setSize}
              />
              <Button variant="primary" size="sm" iconBefore="printer" onClick={print}>
                {words.print}
              </Button>
            </>
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-default px-8 py-4">
          <p className="text-sm text-muted">{words.hint(size)}</p>
          <Segmented
            label={words.design}
            labelHidden
            size="sm"
            options={designs.map((one) => ({ value: one, label: words.designs[one] }))}
            value={design}
            onChange={setDesign}
          />
        </div>
      </div>
      <div className="stage min-h-0 flex-1 overflow-auto p-8 print:bg-none print:p-0">
        <Sheet size={size} design={design} {...loaderData} />
      </div>
    </div>
  );
}
