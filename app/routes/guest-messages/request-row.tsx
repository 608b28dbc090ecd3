import type { ReactNode } from "react";
import { formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { isNumbered } from "#domain/place/place.ts";

/** The words for a moment as the property's clock shows it: "Today, 16:24". */
export function useMomentWords(): (time: string) => string {
  const { common } = useMessages();
  const language = useLanguage();
  const { property } = useActiveProperty();
  const { now } = useSession();
  return (time) =>
    formatRecent(language, Date.parse(time), { now, words: common, timeZone: property.timeZone });
}

/** What one guest asked for; `children` is what can be done about it, below it where there is little room. */
export function RequestRow({
  request: { service, room, place, note, at, language, doneAt },
  children,
}: {
  readonly request: GuestRequest;
  readonly children?: ReactNode;
}) {
  const { inbox, common } = useMessages();
  const when = useMomentWords();
  const scanned = place && place.kind === "room" && isNumbered(place) ? inbox.room(place.name) : place?.name;
  const where = new Set([room === "" ? "" : inbox.room(room), scanned ?? ""].filter((text) => text !== ""));
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-5 py-3.5 max-md:px-4">
      <div className={`min-w-48 flex-1 ${doneAt === null ? "" : "text-muted"}`}>
        <p className="font-semibold text-strong wrap-anywhere" dir="auto">
          {service}
        </p>
        <p className="text-sm text-muted">
          {where.size === 0 ? inbox.noRoom : [...where].join(" · ")}
          {" · "}
          <time dateTime={at}>{when(at)}</time>
          {" · "}
          {inbox.inLanguage(common.languages[language])}
        </p>
        {note === "" ? null : (
          <p className="mt-1 text-md whitespace-pre-line text-default wrap-anywhere" dir="auto">
            {note}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
