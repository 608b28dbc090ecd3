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

/**
 * The style sheet: by its name, or within the page. Where it stands in the page its link is for paper alone, so that
 * the browser fetches it behind all else; once the page is idle it counts, and brings the fonts.
 */
export function PageStyle() {
  const text = useContext(PageStyleContext);
  const link = useRef<HTMLLinkElement>(null);
  useEffect(
    () =>
      whenIdle(() => {
        link.current?.removeAttribute("media");
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
        media={text ? "print" : undefined}
        suppressHydrationWarning={true}
      />
    </>
  );
}
