import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SEEN_COOKIE_NOTICE } from "#app/session/cookie-notice.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useBrand } from "../brand-context.tsx";

/**
 * Cookie information until dismissed [S52]. Screens end above it (`--notice-height`), so that it covers
 * nothing. With scripts it is dismissed in the browser, so that a refused form keeps its messages.
 */
export function CookieNotice() {
  const { common, entry } = useMessages("everywhere");
  const { privacyPolicy } = useBrand();
  const { pathname, search } = useLocation();
  const [isGone, setIsGone] = useState(false);
  if (isGone) return null;

  function dismiss(event: FormEvent) {
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = SEEN_COOKIE_NOTICE;
    setIsGone(true);
  }

  return (
    <section
      aria-label={entry.cookies.label}
      className="cookie-notice print:hidden fixed inset-x-0 bottom-0 z-panel flex h-(--notice-height) items-center justify-center gap-4 border-t border-default bg-surface-raised px-6 shadow-bar"
    >
      <p className="text-sm text-muted">
        {entry.cookies.text}{" "}
        <TextLink to={privacyPolicy} className="text-sm">
          {entry.cookies.privacy}
        </TextLink>
      </p>
      <form method="post" action="/cookie-notice" onSubmit={dismiss}>
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        <Button type="submit" size="sm">
          {common.ok}
        </Button>
      </form>
    </section>
  );
}
