import { useCallback, useEffect, useRef, useState } from "react";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import type { LoadedTranslations } from "./api-shapes.ts";

/** Many changes during a run are one reading. */
const RELOAD_DELAY_MS = 400;

interface Held {
  readonly language: ContentLanguage;
  readonly loaded: LoadedTranslations;
}

/** The drafts of a language from the API, kept up to date by the live channel. */
export function useTranslations(propertyId: string, language: ContentLanguage) {
  const { connect } = useSession();
  const [held, setHeld] = useState<Held | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const newest = useRef(0);
  const writes = useRef(0);

  const reload = useCallback(async () => {
    newest.current += 1;
    const asked = newest.current;
    // A reading from before a write has ended may lack it.
    const isNewest = () => newest.current === asked && writes.current === 0;
    try {
      const response = await connect().api.api.properties[":propertyId"].translations.$get({
        param: { propertyId },
        query: { language },
      });
      if (!response.ok) throw new Error(`Translations: ${response.status}`);
      const loaded: LoadedTranslations = await response.json();
      if (!isNewest()) return;
      setHeld({ language, loaded });
      setHasFailed(false);
    } catch (error) {
      if (error instanceof SignedOutError || !isNewest()) return;
      console.warn(error);
      setHasFailed(true);
    }
  }, [connect, propertyId, language]);

  useEffect(() => {
    void reload();
    window.addEventListener("online", reload);
    return () => {
      // An answer that is still on its way is of another language.
      newest.current += 1;
      window.removeEventListener("online", reload);
    };
  }, [reload]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useOnChange(
    ["translations.changed"],
    () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void reload(), RELOAD_DELAY_MS);
    },
    propertyId,
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const update = useCallback((change: (before: LoadedTranslations) => LoadedTranslations) => {
    setHeld((before) => (before ? { ...before, loaded: change(before.loaded) } : before));
  }, []);
  const setDraft = useCallback(
    (changed: TranslationDraft) =>
      update((before) => ({
        ...before,
        drafts: before.drafts.map((draft) =>
          draft.language === changed.language && draft.place === changed.place ? changed : draft,
        ),
      })),
    [update],
  );
  /** Runs a write whose result is shown already; then reads what is there, also if it failed. */
  const whileWriting = useCallback(
    async (write: () => Promise<unknown>) => {
      writes.current += 1;
      try {
        await write();
      } finally {
        writes.current -= 1;
        void reload();
      }
    },
    [reload],
  );
  return {
    loaded: held?.language === language ? held.loaded : null,
    hasFailed,
    reload,
    update,
    setDraft,
    whileWriting,
  };
}

export type Translations = ReturnType<typeof useTranslations>;
