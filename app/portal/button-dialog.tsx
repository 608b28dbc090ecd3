import type { ReactNode } from "react";
import { isEmail } from "#domain/address.ts";
import type { Button, ButtonOf, SubButton } from "#domain/content/button.ts";
import { destinationOf, mailHref, wechatIdOf } from "./button-href.ts";
import { leadsSomewhere, type PortalMode } from "./guest-buttons.ts";
import { Icon, SignIcon } from "./icons.tsx";
import { RichTextContent, StoredPicture } from "./rich-text.tsx";
import type { Words } from "./words.ts";

/** Whether a button opens a dialog of the page instead of leading away. */
export function opensOnPage(button: Button): boolean {
  const { type } = button;
  return type === "popup" || type === "gallery" || type === "guest-services" || wechatIdOf(button) !== null;
}

interface DialogProps {
  readonly button: Button;
  readonly words: Words;
}

/** Leads back to the button, so that the next Tab goes on from there without scripts as well. */
function CloseLink({ button, words, sign }: DialogProps & { sign: "close" | "arrow-left" }) {
  return (
    <a
      className="p-close"
      href={`#b-${button.id}`}
      data-close=""
      aria-label={sign === "close" ? words.close : words.back}
    >
      <SignIcon sign={sign} />
    </a>
  );
}

function Sub({ sub, isFirst, words }: { sub: SubButton; isFirst: boolean; words: Words }) {
  const destination = destinationOf(sub);
  const wechatId = wechatIdOf(sub);
  const className = `p-sub${sub.width === "full" ? " p-full" : ""}${isFirst && sub.width === "full" ? " p-solid" : ""}`;
  if (wechatId !== null) {
    return (
      <p className={className}>
        <Icon name={sub.icon} />
        <span>
          {sub.name}
          <bdi className="p-id">{wechatId}</bdi>
        </span>
      </p>
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

/** A picture at the very start of the text becomes the head of the sheet. */
function PopupBody({ button, words, mode }: { button: ButtonOf<"popup">; words: Words; mode: PortalMode }) {
  const [first, ...rest] = button.content;
  const art = first?.type === "picture" ? first.picture : null;
  const subs = button.subButtons.filter((sub) => mode === "preview" || leadsSomewhere(sub));
  return (
    <>
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
    </>
  );
}

/** Requests reach staff by mail: one prepared message a service. */
function ServicesBody({ button }: { button: ButtonOf<"guest-services"> }) {
  return (
    <div className="p-body">
      <h2 id={`t-${button.id}`}>{button.name}</h2>
      <div className="p-subs">
        {button.services.map((service) => (
          <a
            key={service.id}
            className="p-sub p-full"
            href={isEmail(button.email) ? mailHref(button.email, service.name) : undefined}
          >
            <Icon name={service.icon} />
            <span>{service.name}</span>
          </a>
        ))}
      </div>
    </div>
  );
}

function WechatBody({ button, words }: DialogProps) {
  return (
    <div className="p-body">
      <h2 id={`t-${button.id}`}>{button.name}</h2>
      <p>
        {words.wechatId}
        <bdi className="p-id">{wechatIdOf(button)}</bdi>
      </p>
    </div>
  );
}

/** The first picture wide, the rest in columns (S78). */
function GalleryBody({ button }: { button: ButtonOf<"gallery"> }) {
  const shown = button.items.flatMap(({ picture, ...item }) =>
    picture === null ? [] : { ...item, picture },
  );
  return (
    <div className="p-body">
      <h2 id={`t-${button.id}`}>{button.title || button.name}</h2>
      <div className="p-figures">
        {shown.map(({ id, picture, title, description }, place) => (
          <figure key={id}>
            <StoredPicture
              picture={{ ...picture, alt: picture.alt || title }}
              place={place === 0 ? "gallery-first" : "gallery"}
            />
            <figcaption>
              <b>{title}</b>
              <span>{description}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

function Frame({ button, className, children }: { button: Button; className: string; children: ReactNode }) {
  return (
    <dialog
      id={`d-${button.id}`}
      className={`p-sheet ${className} d-${button.id}`}
      aria-labelledby={`t-${button.id}`}
    >
      <div className="p-sheet-in">{children}</div>
    </dialog>
  );
}

interface ButtonDialogProps extends DialogProps {
  readonly propertyName: string;
  readonly mode: PortalMode;
}

/** What a button opens: popup, gallery, guest services, or a WeChat ID. */
export function ButtonDialog({ button, words, propertyName, mode }: ButtonDialogProps) {
  if (button.type === "gallery") {
    return (
      <Frame button={button} className="p-page">
        <div className="p-bar">
          <CloseLink button={button} words={words} sign="arrow-left" />
          {button.logo === null ? (
            <b>{propertyName}</b>
          ) : (
            <StoredPicture picture={button.logo} place="logo" className="p-logo" />
          )}
        </div>
        <GalleryBody button={button} />
      </Frame>
    );
  }
  return (
    <Frame button={button} className="p-popup">
      {button.type === "popup" ? <PopupBody button={button} words={words} mode={mode} /> : null}
      {button.type === "guest-services" ? <ServicesBody button={button} /> : null}
      {wechatIdOf(button) === null ? null : <WechatBody button={button} words={words} />}
      <CloseLink button={button} words={words} sign="close" />
    </Frame>
  );
}
