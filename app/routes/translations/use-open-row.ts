import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { findNextRow, type Row } from "./translation-rows.ts";

/** The open row of a list: the chosen one, or whichever took its position once it left. */
export function useOpenRow(pane: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const position = useRef(0);
  const at = rows.findIndex(({ key }) => key === chosen);
  if (at >= 0) position.current = at;
  const openKey = (rows[at] ?? rows[Math.min(position.current, rows.length - 1)])?.key ?? null;

  /** A row that gets the focus once it is shown. */
  const wanted = useRef<string | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const list = pane.current;
    const isLost = hadFocus.current && document.activeElement === document.body;
    const target = wanted.current ?? (isLost ? openKey : null);
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
   * Notes the rows of now, before one of them is dealt with.
   *
   * @returns opens the row after it; `gone`: the rows that were dealt with.
   */
  const planNext = useCallback(
    (from: string) => {
      const { rows: before } = latest.current;
      return (gone?: ReadonlySet<string>) => goTo(findNextRow(before, from, gone) ?? from);
    },
    [goTo],
  );
  return { openKey, open, goTo, move, planNext };
}
