import type { ReactNode } from "react";
import { useOpenRequests } from "#app/session/live/open-requests-context.tsx";
import { formatCount } from "#domain/guest/open-requests.ts";
import { useBrand } from "./brand-context.tsx";
import { OnlineUsers } from "./online-users.tsx";

export interface ScreenHeaderProps {
  title: string;
  /** Status and secondary actions, at the end. */
  actions?: ReactNode;
  /** Whether to omit the line below the header, because tabs follow. */
  bare?: boolean;
}

/** Top bar of a screen: the heading, which is also the document title after the number of waiting guests. */
export function ScreenHeader({ title, actions, bare = false }: ScreenHeaderProps) {
  const { portalName } = useBrand();
  const open = useOpenRequests();
  return (
    <header
      className={`top-bar flex min-h-(--topbar-height) flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-surface-page ps-8 pe-6 max-md:px-4 max-md:py-2 print:h-auto print:ps-0 print:pb-2 ${bare ? "" : "border-b border-default print:border-0"}`}
    >
      <title>{`${open > 0 ? `(${formatCount(open)}) ` : ""}${title} · ${portalName}`}</title>
      <h1 className="truncate text-xl font-semibold text-strong">{title}</h1>
      <div className="flex flex-none items-center gap-3 print:hidden">
        <OnlineUsers />
        {actions}
      </div>
    </header>
  );
}
