import { useEffect, useRef, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";
import { getSettings, type LostContent, listLostContent } from "#domain/content/content-loss.ts";
import { createTemplate } from "#domain/content/starter/template.ts";
import { useBrand } from "./brand-context.tsx";

/**
 * Losses of a property's draft if replaced by another property's content, or to the default template if `sourceId`
 * is `null`. `null` while loading.
 */
export function useContentLoss(propertyId: string, sourceId: string | null): readonly LostContent[] | null {
  const { connect } = useSession();
  const { portalColours } = useBrand();
  // The session object changes often, which must not cause a refetch.
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
      const template = createTemplate(portalColours);
      // A clone keeps the logo and the QR page's question.
      const { homepage, theme, social } = getSettings(source, template);
      const { logo: _, ...cloned } = homepage;
      const replacement = sourceId === null ? template : { homepage: cloned, theme, social };
      setLost(listLostContent(own, { replacement, template }));
    };
    // Offline: no list; the action itself will report the error.
    read().catch((error: unknown) => console.warn(error));
    return () => {
      isOver = true;
    };
  }, [propertyId, sourceId, portalColours]);
  return lost;
}
