import { useMemo, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { useComparison, useVersionDraft } from "../changes/version-drafts-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { useView } from "../view-context.tsx";
import { getDifferences, getTimeDifferences } from "./differences.ts";
import type { Mark } from "./history-frame.tsx";
import type { ShownPage } from "./history-view.ts";
import { useServed } from "./use-served.ts";

interface Compared {
  /** The version served at the moment; `null`: none. */
  readonly number: number | null;
  /** `null`: now. */
  readonly moment: EpochMs | null;
  readonly now: EpochMs;
  readonly isComparing: boolean;
  readonly page: ShownPage;
}

/** The page of a moment and, when comparing, the current one, with their differences. */
export function usePagesCompared({ number, moment, now, isComparing, page }: Compared) {
  const { history } = useMessages("setup");
  const { property } = useDraft();
  const { language } = useView();
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const before = useVersionDraft(number, isComparing);
  const after = useVersionDraft(property.publishedNumber, isComparing);
  const comparison = useComparison(
    isComparing ? (before.version?.draft ?? null) : null,
    isComparing ? (after.version?.draft ?? null) : null,
  );
  const { timeZone } = property;
  const toPath = (at: EpochMs) => historyPagePath(at, language, page);
  const [srcThen, srcNow] = [toPath(moment ?? now), toPath(now)];
  const then = useServed(srcThen);
  const today = useServed(isComparing ? srcNow : null);
  // Hours of buttons differ on the portal's page alone.
  const areOpen =
    page === "portal" &&
    [then, today].every(({ served }) => served?.state === "public" && served.kind === "open");
  const differences = useMemo(() => {
    if (!comparison) return null;
    const content = getDifferences(comparison.groups, { ...comparison, language });
    if (!areOpen || moment === null) return content;
    const known = new Set(content.map(({ key }) => key));
    const ofTime = getTimeDifferences({ ...comparison, language, past: moment, now, timeZone });
    return [...content, ...ofTime.filter(({ key }) => !known.has(key))];
  }, [comparison, language, areOpen, moment, now, timeZone]);
  const chosen = differences?.find(({ key }) => key === chosenKey) ?? differences?.[0] ?? null;
  const marks = useMemo(
    () =>
      (differences ?? []).flatMap(({ key, of }, index): Mark[] =>
        of.kind === "button" ? [{ id: of.id, number: index + 1, isChosen: key === chosen?.key }] : [],
      ),
    [differences, chosen],
  );
  const words = {
    season: [history.seasonThen, history.seasonNow],
    licence: [history.licenceThen, history.licenceNow],
  };
  const notes = [then, today].flatMap(({ served }, side) =>
    served?.state === "public" && served.kind !== "open" ? (words[served.kind][side] ?? []) : [],
  );

  return {
    past: { ...then, src: srcThen },
    present: { ...today, src: srcNow },
    marks,
    bar: {
      differences,
      chosen,
      notes,
      onChoose: setChosenKey,
      hasFailed: before.hasFailed || after.hasFailed,
      onRetry: () => {
        before.retry();
        after.retry();
      },
    },
  };
}

/** URL of a served page for a frame. Contains the property only for caching; the cookie decides. */
function historyPagePath(at: EpochMs, language: ContentLanguage, page: ShownPage): string {
  const asked = { at: new Date(at).toISOString(), language, ...(page === "guide" ? { page } : {}) };
  return `/setup/history/page?${new URLSearchParams(asked)}`;
}
