import { useMemo } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Text } from "#domain/content/button-texts.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import type { RowActions } from "./translation-row.tsx";
import type { Row } from "./translation-rows.ts";
import type { useAccepting } from "./use-accepting.ts";
import type { useOpenRow } from "./use-open-row.ts";
import type { Translations } from "./use-translations.ts";
import type { TypedTexts } from "./use-typed-texts.ts";

interface Parts {
  readonly propertyId: string;
  readonly language: ContentLanguage;
  readonly accepting: ReturnType<typeof useAccepting>;
  readonly opening: ReturnType<typeof useOpenRow>;
  readonly typed: TypedTexts;
  readonly setDraft: Translations["setDraft"];
  readonly whileWriting: Translations["whileWriting"];
  readonly askAgain: RowActions["askAgain"];
}

/** The presses on a row: each goes on to the next one where it is done with. */
export function useRowActions(parts: Parts): RowActions {
  const { language, accepting, opening, typed, askAgain } = parts;
  const leave = useLeaving(parts);
  return useMemo(() => {
    const toTypedKey = (row: Row) => `${language} ${row.key}`;
    const accept = async (row: Row, text: Text) => {
      const goOn = opening.planNext([row.key]);
      const done = await accepting.accept([{ row, text }]);
      if (!done.has(row.key)) return false;
      goOn();
      return true;
    };
    const close = (row: Row) => {
      typed.close(toTypedKey(row));
      accepting.forgetError(row.key);
      opening.goTo(row.key);
    };
    return {
      askAgain,
      open: ({ key }) => opening.open(key),
      accept: (row, text) => {
        void accept(row, text).then((isDone) => {
          // A wording that its field cannot hold is corrected there.
          if (!isDone && row.draft?.body.kind === "wording" && text !== "") typed.open(toTypedKey(row), text);
        });
      },
      edit: (row) => {
        opening.open(row.key);
        typed.open(toTypedKey(row), getFirstText(row));
      },
      leave: (row) => void leave(row),
      change: (row, text) => {
        accepting.forgetError(row.key);
        typed.change(toTypedKey(row), text);
      },
      save: (row) => {
        const text = typed.get(toTypedKey(row));
        if (text === null) return;
        void accept(row, text).then((isDone) => {
          if (isDone) typed.close(toTypedKey(row));
        });
      },
      discard: close,
      escape: (row) => {
        if (typed.isChanged(toTypedKey(row))) opening.goTo(row.key);
        else close(row);
      },
    };
  }, [language, accepting, opening, typed, askAgain, leave]);
}

/** The field's text before any input: the draft, the translation, or nothing. */
function getFirstText({ draft, text: { source, translated, state } }: Row): Text {
  if (draft?.body.kind === "wording") return draft.body.wording;
  if (translated !== null && state !== "missing") return translated;
  return typeof source === "string" ? "" : [];
}

/** Leaves a draft: it is not read again, and guests go on reading the original. */
function useLeaving({ propertyId, opening, setDraft, whileWriting }: Parts) {
  const { translations: words, problems } = useMessages("translations");
  const { connect } = useSession();
  return useMemo(() => {
    const send = async ({ language, place, fingerprint }: TranslationDraft, isLeft: boolean) => {
      const response = await connect().api.api.properties[":propertyId"].translations.left.$put({
        param: { propertyId },
        json: { language, place, fingerprint, isLeft },
      });
      if (response.ok) return true;
      const { code } = await readProblem(response);
      showToast({ tone: "error", title: words.notLeft, detail: problems.codes[code] });
      return false;
    };
    const leave = async (draft: TranslationDraft, isLeft: boolean) => {
      setDraft({ ...draft, isLeft });
      let isDone = false;
      try {
        await whileWriting(async () => {
          isDone = await send(draft, isLeft);
        });
      } catch (error) {
        if (error instanceof SignedOutError) return false;
        console.warn(error);
        showToast({ tone: "error", title: words.notLeft });
      }
      // Offline it can't be read again.
      if (!isDone) setDraft({ ...draft, isLeft: !isLeft });
      return isDone;
    };
    return async ({ key, draft }: Row) => {
      if (draft === null) return;
      opening.planNext([key])();
      if (!(await leave(draft, true))) return;
      showToast({
        tone: "success",
        title: words.left,
        action: { label: words.undo, onPress: () => void leave(draft, false) },
      });
    };
  }, [connect, propertyId, opening, setDraft, whileWriting, words, problems]);
}
