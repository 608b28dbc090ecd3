import { createContext, useContext, useEffect, useRef } from "react";
import styleSheet from "../../styles.css?url";
import { whenIdle } from "../../ui/use-is-idle.ts";

/** The inlined style sheet. Empty in the browser, where the page's `<style>` element stays. */
const PageStyleContext = createContext("");

export const PageStyleProvider = PageStyleContext.Provider;

/** Path of the style sheet of all screens. */
export const STYLE_SHEET: string = styleSheet;

/** Whether the style sheet is inlined. `false` in the browser. */
export function useIsStyleCarried(): boolean {
  return useContext(PageStyleContext) !== "";
}

/** React renders this attribute on `<link>`, but its types lack it. */
const OFF = { disabled: true };

/**
 * The style sheet, linked or inlined. If inlined, its link is disabled until the page is idle, then loaded
 * with fonts for the next page. Without scripts, the link at the end of the page loads it.
 */
export function PageStyle() {
  const text = useContext(PageStyleContext);
  const link = useRef<HTMLLinkElement>(null);
  useEffect(
    () =>
      whenIdle(() => {
        if (link.current) link.current.disabled = false;
      }),
    [],
  );
  return (
    <>
      <style suppressHydrationWarning={true}>{text}</style>
      <link
        ref={link}
        rel="stylesheet"
        href={STYLE_SHEET}
        suppressHydrationWarning={true}
        {...(text === "" ? {} : OFF)}
      />
      <noscript>{text ? <link rel="stylesheet" href={STYLE_SHEET} media="print" /> : null}</noscript>
    </>
  );
}
