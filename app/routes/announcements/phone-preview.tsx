import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { DeviceFrame, getScreen, withoutBars } from "#app/ui/layout/device-frame.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { AnnouncementKind, AnnouncementState } from "#domain/announcement/announcement.ts";
import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { renderNewsPiece } from "#portal/news/news-piece.ts";
import { buildNewsStyle } from "#portal/news-style.ts";
import { useChips } from "../setup/answers/use-chips.ts";
import { formatShortMoment } from "./announcement-words.ts";
import type { AnnouncementDraft } from "./composing.ts";
import { usePublishedPage } from "./published-page.ts";
import { SketchedPortal } from "./sketched-portal.tsx";

const SCALE = 0.72;
/** Class of the edited announcement in the frame. */
const WRITTEN = "written";

interface PhonePreviewProps {
  readonly composing: AnnouncementDraft;
  readonly language: ContentLanguage;
  /** The edited announcement, which may be on the page already; `null`: a new one. */
  readonly storedId: string | null;
  readonly now: EpochMs;
}

/** The portal with the edited announcement, as guests will see it. */
function PhonePreview({ composing, language, storedId, now }: PhonePreviewProps) {
  const words = useMessages("announcements");
  const { property } = useActiveProperty();
  const { slug, publishedNumber, defaultLanguage, name, telephone, timeZone } = property;
  const page = usePublishedPage({ slug, language, number: publishedNumber });
  const { kind, texts } = composing;
  const shown = texts[language] ? language : defaultLanguage;
  const stored = texts[shown] ?? "";
  const chips = useChips(shown, hasChipBracket(stored));
  const text = chips.fill(stored) || words.noText;
  const item = { id: WRITTEN, key: "", kind, from: now, until: null, texts: [{ language: shown, text }] };
  const piece = renderNewsPiece(item, { language, facts: { name, telephone, timeZone }, now });
  const title = `${words.previewOf(name)}: ${words.kinds[kind]}, ${text}`;
  return (
    <DeviceFrame device="phone-portrait" scale={SCALE}>
      {page === null ? (
        <SketchedPortal title={title} kind={kind} text={text} spoken={shown} language={language} />
      ) : (
        <Framed page={page} title={title} kind={kind} html={piece?.html ?? ""} storedId={storedId} />
      )}
    </DeviceFrame>
  );
}

interface FramedProps extends Pick<PhonePreviewProps, "storedId"> {
  readonly page: string;
  readonly title: string;
  readonly kind: AnnouncementKind;
  /** The announcement as HTML. */
  readonly html: string;
}

function Framed({ page, title, kind, html, storedId }: FramedProps) {
  const [inside, setInside] = useState<Document | null>(null);
  useEffect(() => {
    if (inside) placeNews(inside, { kind, html, storedId });
  }, [inside, kind, html, storedId]);
  return (
    <iframe
      title={title}
      srcDoc={page}
      tabIndex={-1}
      sandbox="allow-same-origin"
      style={getScreen("phone-portrait")}
      className="block border-0"
      onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument)}
    />
  );
}

/** Inserts an announcement like the portal's script: banners below the header, other kinds after it. */
function placeNews(
  inside: Document,
  { kind, html, storedId }: Pick<FramedProps, "kind" | "html" | "storedId">,
) {
  withoutBars(inside);
  const there = inside.querySelector(".p-news");
  const section = there ?? inside.createElement("section");
  if (!there) {
    section.className = "p-news";
    section.innerHTML = '<div role="status"></div>';
    inside.querySelector(".p-header")?.insertAdjacentElement("afterend", section);
  }
  for (const old of section.querySelectorAll(`[data-news="${WRITTEN}"],[data-news="${storedId}"]`))
    old.remove();
  const style = inside.getElementById(WRITTEN) ?? inside.createElement("style");
  style.id = WRITTEN;
  style.textContent = buildNewsStyle([kind]);
  // Insert the style before the styles that show sheets.
  inside.head.insertBefore(style, inside.head.lastElementChild);
  const made = inside.createElement("template");
  made.innerHTML = html;
  // Keep the focus in the composer.
  made.content.querySelector("[autofocus]")?.removeAttribute("autofocus");
  const status = section.querySelector("[role=status]");
  if (kind === "banner") status?.insertBefore(made.content, status.firstChild);
  else section.appendChild(made.content);
}

interface ComposerPreviewProps extends PhonePreviewProps {
  readonly state: AnnouncementState | null;
  readonly endsAt: EpochMs | null;
  /** Whether the preview's dialog is open; narrow screens use it. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Preview of the announcement on a phone, beside the fields or in a dialog. */
export function ComposerPreview(props: ComposerPreviewProps) {
  const { state, endsAt, isOpen, onOpenChange, ...phone } = props;
  const { composing, now } = phone;
  const words = useMessages("announcements");
  const interfaceLanguage = useLanguage();
  const { timeZone } = useActiveProperty().property;

  /** Caption: how guests see the announcement. */
  function describeShown(): string {
    if (state === "ended") return "";
    if (composing.kind === "emergency") return words.coversAll;
    if (endsAt === null) return "";
    const end = formatShortMoment(endsAt, { language: interfaceLanguage, timeZone, now });
    return composing.kind === "sheet" ? words.opensOnce(end) : words.canClose(end);
  }

  const preview = (
    <>
      <PhonePreview {...phone} />
      <p className="max-w-70 text-center text-sm text-balance text-muted">{describeShown()}</p>
    </>
  );
  return (
    <>
      <aside
        aria-label={words.preview}
        className="stage flex w-89 flex-none flex-col items-center gap-4 overflow-y-auto border-s border-default p-5 max-lg:hidden"
      >
        {preview}
      </aside>
      <Dialog open={isOpen} onOpenChange={onOpenChange} title={words.preview}>
        <div className="flex flex-col items-center gap-4">{preview}</div>
      </Dialog>
    </>
  );
}
