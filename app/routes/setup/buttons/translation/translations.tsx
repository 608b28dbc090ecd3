import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { ContentLanguage } from "#domain/language.ts";
import { LanguageEntries, type OpenTranslation } from "./language-entries.tsx";
import { countBehind, type LanguageReview } from "./review-languages.ts";

interface TranslationsProps {
  readonly reviews: readonly LanguageReview[];
  readonly language: ContentLanguage;
  readonly defaultLanguage: ContentLanguage;
  readonly onOpen: OpenTranslation;
}

/** Missing and outdated buttons and own entries of the other languages, with links [S16, S83, A5]. */
export function Translations({ reviews, language, defaultLanguage, onOpen }: TranslationsProps) {
  const { translation, common } = useMessages("setup");
  const words = translation.list;
  const [isOpen, setIsOpen] = useState(false);
  const inUse = reviews.find((review) => review.language === language);
  const unfolded = inUse ?? reviews.find((review) => countBehind(review) > 0) ?? reviews[0];
  const hasOriginals = reviews.some(({ entries, ownEntries }) => entries.length + ownEntries.length > 0);
  const name = common.languages[defaultLanguage];

  function open(chosen: ContentLanguage, id: string) {
    setIsOpen(false);
    // Wait until the closing panel has returned the focus.
    setTimeout(() => onOpen(chosen, id));
  }

  return (
    <Popover
      label={words.title}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" iconBefore="globe">
          {words.title}
        </Button>
      }
    >
      <div className="max-h-[min(36rem,calc(var(--radix-popover-content-available-height)-2rem))] w-110 max-w-[calc(100vw-3rem)] overflow-y-auto p-1 [scrollbar-width:thin]">
        <h2 className="font-semibold text-strong">{words.title}</h2>
        <p className="mt-0.5 mb-2 text-sm text-muted">
          {hasOriginals ? words.about(name) : words.noOriginals(name)}
        </p>
        {hasOriginals
          ? reviews.map((review) => (
              <LanguageEntries
                key={review.language}
                review={review}
                defaultLanguage={defaultLanguage}
                isOpenAtFirst={review === unfolded}
                onOpen={open}
              />
            ))
          : null}
      </div>
    </Popover>
  );
}
