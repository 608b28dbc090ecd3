import { useRestore } from "#app/components/use-restore.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { accept } from "#domain/problem.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { readPart } from "../draft/save-part.ts";

/**
 * Brings back from a restore point what was deleted from the buttons of a language, or copied over them.
 *
 * Only the buttons of its language are refetched, under what is on the screen: reading the whole draft would
 * drop what is still to be applied.
 */
export function useRestoreButton(): (restorePointId: string, language: ContentLanguage) => Promise<void> {
  const { property, saveCommand } = useDraft();
  const { connect } = useSession();
  const restore = useRestore();

  return async (restorePointId, language) => {
    const key = `buttons:${language}` as const;
    await saveCommand(key, {
      send: async () => {
        if (!(await restore(property.id, restorePointId))) return null;
        try {
          const newer = await readPart(connect(), property.id, key);
          return newer && accept(newer);
        } catch (error) {
          // The connection broke after the button was back: the next save merges it in.
          console.warn(error);
          return null;
        }
      },
    });
  };
}
