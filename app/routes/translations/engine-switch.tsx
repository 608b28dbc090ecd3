import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import type { LoadedTranslations } from "./api-shapes.ts";
import type { TranslationSettings } from "./use-settings.ts";

interface EngineSwitchProps {
  /** The language on screen; absent: all of them. */
  readonly language?: ContentLanguage;
  readonly loaded: LoadedTranslations;
  readonly settings: TranslationSettings;
}

/** Whether a machine drafts what the phrasebook does not know (D100): owners only, where the deployment has one. */
export function EngineSwitch({ language, loaded: { engine, usage }, settings }: EngineSwitchProps) {
  const { translations, common } = useMessages("translations");
  const words = translations.panel;
  const shown = useLanguage();
  const { mayManage } = useRights();
  if (!engine.isOffered || !mayManage) return null;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <Switch
        label={words.machine}
        checked={engine.isUsed}
        onChange={(event) => settings.set({ usesTranslator: event.currentTarget.checked })}
      />
      <p className="ps-11 text-xs/4 text-muted">{words.machineText(formatNumber(shown, usage.max, 0))}</p>
      {language && engine.isUsed && !engine.languages.includes(language) ? (
        <p className="ps-11 text-xs/4 text-warn">{words.notOffered(common.languages[language])}</p>
      ) : null}
    </div>
  );
}
