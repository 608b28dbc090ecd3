import type { ButtonOf, SubButton } from "#domain/content/button.ts";
import { destinationOf, wechatIdOf } from "./button-href.ts";
import { Sheet } from "./dialog-frame.tsx";
import { leadsSomewhere, type PortalMode } from "./guest-buttons.ts";
import { Icon } from "./icons.tsx";
import { RichTextContent, StoredPicture } from "./rich-text.tsx";
import { WechatId } from "./wechat-id.tsx";
import type { Words } from "./words.ts";

function Sub({ sub, isFirst, words }: { sub: SubButton; isFirst: boolean; words: Words }) {
  const destination = destinationOf(sub);
  const wechatId = wechatIdOf(sub);
  const className = `p-sub${sub.width === "full" ? " p-full" : ""}${isFirst && sub.width === "full" ? " p-solid" : ""}`;
  if (wechatId !== null) {
    return (
      <div className={className}>
        <Icon name={sub.icon} />
        <span>
          {sub.name}
          <WechatId id={wechatId} words={words} />
        </span>
      </div>
    );
  }
  return (
    <a
      className={className}
      href={destination?.href}
      target={destination?.isNewTab ? "_blank" : undefined}
      rel={destination?.isNewTab ? "noopener" : undefined}
      data-button={sub.id}
    >
      <Icon name={sub.icon} />
      <span>{sub.name}</span>
      {destination?.isNewTab ? <small className="p-sr">({words.newTab})</small> : null}
    </a>
  );
}

interface PopupSheetProps {
  readonly button: ButtonOf<"popup">;
  readonly words: Words;
  readonly mode: PortalMode;
}

/** The content of a popup and its sub-buttons (S76). A picture at the very start becomes the head of the sheet. */
export function PopupSheet({ button, words, mode }: PopupSheetProps) {
  const [first, ...rest] = button.content;
  const art = first?.type === "picture" ? first.picture : null;
  const subs = button.subButtons.filter((sub) => mode === "preview" || leadsSomewhere(sub));
  return (
    <Sheet button={button} words={words}>
      {art === null ? null : <StoredPicture picture={art} place="art" className="p-art" />}
      <div className="p-body">
        <h2 id={`t-${button.id}`}>{button.name}</h2>
        <RichTextContent content={art === null ? button.content : rest} />
        {subs.length === 0 ? null : (
          <div className="p-subs">
            {subs.map((sub, place) => (
              <Sub key={sub.id} sub={sub} isFirst={place === 0} words={words} />
            ))}
          </div>
        )}
      </div>
    </Sheet>
  );
}
