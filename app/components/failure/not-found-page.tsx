import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** 404 page; without a logo if an error lost the brand. */
export function NotFoundPage({ logo }: { readonly logo?: ReactNode }) {
  const { notFound } = useMessages("everywhere").failure;
  return (
    <main className="grid min-h-(--screen-height) place-items-center bg-surface-canvas p-6">
      <title>{notFound.title}</title>
      <div className="flex max-w-110 flex-col items-center gap-2 text-center">
        {logo}
        <p className="text-3xl font-semibold text-icon-current tabular-nums">404</p>
        <h1 className="mt-2 text-balance text-xl font-semibold text-strong">{notFound.title}</h1>
        <p className="text-pretty text-muted">{notFound.text}</p>
        <ButtonLink to="/" variant="primary" className="mt-4">
          {notFound.back}
        </ButtonLink>
      </div>
    </main>
  );
}
