import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { DeviceFrame } from "#app/ui/layout/device-frame.tsx";
import { useIsIdle } from "#app/ui/use-is-idle.ts";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import { LanguageChoice } from "../../setup/language-switch.tsx";
import { useFit } from "../../setup/use-fit.ts";
import { useReading } from "../use-reading.ts";
import type { GuidePageProps } from "./guide-page.client.tsx";

const SCALE_MAX = 0.76;

/** The guide's rendering in the browser. */
const GUIDE_PAGE = definePart(
  () => import("./guide-page.client.tsx"),
  ({ GuidePage }) => GuidePage,
);

/** The guide as guests read it, in any of their languages, on a phone; a single tab stop. */
export function GuidePreview({ entryId }: Pick<GuidePageProps, "entryId">) {
  const { answers: words } = useMessages("answers");
  const { draft } = useDraft();
  const [chosen, chooseLanguage] = useState(draft.defaultLanguage);
  const language = draft.languages.includes(chosen) ? chosen : draft.defaultLanguage;
  const reading = useReading(language);
  const { ref, scale } = useFit("phone-portrait", SCALE_MAX);
  const isIdle = useIsIdle();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-14 flex-none flex-wrap items-center justify-between gap-2 px-4">
        <h2 className="min-w-0 truncate text-sm font-semibold text-strong">{words.preview.title}</h2>
        {draft.languages.length > 1 ? (
          <LanguageChoice
            label={words.preview.language}
            size="sm"
            language={language}
            onChoose={chooseLanguage}
          />
        ) : null}
      </div>
      <div ref={ref} className="mx-4 mb-4 flex min-h-0 flex-1 justify-center">
        <DeviceFrame device="phone-portrait" scale={scale}>
          {isIdle && reading ? (
            <LazyPart part={GUIDE_PAGE} props={{ language, words: reading.words, entryId }} />
          ) : null}
        </DeviceFrame>
      </div>
    </div>
  );
}
