import { useRef } from "react";
import { Form, useLocation } from "react-router";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { getOwnName, INTERFACE_LANGUAGES } from "#domain/language.ts";

/** Interface language as a native select: works without scripts. */
export function LanguageMenu({ className }: { className?: string }) {
  const { common, entry } = useMessages("everywhere");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={form}
      method="post"
      action="/language"
      replace
      preventScrollReset
      className={classNames("flex items-center gap-1", className)}
    >
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <span className="relative inline-flex items-center text-sm font-medium text-muted">
        <Icon name="globe" size="sm" className="pointer-events-none absolute start-2.5" />
        <select
          key={language}
          name="language"
          aria-label={entry.signIn.language}
          defaultValue={language}
          onChange={() => form.current?.requestSubmit()}
          className="h-9 appearance-none rounded-md bg-transparent ps-8 pe-7.5 [field-sizing:content] hover:bg-surface-hover"
        >
          {INTERFACE_LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {getOwnName(code)}
            </option>
          ))}
        </select>
        <Icon name="chev-down" size="sm" className="pointer-events-none absolute end-2" />
      </span>
      <noscript>
        <button type="submit" className="h-9 rounded-md px-2 text-sm font-medium text-link">
          {common.apply}
        </button>
      </noscript>
    </Form>
  );
}
