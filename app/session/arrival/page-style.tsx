import { createContext, useContext, useEffect, useRef } from "react";
import styleSheet from "../../styles.css?url";
import { whenIdle } from "../../ui/use-is-idle.ts";

/** The style sheet's text where the page carries it. Empty in the browser, which keeps what the page came with. */
const PageStyleContext = createContext("");

export const PageStyleProvider = PageStyleContext.Provider;

/** The path of the style sheet of all screens. */
export const STYLE_SHEET: string = styleSheet;

/** Whether the page carries its style. False in the browser. */
export function useIsStyleCarried(): boolean {
  return useContext(PageStyleContext) !== "";
}

/** React writes it; its types know it of no link. */
const OFF = { disabled: true };

/**
 * The style sheet: by its name, or within the page. Where it stands in the page its link is switched off until the page
 * is idle: then it is fetched, for the next page, and brings the fonts. Without scripts it is fetched behind all else.
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
