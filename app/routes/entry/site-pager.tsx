import type { SitePage } from "#app/components/sites/use-site-page.ts";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";

/** The way from page to page; nothing where one page is all. */
export function SitePager({ page }: { page: SitePage }) {
  const { sites } = useMessages().entry;
  const language = useLanguage();
  const { items, offset, previous, next, isLoading } = page;
  if (!previous && !next && offset === 0) return null;
  const [from, to] = [offset + 1, offset + items.length].map((row) => formatNumber(language, row));
  return (
    <nav aria-label={sites.pages} className="mt-3 flex items-center justify-end gap-2">
      <p className="me-2 text-sm text-muted tabular-nums" aria-live="polite">
        {sites.rows(from ?? "", to ?? "")}
      </p>
      <Button size="sm" disabled={!previous || isLoading} onClick={() => previous?.()}>
        {sites.previousPage}
      </Button>
      <Button size="sm" disabled={!next || isLoading} onClick={() => next?.()}>
        {sites.nextPage}
      </Button>
    </nav>
  );
}
