import { useMemo } from "react";
import { type Wifi, wifiCode } from "#domain/content/wifi.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { SignIcon } from "../icons.tsx";
import { qrPath } from "../qr-path.ts";
import { WIFI_WORDS } from "../words/wifi-words.ts";
import type { Words } from "../words/words.ts";

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly isSecret?: boolean;
  readonly words: Words;
}

function Fact({ name, value, isSecret = false, words }: FactProps) {
  return (
    <div className="p-row">
      <p>
        <small>{name}</small>
        <b>
          {isSecret ? (
            <span className="p-dots" aria-hidden="true">
              ••••••••
            </span>
          ) : null}
          <bdi className={isSecret ? "p-clear" : undefined} translate="no">
            {value}
          </bdi>
        </b>
      </p>
      <button type="button" className="p-mini" data-copy={value} data-copied={words.copied}>
        {words.copy}
        <span className="p-sr"> {name}</span>
      </button>
    </div>
  );
}

/**
 * A network, its password with a copy button (works while hidden), and a QR code for a second device once
 * revealed (R7). A native `details` element reveals them without scripts.
 */
export function WifiFacts({
  wifi,
  words,
  language,
}: {
  readonly wifi: Wifi;
  readonly words: Words;
  readonly language: ContentLanguage;
}) {
  const own = WIFI_WORDS[language];
  const { size, data } = useMemo(() => qrPath(wifiCode(wifi)), [wifi]);
  const hasPassword = wifi.security !== "none";
  const code = (
    <div className="p-second">
      <svg className="p-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={wifi.network}>
        <path d={data} />
      </svg>
      <p>
        <b>{own.second}</b> {own.scan}
      </p>
    </div>
  );
  return (
    <div className="p-wifi">
      <Fact name={own.network} value={wifi.network} words={words} />
      {hasPassword ? (
        <>
          <Fact name={own.password} value={wifi.password} isSecret words={words} />
          <details className="p-secret">
            <summary className="p-cta">
              <SignIcon sign="eye" />
              <span className="p-show">{own.show}</span>
              <span className="p-hide">{own.hide}</span>
            </summary>
            {code}
          </details>
        </>
      ) : (
        code
      )}
    </div>
  );
}
