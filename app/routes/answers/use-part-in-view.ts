import { type RefObject, useEffect, useState } from "react";
import { TOPICS } from "#domain/answers/question.ts";
import type { PartName } from "./topic-anchor.ts";

const PARTS: readonly PartName[] = [...TOPICS, "own"];
/** A section counts as in view once its start is above this line, in pixels below the pane's start. */
const LINE = 120;

/** The section that is in view in a scrolling pane; its sections have `data-part`. */
export function usePartInView(pane: RefObject<HTMLElement | null>): PartName {
  const [part, setPart] = useState<PartName>("arriving");
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const update = () => {
      const { top } = element.getBoundingClientRect();
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      const sections = [...element.querySelectorAll<HTMLElement>("[data-part]")];
      const passed = sections.filter((each) => each.getBoundingClientRect().top - top <= LINE);
      const shown = isAtEnd && element.scrollTop > 0 ? sections.at(-1) : passed.at(-1);
      setPart(PARTS.find((name) => name === shown?.dataset.part) ?? "arriving");
    };
    element.addEventListener("scroll", update, { passive: true });
    return () => element.removeEventListener("scroll", update);
  }, [pane]);
  return part;
}
