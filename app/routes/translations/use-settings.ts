import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { LoadedTranslations } from "./api-shapes.ts";
import type { Translations } from "./use-translations.ts";

interface Change {
  readonly usesTranslator?: boolean;
  readonly automatic?: readonly ContentLanguage[];
}

/** How a property translates, which owners set. A change is shown at once, and taken back if it is refused. */
export function useSettings(
  propertyId: string,
  { update, whileWriting }: Pick<Translations, "update" | "whileWriting">,
) {
  const { translations: words, problems } = useMessages("translations");
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const set = (change: Change) => {
    if (isBusy) return;
    const { automatic, usesTranslator } = change;
    update((before) => withSettings(before, change));
    const write = async () => {
      const response = await connect().api.api.properties[":propertyId"].translations.settings.$put({
        param: { propertyId },
        json: {
          ...(automatic ? { automatic: [...automatic] } : {}),
          ...(usesTranslator === undefined ? {} : { usesTranslator }),
        },
      });
      if (response.ok) return;
      const { code } = await readProblem(response);
      showToast({ tone: "error", title: words.panel.settingsFailed, detail: problems.codes[code] });
    };
    void run(() => whileWriting(write));
  };
  return { set, isBusy };
}

export type TranslationSettings = ReturnType<typeof useSettings>;

function withSettings(
  { automatic, engine, ...others }: LoadedTranslations,
  change: Change,
): LoadedTranslations {
  const isUsed =
    change.usesTranslator === undefined ? engine.isUsed : engine.isOffered && change.usesTranslator;
  return { ...others, automatic: change.automatic ?? automatic, engine: { ...engine, isUsed } };
}
