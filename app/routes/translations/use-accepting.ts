import { useCallback, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Text } from "#domain/content/button-texts.ts";
import { type FieldErrorCode, toFieldErrorCode } from "#domain/field-error.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { setAnswerText, setButtonText } from "#domain/translation/set-text.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { getEditedValue, type PartKey, type PartValue } from "../setup/draft/draft-state.ts";
import { loadPartChecks } from "../setup/draft/part-checks.ts";
import { isLastOfButton, type Row } from "./translation-rows.ts";

/** A row's text as it becomes the translation. */
export interface Wording {
  readonly row: Row;
  readonly text: Text;
}

/**
 * Puts texts into the draft, as one step of undo. A text that its field cannot hold is not put there: its error is in
 * `errors`, by row.
 */
export function useAccepting(language: ContentLanguage, rows: readonly Row[]) {
  const { common } = useMessages();
  const { current, edit, draft } = useDraft();
  const { defaultLanguage } = draft;
  const [errors, setErrors] = useState<Readonly<Record<string, FieldErrorCode>>>({});
  const isBusy = useRef(false);
  const latestRows = useRef(rows);
  latestRows.current = rows;

  const toPart = useCallback(
    ({ row, text }: Wording, open: readonly Row[]): { key: PartKey; value: PartValue<PartKey> } => {
      const { place } = row.text;
      if (place.kind !== "button") {
        const value = setAnswerText(getEditedValue(current(), "answers"), place, { language, text });
        return { key: "answers", value };
      }
      const originals = getEditedValue(current(), `buttons:${defaultLanguage}`);
      const buttons = current()[`buttons:${language}`]?.edited ?? { buttons: [] };
      const isWhole = isLastOfButton(row, open);
      const value = setButtonText({ originals, buttons }, place, { text, isWhole });
      return { key: `buttons:${language}`, value };
    },
    [current, defaultLanguage, language],
  );

  /** @returns the keys of the rows whose text is in the draft now. */
  const accept = useCallback(
    async (wordings: readonly Wording[]): Promise<ReadonlySet<string>> => {
      // A second press on the same row, while the checks are loading.
      if (isBusy.current) return new Set();
      isBusy.current = true;
      try {
        const { checkPart } = await loadPartChecks();
        const at = Date.now();
        const done = new Set<string>();
        const refused: Record<string, FieldErrorCode> = {};
        for (const wording of wordings) {
          const { key } = wording.row;
          const open = latestRows.current.filter((row) => !done.has(row.key));
          const part = toPart(wording, open);
          const [error] = checkPart(part.key, part.value);
          if (error) {
            refused[key] = toFieldErrorCode(error.code);
            continue;
          }
          edit(part.key, part.value, at);
          done.add(key);
        }
        setErrors((before) => {
          const rest = Object.entries(before).filter(([key]) => !done.has(key));
          return { ...Object.fromEntries(rest), ...refused };
        });
        return done;
      } catch (error) {
        // Offline before the checks were loaded: nothing is accepted.
        console.warn(error);
        showToast({ tone: "error", title: common.toasts.unstableNetwork });
        return new Set();
      } finally {
        isBusy.current = false;
      }
    },
    [toPart, edit, common],
  );

  const forgetError = useCallback((key: string) => {
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== key)));
  }, []);
  return { errors, accept, forgetError };
}
