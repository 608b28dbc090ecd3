import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { buttonClasses } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BrandLogo } from "../brand-logo.tsx";
import { DesktopPicture } from "../illustrations.tsx";

interface SmallScreenNoticeProps {
  readonly email: string;
  /** Address of the guest portal; `null`: none. */
  readonly portalHref: string | null;
  /** Parts that also work on a phone; `null` without an active property. */
  readonly messages?: ReactNode;
  readonly signOut: ReactNode;
}

/** Replaces signed-in screens below 40rem; above, all work at 200 % zoom on a desktop (D64, WCAG 1.4.10) [S53]. */
export function SmallScreenNotice({ email, portalHref, messages, signOut }: SmallScreenNoticeProps) {
  const { smallScreen } = useMessages().shell;
  return (
    <main className="flex min-h-(--screen-height) flex-col bg-surface-page p-6 min-[40rem]:hidden">
      <BrandLogo className="h-7.5 self-start" />
      <div className="m-auto flex flex-col items-center gap-2.5 pb-6 text-center">
        <DesktopPicture />
        <h1 className="mt-6 max-w-85 text-balance text-2xl font-semibold text-strong">{smallScreen.title}</h1>
        <p className="max-w-78 text-pretty text-lg text-muted">{smallScreen.text}</p>
        {messages}
        {portalHref ? (
          <a href={portalHref} className={`mt-4 ${buttonClasses({ variant: "secondary", size: "lg" })}`}>
            <Icon name="external" />
            {smallScreen.openPortal}
          </a>
        ) : null}
      </div>
      <div className="flex flex-wrap items-baseline justify-center gap-x-1 text-center text-sm text-subtle">
        <span className="wrap-anywhere">{smallScreen.signedInAs(email)}</span>
        <span aria-hidden="true">·</span>
        {signOut}
      </div>
    </main>
  );
}
