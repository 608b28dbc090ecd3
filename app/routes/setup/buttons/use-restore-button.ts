import { useRestore } from "#app/components/use-restore.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../draft/draft-context.tsx";

/**
 * Brings back from a restore point what was deleted from the buttons of a language, or copied over them.
 *
 * Only the buttons of its language are refetched, under what is on the screen: reading the whole draft would
 * drop what is still to be applied.
 */
export function useRestoreButton(): (restorePointId: string, language: ContentLanguage) => Promise<void> {
  const { property, adopt, whileSaving } = useDraft();
  const { connect } = useSession();
  const restore = useRestore();

  return async (restorePointId, language) => {
    await whileSaving(`buttons:${language}`, async () => {
      if (!(await restore(property.id, restorePointId))) return;
      try {
        const response = await connect().api.api.properties[":propertyId"].documents[":section"].$get({
          param: { propertyId: property.id, section: "buttons" },
          query: { language },
        });
        if (response.ok) adopt(await response.json());
      } catch (error) {
        // The connection broke after the button was back: the next save merges it in.
        console.warn(error);
      }
    });
  };
}
