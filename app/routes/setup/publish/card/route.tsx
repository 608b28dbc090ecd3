import { useState } from "react";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { svgAddress } from "#app/components/svg-address.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readActiveProperty } from "#app/session/active-property.ts";
import { serverOf } from "#app/session/server-context.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { mediaHref } from "#domain/content/media-reference.ts";
import { directionOf } from "#domain/language.ts";
import { inkOn } from "#domain/look/colour.ts";
import { portalPath } from "#portal/portal-path.ts";
import { CARD_WORDS } from "#portal/words/card-words.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { pathOfTab } from "../../setup-tabs.ts";
import type { Route } from "./+types/route.ts";

const SIZES = { A5: { width: 148, height: 210 }, A6: { width: 105, height: 148 } } as const;
type Size = keyof typeof SIZES;

/** The code as it is now, and the origin that the address is written with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, origin } = serverOf(context);
  const propertyId = readActiveProperty(request) ?? "";
  const response = await api.api.properties[":propertyId"]["qr.svg"].$get({
    param: { propertyId },
    query: {},
  });
  return { origin, code: response.ok ? svgAddress(await response.text()) : null };
}

/** A card for a table or a room: who it is from, the code, and what to do with it in every language of the portal. */
export default function Card({ loaderData }: Route.ComponentProps) {
  const { publish, setup } = useMessages();
  const words = publish.card;
  const [size, setSize] = useState<Size>("A6");
  const { connect } = useSession();
  const { property } = useDraft();

  /** Counts as taking the code along, as a download does; the printer waits for nobody. */
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
              <ButtonLink to={pathOfTab("publish")} variant="ghost" size="sm" iconBefore="arrow-left">
                {setup.tabs.publish}
              </ButtonLink>
              <Segmented
                label={words.size}
                labelHidden
                size="sm"
                options={[
                  { value: "A6", label: "A6" },
                  { value: "A5", label: "A5" },
                ]}
                value={size}
                onChange={setSize}
              />
              <Button variant="primary" size="sm" iconBefore="download" onClick={print}>
                {words.print}
              </Button>
            </>
          }
        />
        <p className="px-8 pt-4 text-sm text-muted">{words.hint(size)}</p>
      </div>
      <div className="stage min-h-0 flex-1 overflow-auto p-8 print:bg-none print:p-0">
        <Sheet size={size} {...loaderData} />
      </div>
    </div>
  );
}

interface SheetProps {
  readonly size: Size;
  readonly origin: string;
  /** An address that holds the code; null where it could not be read. */
  readonly code: string | null;
}

function Sheet({ size, origin, code }: SheetProps) {
  const { publish } = useMessages();
  const { draft, property } = useDraft();
  const { width, height } = SIZES[size];
  const { logo, headerColour } = draft.homepage;
  const ordered = [draft.defaultLanguage, ...draft.languages.filter((one) => one !== draft.defaultLanguage)];
  return (
    <article
      aria-label={publish.card.title}
      style={{ width: `${width}mm`, height: `${height}mm` }}
      className="mx-auto flex flex-col overflow-hidden rounded-lg bg-surface-raised text-center text-strong shadow-md print:mx-0 print:rounded-none print:shadow-none"
    >
      <style>{`@page{size:${width}mm ${height}mm;margin:0}`}</style>
      <header
        style={{ backgroundColor: headerColour, color: inkOn(headerColour) }}
        className="flex flex-none flex-col items-center gap-2 px-6 py-5 [print-color-adjust:exact]"
      >
        {logo ? (
          <img src={mediaHref(logo.key)} alt={logo.alt} className="max-h-16 max-w-full object-contain" />
        ) : null}
        <p className="text-xl font-semibold wrap-anywhere" lang={draft.defaultLanguage} dir="auto">
          {draft.name}
        </p>
      </header>
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-4 px-6 py-4">
        {code === null ? (
          <p role="alert">{publish.qrFailed}</p>
        ) : (
          <img
            src={code}
            alt={publish.qrCode}
            style={{ width: `${width * 0.55}mm`, height: `${width * 0.55}mm` }}
          />
        )}
        <ul className="flex flex-wrap justify-center gap-x-3 gap-y-0.5">
          {ordered.map((language, index) => (
            <li
              key={language}
              lang={language}
              dir={directionOf(language)}
              className={index === 0 ? "w-full text-lg font-semibold" : "text-xs text-muted"}
            >
              {CARD_WORDS[language]}
            </li>
          ))}
        </ul>
      </div>
      <p dir="ltr" className="flex-none px-6 pb-5 text-sm font-medium wrap-anywhere">
        {`${origin}${portalPath(property.slug)}`.replace(/^https?:\/\//, "")}
      </p>
    </article>
  );
}
