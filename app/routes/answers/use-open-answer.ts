import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { GUIDE_ENTRIES_MAX } from "#domain/answers/answer-values.ts";
import { withEntry } from "#domain/answers/edit-answers.ts";
import { QUESTION_IDS, type QuestionId } from "#domain/answers/questions.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import type { InvalidAnswer } from "./answer-errors.ts";
import { createEntry } from "./entries/new-entry.ts";
import { useAnswers } from "./use-answers.ts";

/** The open question or own entry, and the language of staff's own words. */
export interface OpenAnswer {
  readonly questionId: QuestionId | null;
  readonly entryId: string | null;
  readonly openQuestion: (id: QuestionId | null) => void;
  readonly openEntry: (id: string | null) => void;
  /** Opens an answer that cannot be applied, in the language of its error. */
  readonly openInvalid: (invalid: InvalidAnswer) => void;
  /** Adds an empty entry, or one named by a guest's word, and opens it. A full list gets an error message. */
  readonly addEntry: (word?: string, language?: ContentLanguage) => void;
  readonly language: ContentLanguage;
  readonly chooseLanguage: (language: ContentLanguage) => void;
}

type Opened = { readonly question: QuestionId } | { readonly entry: string } | null;

/**
 * One question or entry is open at a time. An address opens one at first: `?question=breakfast`,
 * `?entry=<id>`, `?entry=new` with `&word=kayak` and `&language=en`.
 */
export function useOpenAnswer(): OpenAnswer {
  const { answers: words, problems } = useMessages("answers");
  const { draft } = useDraft();
  const { mayEdit } = useRights();
  const { answers, change } = useAnswers();
  const [opened, setOpened] = useState<Opened>(null);
  const [chosen, chooseLanguage] = useState(draft.defaultLanguage);
  const [address, setAddress] = useSearchParams();
  const language = draft.languages.includes(chosen) ? chosen : draft.defaultLanguage;

  function addEntry(word: string | null = null, wordLanguage = language) {
    if (answers.entries.length >= GUIDE_ENTRIES_MAX) {
      showToast({ tone: "error", title: words.entries.title, detail: problems.fields.too_many });
      return;
    }
    const entry = createEntry(word, wordLanguage);
    change((latest) => withEntry(latest, entry));
    setOpened({ entry: entry.id });
  }

  /** Opens what an address asks for, and returns whether it asked. */
  function openAsked(query: URLSearchParams): boolean {
    const question = QUESTION_IDS.find((id) => id === query.get("question"));
    const entry = query.get("entry");
    if (!mayEdit || (question === undefined && entry === null)) return false;
    const wanted = draft.languages.find((code) => code === query.get("language"));
    if (wanted) chooseLanguage(wanted);
    if (question) setOpened({ question });
    else if (entry === "new") addEntry(query.get("word"), wanted);
    else if (entry) setOpened({ entry });
    return true;
  }
  const latest = useRef(openAsked);
  latest.current = openAsked;
  const asked = address.toString();
  const handled = useRef("");
  useEffect(() => {
    // Removing the query is a navigation: until it ends, the effect may run again.
    if (asked === handled.current) return;
    handled.current = asked;
    if (latest.current(new URLSearchParams(asked)))
      setAddress({}, { replace: true, preventScrollReset: true });
  }, [asked, setAddress]);

  const questionId = opened !== null && "question" in opened ? opened.question : null;
  const entryId = opened !== null && "entry" in opened ? opened.entry : null;
  return {
    questionId: mayEdit ? questionId : null,
    entryId: answers.entries.some(({ id }) => id === entryId) ? entryId : null,
    openQuestion: (id) => setOpened(id === null ? null : { question: id }),
    openEntry: (id) => setOpened(id === null ? null : { entry: id }),
    openInvalid: (invalid) => {
      if ("entry" in invalid && invalid.language) chooseLanguage(invalid.language);
      setOpened(invalid);
    },
    addEntry: (word, wordLanguage = language) => {
      const wanted = draft.languages.includes(wordLanguage) ? wordLanguage : language;
      chooseLanguage(wanted);
      addEntry(word ?? null, wanted);
    },
    language,
    chooseLanguage,
  };
}
