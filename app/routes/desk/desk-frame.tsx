import type { ReactNode } from "react";
import { LanguageMenu } from "#app/components/entry/language-menu.tsx";
import { formatDate, formatTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import type { DeskScreen } from "#domain/account/desk.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import { formatDeskDate } from "./desk-words.ts";

interface DeskFrameProps {
  readonly screen: DeskScreen;
  readonly now: number;
  readonly isReachable: boolean;
  readonly children: ReactNode;
}

/** Layout of a desk: property and clock above, a promise and the pairing below (pictures 80 and 80b). */
export function DeskFrame({ screen: { desk, property }, now, isReachable, children }: DeskFrameProps) {
  const { names: words } = useMessages("desk");
  const language = useLanguage();
  const { timeZone } = property;
  return (
    <div className="grid min-h-(--screen-height) grid-rows-[auto_minmax(0,1fr)_auto] gap-8 bg-surface-canvas px-5 py-7 sm:px-12">
      <title>{`${words.pageTitle} · ${property.name}`}</title>
      <header className="flex items-start justify-between gap-6">
        <div className="flex min-w-0 items-center gap-3.5 pt-2">
          <Thumbnail
            src={property.thumbnail && mediaHref(property.thumbnail)}
            size={56}
            className="size-13! rounded-xl!"
          />
          <div className="min-w-0">
            <p className="text-dialog font-semibold wrap-anywhere text-strong">{property.name}</p>
            <p className="text-sm wrap-anywhere text-muted">{desk.name}</p>
          </div>
        </div>
        {/* The browser's clock differs from the server's by the way of the page. */}
        <div className="flex-none text-end" suppressHydrationWarning={true}>
          <p
            className="text-[2.75rem] leading-12 font-semibold tracking-[-0.035em] text-strong tabular-nums"
            suppressHydrationWarning={true}
          >
            {formatTime(language, now, timeZone)}
          </p>
          <p className="text-sm text-muted" suppressHydrationWarning={true}>
            {formatDeskDate(language, now, timeZone)}
          </p>
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-260 min-w-0 flex-col justify-center">{children}</main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <p className="flex items-center gap-2">
          <Icon name={isReachable ? "lock" : "alert"} size="sm" />
          <span role="status">{isReachable ? words.nothingShown : words.notConnected}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          <p>{words.pairedBy(desk.pairedBy, formatDate(language, Date.parse(desk.pairedAt), timeZone))}</p>
          <LanguageMenu className="-me-2" />
        </div>
      </footer>
    </div>
  );
}
