import { createContext, useContext } from "react";
import styleSheet from "../../styles.css?url";

/** The style sheet's text where the page carries it. Empty in the browser, which keeps what the page came with. */
const PageStyleContext = createContext("");

export const PageStyleProvider = PageStyleContext.Provider;

/** The path of the style sheet of all screens. */
export const STYLE_SHEET: string = styleSheet;

/**
 * The style sheet: by its name, or within the page. Where it stands in the page its link is for paper alone, so that
 * the browser fetches it behind all else, for the next page.
 */
export function PageStyle() {
  const text = useContext(PageStyleContext);
  return (
    <>
      <style suppressHydrationWarning={true}>{text}</style>
      <link
        rel="stylesheet"
        href={STYLE_SHEET}
        media={text ? "print" : undefined}
        suppressHydrationWarning={true}
      />
    </>
  );
}
