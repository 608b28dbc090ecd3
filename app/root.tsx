import { type ReactNode, useEffect } from "react";
import { data, isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteLoaderData } from "react-router";
import { brand, brandPictures } from "#brand/brand.ts";
import { PRODUCT_VERSION } from "#domain/account.ts";
import { DEFAULT_INTERFACE_LANGUAGE } from "#domain/language.ts";
import type { Route } from "./+types/root.ts";
import { BrandProvider } from "./components/brand-context.tsx";
import { CrashPopup } from "./components/crash-popup.tsx";
import { MaintenancePage } from "./components/maintenance-page.tsx";
import { NotFoundPage } from "./components/not-found-page.tsx";
import { MessagesProvider, useMessages } from "./messages/messages-context.tsx";
import { useNonce } from "./session/nonce.tsx";
import { serverOf } from "./session/server-context.ts";
import "./styles.css";
import { Toaster } from "./ui/toast.tsx";

const SERVICE_UNAVAILABLE = 503;

/** What every screen needs: language, brand, and whether the product is open at all. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, maintenance, clientKey } = serverOf(context);
  const status = maintenance.maintenance ? SERVICE_UNAVAILABLE : 200;
  return data(
    { language, maintenance, clientKey, version: PRODUCT_VERSION, brand, brandPictures },
    { status, headers: { vary: "Accept-Language, Cookie" } },
  );
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.brand.portalName ?? "Foyer" }];
}

/** The document. Also around errors, where the loader's data may be missing. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  return (
    <html lang={root?.language ?? DEFAULT_INTERFACE_LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" type="image/svg+xml" href={root?.brandPictures.favicon ?? "/favicon.svg"} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <MessagesProvider language={root?.language ?? DEFAULT_INTERFACE_LANGUAGE}>
          {children}
        </MessagesProvider>
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { brand: shownBrand, brandPictures: pictures, maintenance, version } = loaderData;
  const messages = useMessages();
  return (
    <BrandProvider value={{ ...shownBrand, pictures, version }}>
      {maintenance.maintenance ? <MaintenancePage time={maintenance.time} /> : <Outlet />}
      <Toaster regionLabel={messages.common.toasts.region} dismissLabel={messages.common.dismiss} />
    </BrandProvider>
  );
}

/** Anything nobody expected. A 404 is a page; the rest is the crash popup, which signs out [S105]. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <CrashPopup error={error} />;
}
