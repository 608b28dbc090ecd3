import { type ReactNode, useEffect, useRef, useState } from "react";
import { DEFAULT_FONT, type FontId, getLetters } from "#domain/look/font.ts";
import { fontSheetHref } from "#portal/fonts/font-href.ts";
import { getFontFamily } from "#portal/fonts/fonts.ts";

interface InFontProps {
  readonly id: FontId;
  readonly children: ReactNode;
  readonly className: string;
}

/** Start loading shortly before the text scrolls into view. */
const MARGIN = "120px";

/** Text in a catalogue family. Its font is loaded when it comes into view. */
export function InFont({ id, children, className }: InFontProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <span ref={ref} className={className} style={{ fontFamily: getFontFamily(id, getLetters("en")) }}>
      {/* The default font is the screens' own. */}
      {isSeen && id !== DEFAULT_FONT ? <link rel="stylesheet" href={fontSheetHref(id)} /> : null}
      {children}
    </span>
  );
}
