import { MEDIA_KEY_PATTERN } from "#domain/content/media-reference.ts";
import { Page } from "../dialog-frame.tsx";
import { SignIcon } from "../icons.tsx";
import { LocalizedText } from "../localized-text.tsx";
import { OpeningNote } from "../opening-note.tsx";
import { StoredPicture } from "../rich-text.tsx";
import { TypedText } from "../typed-text.tsx";
import { formatPictureCount } from "../words/picture-count.ts";
import type { ButtonView, DialogProps } from "./button-view.ts";

/**
 * Pictures of a gallery, the first one wide, the rest in columns (S78). A tap shows the same row full screen
 * for swiping; without scripts by `:target`.
 */
function GalleryPage({
  button,
  words,
  textLanguage,
  language,
  propertyName,
  opening,
}: DialogProps<"gallery">) {
  const { id, logo } = button;
  const shown = button.items.flatMap(({ picture, ...item }) =>
    picture !== null && MEDIA_KEY_PATTERN.test(picture.key) ? [{ ...item, picture }] : [],
  );
  return (
    <Page button={button} words={words} propertyName={propertyName} logo={logo} className="p-gallery">
      <div className="p-body">
        <div className="p-title">
          <h2 id={`t-${id}`}>
            <LocalizedText textLanguage={textLanguage} path={button.title ? "title" : "name"}>
              {button.title || button.name}
            </LocalizedText>
          </h2>
          <small>{formatPictureCount(shown.length, language)}</small>
        </div>
        <OpeningNote opening={opening} />
        <div className="p-figures">
          {shown.map(({ id: itemId, picture, title, description }, index) => (
            <figure key={itemId} id={`i-${id}-${index}`}>
              <a href={`#i-${id}-${index}`}>
                <StoredPicture
                  picture={{ ...picture, alt: picture.alt || title || `${words.picture} ${index + 1}` }}
                  spot={index === 0 ? "gallery-first" : "gallery"}
                  lang={picture.alt ? undefined : textLanguage(`items.${itemId}.title`).lang}
                />
              </a>
              <figcaption>
                <b {...textLanguage(`items.${itemId}.title`)}>
                  <TypedText>{title}</TypedText>
                </b>
                <span {...textLanguage(`items.${itemId}.description`)}>
                  <TypedText>{description}</TypedText>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="p-full-bar">
          <button type="button" data-step="-1" aria-label={words.previous}>
            <SignIcon sign="arrow-left" />
          </button>
          <a href={`#d-${id}`} data-shrink="" aria-label={words.close}>
            <SignIcon sign="close" />
          </a>
          <button type="button" data-step="1" aria-label={words.next}>
            <SignIcon sign="arrow-right" />
          </button>
        </div>
      </div>
    </Page>
  );
}

export const galleryView: ButtonView<"gallery"> = {
  isUsable: ({ items }) =>
    items.some(({ picture }) => picture !== null && MEDIA_KEY_PATTERN.test(picture.key)),
  dialogOpensBy: () => "press",
  isReadable: () => true,
  cover: ({ items }) => items.find(({ picture }) => picture !== null)?.picture ?? null,
  Dialog: GalleryPage,
};
