import type { ButtonOf } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/button-schema.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import { hasContent } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { Sheet } from "../dialog-frame.tsx";
import { Icon } from "../icons.tsx";
import { LocalizedText } from "../localized-text.tsx";
import { OpeningNote } from "../opening-note.tsx";
import { RichTextContent, StoredPicture } from "../rich-text.tsx";
import { Slot } from "../slot.tsx";
import type { TextLanguage } from "../text-language.ts";
import { WechatId } from "../wechat-id.tsx";
import type { Words } from "../words/words.ts";
import { findDestination, findWechatId, findWifi, hasDestination } from "./actions.ts";
import type { ButtonView, DialogProps } from "./button-view.ts";
import { useLinkHref } from "./link-href.ts";
import { WifiFacts } from "./wifi-facts.tsx";

interface SubProps {
  readonly sub: SubButton;
  readonly isFirst: boolean;
  readonly words: Words;
  readonly textLanguage: TextLanguage;
  readonly language: ContentLanguage;
}

function Sub({ sub, isFirst, words, textLanguage, language }: SubProps) {
  const destination = findDestination(sub);
  const getHref = useLinkHref();
  const wechatId = findWechatId(sub);
  const name = (
    <LocalizedText textLanguage={textLanguage} path={`subButtons.${sub.id}.name`}>
      {sub.name}
    </LocalizedText>
  );
  const className = `p-sub${sub.width === "full" ? " p-full" : ""}${isFirst && sub.width === "full" ? " p-solid" : ""}`;
  const wifi = findWifi(sub);
  if (wifi !== null) {
    return (
      <div className="p-full">
        <h3>{name}</h3>
        <WifiFacts wifi={wifi} words={words} language={language} />
      </div>
    );
  }
  if (wechatId !== null) {
    return (
      <div className={className}>
        <Icon name={sub.icon} />
        <span>
          {name}
          <WechatId id={wechatId} words={words} />
        </span>
      </div>
    );
  }
  return (
    <a
      className={className}
      href={getHref(destination)}
      target={destination?.isNewTab ? "_blank" : undefined}
      rel={destination?.isNewTab ? "noopener" : undefined}
      data-button={sub.id}
    >
      <Icon name={sub.icon} />
      <span>{name}</span>
      {destination?.isNewTab ? <small className="p-sr">({words.newTab})</small> : null}
    </a>
  );
}

/** The picture at the start of a popup. */
function findArt({ content: [first] }: ButtonOf<"popup">): Picture | null {
  return first?.type === "picture" ? first.picture : null;
}

/** A popup's content and sub-buttons (S76). A picture at the start becomes the sheet's header. */
function PopupSheet({
  button,
  words,
  textLanguage,
  language,
  mode,
  isReadOnly,
  opening,
}: DialogProps<"popup">) {
  const [, ...rest] = button.content;
  const art = findArt(button);
  const content = <RichTextContent content={art === null ? button.content : rest} />;
  const spokenContent = textLanguage("content");
  const subs = button.subButtons.filter((sub) => !isReadOnly && (mode === "preview" || hasDestination(sub)));
  return (
    <Sheet button={button} words={words}>
      {art === null ? null : <StoredPicture picture={art} spot="art" className="p-art" />}
      <div className="p-body">
        <h2 id={`t-${button.id}`}>
          <LocalizedText textLanguage={textLanguage} path="name">
            {button.name}
          </LocalizedText>
        </h2>
        <OpeningNote opening={opening} />
        {spokenContent.lang === undefined ? content : <div {...spokenContent}>{content}</div>}
        {subs.length === 0 ? null : (
          <Slot name="subs">
            <div className="p-subs">
              {subs.map((sub, index) => (
                <Sub
                  key={sub.id}
                  sub={sub}
                  isFirst={index === 0}
                  words={words}
                  textLanguage={textLanguage}
                  language={language}
                />
              ))}
            </div>
          </Slot>
        )}
      </div>
    </Sheet>
  );
}

export const popupView: ButtonView<"popup"> = {
  isUsable: ({ content, subButtons }) => hasContent(content) || subButtons.some(hasDestination),
  dialogOpensBy: () => "press",
  isReadable: ({ content }) => hasContent(content),
  cover: ({ content }) => content.find((block) => block.type === "picture")?.picture ?? null,
  Dialog: PopupSheet,
};
