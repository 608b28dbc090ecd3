import { useRestore } from "#app/components/use-restore.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { accept } from "#domain/problem.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { readPart } from "../draft/save-part.ts";

/**
 * Restores deleted or overwritten buttons of a language from a restore point.
 *
 * Reloads only this language's buttons and merges them: reloading the whole draft would drop unsaved changes.
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
          // The buttons are restored, but the reload failed: the next save merges them.
          console.warn(error);
          return null;
        }
      },
    });
  };
}
