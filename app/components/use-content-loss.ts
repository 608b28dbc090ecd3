import { useEffect, useRef, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";
import { decideLoss, type LostContent, settingsOf } from "#domain/content/content-loss.ts";
import { templateIn } from "#domain/content/starter/template.ts";
import { useBrand } from "./brand-context.tsx";

/**
 * What a property's draft loses, as it is at this moment, to another property's content, or to the default template
 * where `sourceId` is null. Null while it is read.
 */
export function useContentLoss(propertyId: string, sourceId: string | null): readonly LostContent[] | null {
  const { connect } = useSession();
  const { portalColours } = useBrand();
  // The session is a new object with every change of the group, which is no reason to read again.
  const connecting = useRef(connect);
  connecting.current = connect;
  const [lost, setLost] = useState<readonly LostContent[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const readDraft = async (id: string) => {
      const properties = connecting.current().api.api.properties;
      const response = await properties[":propertyId"].draft.$get({ param: { propertyId: id } });
      return response.ok ? (await response.json()).documents : null;
    };
    const read = async () => {
      const [own, source] = await Promise.all([
        readDraft(propertyId),
        sourceId === null ? [] : readDraft(sourceId),
      ]);
      if (isOver || !own || !source) return;
      const template = templateIn(portalColours);
      // A clone leaves the logo, and what the page of the QR code asks.
      const { homepage, theme, social } = settingsOf(source, template);
      const { logo: _, ...cloned } = homepage;
      const replacement = sourceId === null ? template : { homepage: cloned, theme, social };
      setLost(decideLoss(own, { replacement, template }));
    };
    // Without a connection the list stays away; what is asked about will say why.
    read().catch((error: unknown) => console.warn(error));
    return () => {
      isOver = true;
    };
  }, [propertyId, sourceId, portalColours]);
  return lost;
}
