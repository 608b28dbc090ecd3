import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Translations } from "./use-translations.ts";

interface Change {
  readonly usesTranslator?: boolean;
  readonly automatic?: readonly ContentLanguage[];
}

/** How a property translates, which owners set. */
export function useSettings(propertyId: string, { update }: Pick<Translations, "update">) {
  const { translations: words, problems } = useMessages("translations");
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const set = ({ automatic, usesTranslator }: Change) =>
    void run(async () => {
      const response = await connect().api.api.properties[":propertyId"].translations.settings.$put({
        param: { propertyId },
        json: {
          ...(automatic ? { automatic: [...automatic] } : {}),
          ...(usesTranslator === undefined ? {} : { usesTranslator }),
        },
      });
      if (!response.ok) {
        const { code } = await readProblem(response);
        showToast({ tone: "error", title: words.panel.settingsFailed, detail: problems.codes[code] });
        return;
      }
      const now = await response.json();
      update((before) => ({
        ...before,
        automatic: now.automatic,
        engine: { ...before.engine, isUsed: before.engine.isOffered && now.usesTranslator },
      }));
    });
  return { isBusy, set };
}

export type TranslationSettings = ReturnType<typeof useSettings>;
