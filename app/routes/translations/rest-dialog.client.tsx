import { useEffect, useMemo, useState } from "react";
import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { listTexts } from "#domain/translation/translatable-texts.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import type { LoadedTranslations } from "./api-shapes.ts";
import { EngineSwitch } from "./engine-switch.tsx";
import type { TranslationSettings } from "./use-settings.ts";

interface RestDialogProps {
  readonly propertyId: string;
  readonly languages: readonly ContentLanguage[];
  readonly loaded: LoadedTranslations;
  readonly settings: TranslationSettings;
  readonly onStart: (languages: readonly ContentLanguage[]) => void;
  readonly onClose: () => void;
}

interface Estimate {
  readonly texts: number;
  readonly phrasebook: number;
  readonly machine: number;
  /** Texts that neither of them drafts. */
  readonly unknown: number;
  /** Characters to send. */
  readonly characters: number;
}

/** Announces what *Draft the rest* will make, and starts it (L2, L7). */
export function RestDialog({
  propertyId,
  languages: all,
  loaded,
  settings,
  onStart,
  onClose,
}: RestDialogProps) {
  const { translations, common } = useMessages("translations");
  const words = translations.rest;
  const { isUsed } = loaded.engine;
  const shown = useLanguage();
  const languages = useLacking(all);
  const seen = languages.filter((code) => loaded.automatic.includes(code));
  const names = formatList(
    shown,
    seen.map((code) => common.languages[code]),
  );
  const { estimate, hasFailed } = useEstimate(propertyId, languages, { isUsed, isBusy: settings.isBusy });

  function announce({ texts, phrasebook, machine, unknown, characters }: Estimate): string {
    if (texts === 0) return unknown === 0 ? words.nothing : words.unknown(unknown);
    const parts = [
      words.phrasebook(phrasebook),
      ...(machine > 0 ? [words.machine(machine), words.characters(characters)] : []),
    ];
    return words.estimate(words.texts(texts, words.languages(languages.length)), parts.join(", "));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      icon="spark"
      title={words.title}
      description={`${words.kept} ${seen.length > 0 ? words.seen(names) : words.unseen}`}
      foot={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabled={!estimate || estimate.texts === 0}
            onClick={() => {
              onStart(languages);
              onClose();
            }}
          >
            {words.start}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <div aria-live="polite">
          {estimate ? (
            <p className="font-medium text-strong">{announce(estimate)}</p>
          ) : hasFailed ? (
            <p className="text-danger">{words.estimateFailed}</p>
          ) : (
            <>
              <Skeleton className="h-5 w-full rounded-sm" />
              <span className="sr-only">{words.reading}</span>
            </>
          )}
        </div>
        {isUsed ? null : <p className="text-sm text-muted">{words.phrasebookOnly}</p>}
        <EngineSwitch loaded={loaded} settings={settings} />
      </div>
    </Dialog>
  );
}

/** The languages that lack a text; all of them if none does. */
function useLacking(languages: readonly ContentLanguage[]): readonly ContentLanguage[] {
  const { draft } = useDraft();
  return useMemo(() => {
    const lacking = languages.filter((code) => listTexts(draft, code).some(({ state }) => state !== "done"));
    return lacking.length > 0 ? lacking : languages;
  }, [draft, languages]);
}

/** Counts the rest of the languages; again once the machine is switched. */
function useEstimate(
  propertyId: string,
  languages: readonly ContentLanguage[],
  { isUsed, isBusy }: { readonly isUsed: boolean; readonly isBusy: boolean },
) {
  const { connect } = useSession();
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const named = languages.join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the machine changes the numbers
  useEffect(() => {
    let isWanted = true;
    setEstimate(null);
    setHasFailed(false);
    // The switch is shown at once; the server counts by what is stored.
    if (isBusy) return;
    const read = async () => {
      const { estimate: route } = connect().api.api.properties[":propertyId"].translations;
      const response = await route.$get({ param: { propertyId }, query: { languages: named } });
      if (!response.ok) throw new Error(`Estimate: ${response.status}`);
      const read = await response.json();
      if (isWanted) setEstimate(read);
    };
    read().catch((error: unknown) => {
      console.warn(error);
      if (isWanted) setHasFailed(true);
    });
    return () => {
      isWanted = false;
    };
  }, [connect, propertyId, named, isUsed, isBusy]);
  return { estimate, hasFailed };
}
