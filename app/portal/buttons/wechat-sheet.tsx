import type { Button } from "#domain/content/button.ts";
import { Sheet } from "../dialog-frame.tsx";
import { LocalizedText } from "../localized-text.tsx";
import type { TextLanguage } from "../text-language.ts";
import { WechatId } from "../wechat-id.tsx";
import type { Words } from "../words/words.ts";

interface WechatSheetProps {
  readonly button: Button;
  readonly id: string | null;
  readonly words: Words;
  readonly textLanguage: TextLanguage;
}

export function WechatSheet({ button, id, words, textLanguage }: WechatSheetProps) {
  return (
    <Sheet button={button} words={words}>
      <div className="p-body">
        <h2 id={`t-${button.id}`}>
          <LocalizedText textLanguage={textLanguage} path="name">
            {button.name}
          </LocalizedText>
        </h2>
        {words.wechatId}
        <WechatId id={id ?? ""} words={words} />
      </div>
    </Sheet>
  );
}
