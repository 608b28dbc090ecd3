import { Form, useLocation } from "react-router";
import { useFirstMessages } from "#app/messages/first-messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { useBrand } from "../brand-context.tsx";

/** Says which cookies there are, until it is put away [S52]. Stands above the bar of actions. */
export function CookieNotice() {
  const { common, shell } = useFirstMessages();
  const { privacyPolicy } = useBrand();
  const { pathname, search } = useLocation();
  return (
    <section
      aria-label={shell.cookies.label}
      className={classNames(
        "print:hidden fixed start-6 [body:has(#content)_&]:md:start-24 [body:has(#content)_&]:lg:start-[calc(var(--sidebar-width)+1.5rem)] bottom-[calc(var(--actionbar-height)+1.5rem)] z-panel flex w-96 max-w-[calc(100vw-3rem)] items-center gap-4 rounded-lg bg-surface-raised p-4 shadow-floating",
        // The one form as high as a window has its button down there; the picture beside it has none.
        pathname === "/register" && "md:start-auto md:end-8 md:top-8 md:bottom-auto",
      )}
    >
      <p className="text-sm text-muted">
        {shell.cookies.text}{" "}
        <TextLink to={privacyPolicy} className="text-sm">
          {shell.cookies.privacy}
        </TextLink>
      </p>
      <Form method="post" action="/cookie-notice" replace preventScrollReset>
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        <Button type="submit" size="sm">
          {common.ok}
        </Button>
      </Form>
    </section>
  );
}
