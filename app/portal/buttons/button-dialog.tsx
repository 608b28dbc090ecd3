import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { Sheet } from "../dialog-frame.tsx";
import type { PortalMode } from "../guest-buttons.ts";
import type { FormTarget } from "../guest-form.tsx";
import { ownSpeech, type Speech } from "../speech.ts";
import { Spoken } from "../spoken.tsx";
import { WechatId } from "../wechat-id.tsx";
import type { Words } from "../words/words.ts";
import { destinationOf, wechatIdOf } from "./actions.ts";
import { FeedbackPage } from "./feedback.tsx";
import { GalleryPage } from "./gallery.tsx";
import { ServicesSheet } from "./guest-services.tsx";
import { MapSheet } from "./map.tsx";
import { PopupSheet } from "./popup.tsx";

/** Whether a button opens a dialog of the page instead of leading away. */
export function opensOnPage(button: Button): boolean {
  const { type } = button;
  return (
    type === "popup" ||
    type === "gallery" ||
    type === "guest-services" ||
    type === "feedback" ||
    wechatIdOf(button) !== null
  );
}

/** Whether a dialog stands ready for a button: those that open here, and the map that scripts can show. */
export function hasDialog(button: Button): boolean {
  return opensOnPage(button) || (button.type === "map" && destinationOf(button) !== null);
}

interface ButtonDialogProps {
  readonly button: Button;
  readonly words: Words;
  readonly language: ContentLanguage;
  readonly propertyName: string;
  readonly speech?: Speech;
  readonly mode: PortalMode;
  /** Absent where a draft is shown: its forms are sent nowhere. */
  readonly target?: FormTarget | null;
}

/** What a button opens: popup, gallery, feedback, guest services, map, or a WeChat ID. */
export function ButtonDialog(props: ButtonDialogProps) {
  const { button, words, language, propertyName, speech = ownSpeech, mode, target = null } = props;
  switch (button.type) {
    case "popup":
      return <PopupSheet button={button} words={words} speech={speech} mode={mode} />;
    case "gallery":
      return (
        <GalleryPage
          button={button}
          words={words}
          speech={speech}
          language={language}
          propertyName={propertyName}
        />
      );
    case "feedback":
      return (
        <FeedbackPage
          button={button}
          words={words}
          speech={speech}
          propertyName={propertyName}
          target={target}
        />
      );
    case "guest-services":
      return <ServicesSheet button={button} words={words} speech={speech} target={target} />;
    case "map":
      return <MapSheet button={button} words={words} speech={speech} />;
    default:
      return (
        <Sheet button={button} words={words}>
          <div className="p-body">
            <h2 id={`t-${button.id}`}>
              <Spoken speech={speech} path="name">
                {button.name}
              </Spoken>
            </h2>
            {words.wechatId}
            <WechatId id={wechatIdOf(button) ?? ""} words={words} />
          </div>
        </Sheet>
      );
  }
}
