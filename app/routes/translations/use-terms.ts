import { useCallback, useEffect, useMemo, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { toPlainWords } from "#domain/content/button-texts.ts";
import { findTerms, type Term } from "#domain/translation/terms.ts";
import { listTexts } from "#domain/translation/translatable-texts.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";

/** A response of the typed client. */
type Reply = Parameters<typeof readProblem>[0] & { readonly ok: boolean };

export type Save = (term: Term) => Promise<boolean>;

/** The group's terms from the API, by name. */
export function useTerms() {
  const { translations, problems } = useMessages("translations");
  const words = translations.terms;
  const { connect } = useSession();
  const { run } = useApiAction();
  const [terms, setTerms] = useState<readonly Term[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const reload = useCallback(async () => {
    setHasFailed(false);
    try {
      const response = await connect().api.api.terms.$get();
      if (!response.ok) throw new Error(`Terms: ${response.status}`);
      setTerms(sortTerms((await response.json()).items));
    } catch (error) {
      console.warn(error);
      setHasFailed(true);
    }
  }, [connect]);
  useEffect(() => void reload(), [reload]);

  async function send(request: () => Promise<Reply>, failed: string): Promise<boolean> {
    let isDone = false;
    await run(async () => {
      const response = await request();
      isDone = response.ok;
      if (isDone) return;
      const { code } = await readProblem(response);
      showToast({ tone: "error", title: failed, detail: problems.codes[code] });
    });
    return isDone;
  }
  const getRoute = () => connect().api.api.terms[":termId"];

  const save: Save = async (term) => {
    const { id, ...json } = term;
    const request = () => getRoute().$put({ param: { termId: id }, json });
    if (!(await send(request, words.saveFailed))) return false;
    setTerms((before) => sortTerms([...(before ?? []).filter(({ id }) => id !== term.id), term]));
    return true;
  };
  const remove = async ({ id }: Term) => {
    const request = () => getRoute().$delete({ param: { termId: id } });
    if (!(await send(request, words.removeFailed))) return false;
    setTerms((before) => (before ?? []).filter((term) => term.id !== id));
    return true;
  };
  return { terms, hasFailed, reload: () => void reload(), save, remove };
}

function sortTerms(terms: readonly Term[]): readonly Term[] {
  return [...terms].sort((a, b) => a.term.localeCompare(b.term));
}

/** In how many texts of this property each term stands. */
export function useUses(terms: readonly Term[] | null): ReadonlyMap<string, number> {
  const { draft } = useDraft();
  return useMemo(() => {
    const uses = new Map<string, number>();
    const other = draft.languages.find((code) => code !== draft.defaultLanguage);
    for (const { source } of terms && other ? listTexts(draft, other) : []) {
      for (const { id } of findTerms(toPlainWords(source), terms ?? []))
        uses.set(id, (uses.get(id) ?? 0) + 1);
    }
    return uses;
  }, [draft, terms]);
}
