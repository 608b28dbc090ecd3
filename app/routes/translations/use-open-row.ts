import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Filter, findNextRow, type Row } from "./translation-rows.ts";

/** For so long after the open row was taken away, a key was still meant for it. */
const MEANT_FOR_LOST_MS = 1_000;

/** The open row of a list: the chosen one, or whichever took its position once it left. */
export function useOpenRow(pane: RefObject<HTMLElement | null>, rows: readonly Row[], filter: Filter) {
  const [chosen, setChosen] = useState<string | null>(null);
  const position = useRef(0);
  const at = rows.findIndex(({ key }) => key === chosen);
  if (at >= 0) position.current = at;
  const openKey = (rows[at] ?? rows[Math.min(position.current, rows.length - 1)])?.key ?? null;

  /** When the open row left the list without being dealt with here. */
  const lostAt = useRef(Number.NEGATIVE_INFINITY);
  const dealtWith = useRef<ReadonlySet<string>>(new Set());
  const last = useRef({ openKey, filter });
  useEffect(() => {
    const before = last.current;
    last.current = { openKey, filter };
    if (before.openKey === null || before.filter !== filter || dealtWith.current.has(before.openKey)) return;
    if (!rows.some(({ key }) => key === before.openKey)) lostAt.current = performance.now();
  }, [openKey, filter, rows]);
  const isMeant = useCallback(() => performance.now() - lostAt.current > MEANT_FOR_LOST_MS, []);

  /** A row that gets the focus once it is shown. */
  const wanted = useRef<string | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const list = pane.current;
    const isFocusLost = hadFocus.current && document.activeElement === document.body;
    const target = wanted.current ?? (isFocusLost ? openKey : null);
    wanted.current = null;
    if (target === null || !list) return;
    const row = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(target)}"]`);
    row?.focus();
    row?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    const note = () => {
      if (document.activeElement === document.body) return;
      hadFocus.current = pane.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [pane]);

  const open = useCallback((key: string) => setChosen(key), []);
  const goTo = useCallback((key: string | null) => {
    if (key === null) return;
    wanted.current = key;
    lostAt.current = Number.NEGATIVE_INFINITY;
    setChosen(key);
  }, []);
  const latest = useRef({ rows, openKey });
  latest.current = { rows, openKey };
  /** Opens the row below or above. */
  const move = useCallback(
    (step: 1 | -1) => {
      const { rows: now, openKey: from } = latest.current;
      const index = now.findIndex(({ key }) => key === from);
      goTo(now[Math.min(Math.max(index + step, 0), now.length - 1)]?.key ?? null);
    },
    [goTo],
  );
  /**
   * Notes the rows of now, before these are dealt with.
   *
   * @returns opens the row after the first of them; `gone`: those that left the list.
   */
  const planNext = useCallback(
    (keys: readonly [string, ...string[]]) => {
      const { rows: before } = latest.current;
      const [from] = keys;
      dealtWith.current = new Set(keys);
      return (gone: ReadonlySet<string> = dealtWith.current) => goTo(findNextRow(before, from, gone) ?? from);
    },
    [goTo],
  );
  return { openKey, isMeant, open, goTo, move, planNext };
}
