import { useCallback, useEffect, useState } from "react";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import type { SearchesReport } from "#domain/analytics/searches.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { toQuery } from "../../choice.ts";
import { useChoice } from "../../use-choice.ts";

/** `failed`: the last read failed, and `report` is the one before. */
interface Read {
  readonly report: SearchesReport | null;
  /** Language of the report; `null`: every one. */
  readonly readIn: ContentLanguage | null;
  readonly failed: boolean;
}

/** The searches of the chosen period, read from the API; the last ones stay until the next are there. */
export function useSearches(language: ContentLanguage | null) {
  const { connect } = useSession();
  const { property } = useActiveProperty();
  const { choice } = useChoice();
  const { id } = property;
  const { range, date } = choice;
  const [read, setRead] = useState<Read>({ report: null, readIn: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const query = { ...toQuery({ range, date }), ...(language ? { searchedIn: language } : {}) };
      const routes = connect().api.api.properties[":propertyId"].analytics.searches;
      const response = await routes.$get({ param: { propertyId: id }, query });
      return response.ok ? response.json() : null;
    };
    load()
      .catch((error: unknown) => console.warn(error))
      .then((report) => {
        if (!isWanted) return;
        setRead((before) =>
          report ? { report, readIn: language, failed: false } : { ...before, failed: true },
        );
      });
    return () => {
      isWanted = false;
    };
  }, [connect, id, range, date, language, attempt]);

  const changeReport = useCallback(
    (change: (report: SearchesReport) => SearchesReport) =>
      setRead((before) => ({ ...before, report: before.report && change(before.report) })),
    [],
  );
  return { ...read, changeReport, retry: () => setAttempt((count) => count + 1) };
}
