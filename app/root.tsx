import { firstFont, themeColour } from "virtual:brand-look";
import { brand, brandManifest, brandPictures, portalColours } from "virtual:brand-shown";
import { textFiles } from "virtual:text-files";
import { lazy, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { CatalogueName, ScreenHandle } from "#app/messages/catalogues.ts";
import { entryWordsIn } from "#brand/entry-words.ts";
import { PRODUCT_VERSION } from "#domain/account/account.ts";
import {
  DEFAULT_INTERFACE_LANGUAGE,
  decideInterfaceLanguage,
  type InterfaceLanguage,
} from "#domain/language.ts";
import type { Route } from "./+types/root.ts";
import { BrandProvider } from "./components/brand-context.tsx";
import { CookieNotice } from "./components/entry/cookie-notice.tsx";
import { CrashPopup } from "./components/failure/crash-popup.tsx";
import { GlobalErrorListener } from "./components/failure/global-error-listener.tsx";
import { NetworkLostPage } from "./components/failure/network-lost.tsx";
import { useLostScreen } from "./components/failure/use-lost-screen.ts";
import { MessagesProvider } from "./messages/messages-context.tsx";
import { PageStyle, useIsStyleCarried } from "./session/arrival/page-style.tsx";
import { hasSeenCookieNotice } from "./session/cookie-notice.ts";
import { replayEarlyInput } from "./session/input/early-input.ts";
import { RECORD_EARLY_INPUT } from "./session/input/record-early-input.ts";
import { isNetworkFailure } from "./session/network/network-failure.ts";
import { useNonce } from "./session/nonce.tsx";
import { revalidateUnlessSameScreen } from "./session/same-screen.ts";
import { getServer } from "./session/server-context.ts";
import { readTheme, ThemeProvider } from "./session/theme.ts";

/** Pages that replace a screen. Loaded only when shown, so that the sign-in screen does not include them. */
const MaintenancePage = lazy(async () => ({
  default: (await import("./components/failure/maintenance-page.tsx")).MaintenancePage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import("./components/failure/not-found-page.tsx")).NotFoundPage,
}));

const SERVICE_UNAVAILABLE = 503;

/** Data of every screen: language, brand and maintenance. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, maintenance, clientKey } = getServer(context);
  const status = maintenance.maintenance ? SERVICE_UNAVAILABLE : 200;
  const hasSeenCookies = hasSeenCookieNotice(request);
  return data(
    {
      language,
      maintenance,
      clientKey,
      version: PRODUCT_VERSION,
      entryWords: entryWordsIn(language),
      hasSeenCookies,
      theme: readTheme(request),
    },
    { status, headers: { vary: "Accept-Language, Cookie" } },
  );
}

export const shouldRevalidate = revalidateUnlessSameScreen;

/** Language from the document, for errors without loader data. */
function getPageLanguage(): InterfaceLanguage {
  if (typeof document === "undefined") return DEFAULT_INTERFACE_LANGUAGE;
  return decideInterfaceLanguage(document.documentElement.lang, null);
}

function getPageTheme(): string | undefined {
  return typeof document === "undefined" ? undefined : document.documentElement.dataset.theme;
}

/** The screen's catalogues, and whether it is inside the shell. */
function useShown(): { readonly hasShell: boolean; readonly texts: readonly CatalogueName[] } {
  const matches = useMatches();
  return {
    hasShell: matches.some(({ id }) => id === "routes/shell/route"),
    texts: [
      "everywhere",
      ...matches.flatMap(({ handle }) => (handle as ScreenHandle | undefined)?.texts ?? []),
    ],
  };
}

/** The document. Also used for errors, where loader data may be missing. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const language = root?.language ?? getPageLanguage();
  const { texts } = useShown();
  return (
    <html
      lang={language}
      data-texts={texts.join(" ")}
      data-theme={root ? (root.theme ?? undefined) : getPageTheme()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={themeColour} />
        {/* Before the style sheet, to avoid a white flash in dark mode. */}
        <meta name="color-scheme" content={root?.theme ?? "light dark"} />
        <link rel="icon" type="image/svg+xml" href={brandPictures.favicon} />
        <link rel="apple-touch-icon" href={brandPictures.appIcon} />
        <link rel="manifest" href={brandManifest} />
        <Meta />
        <PageStyle />
        {/* In development there is no CSP, so browsers show nonces and hydration would differ. */}
        <Links nonce={import.meta.env.DEV ? "" : nonce} />
        {/* This script runs only in the server's HTML; the browser bundle does not include it. */}
        <script nonce={nonce} suppressHydrationWarning={true}>
          {import.meta.env.SSR ? RECORD_EARLY_INPUT : ""}
        </script>
      </head>
      <body>
        <MessagesProvider language={language}>{children}</MessagesProvider>
        <LatePreloads texts={texts} language={language} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

interface LatePreloadsProps {
  /** Catalogue names, without the language. */
  readonly texts: readonly CatalogueName[];
  readonly language: InterfaceLanguage;
}

/** Preload links of the texts' files as HTML; empty in development. */
function getLinks(texts: LatePreloadsProps["texts"], language: InterfaceLanguage): string {
  const files = texts.map((name) => textFiles[`${name}-${language}`]);
  return files.map((href) => (href ? `<link rel="modulepreload" href="${href}">` : "")).join("");
}

/**
 * Preloads at the end of the page: in the head they would compete with the style sheet on a slow line. With
 * inlined styles, fonts wait until the page is idle. A link with `itemprop` is not moved by React.
 */
function LatePreloads({ texts, language }: LatePreloadsProps) {
  const isStyleCarried = useIsStyleCarried();
  return (
    <>
      <span
        hidden={true}
        suppressHydrationWarning={true}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names of files of the build, which the Worker knows alone
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? getLinks(texts, language) : "" }}
      />
      {firstFont ? (
        <link
          itemProp="font"
          rel="preload"
          href={firstFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          media={isStyleCarried ? "print" : undefined}
          suppressHydrationWarning={true}
        />
      ) : null}
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { version, hasSeenCookies, entryWords, theme } = loaderData;
  const lostScreen = useLostScreen();
  // An open page stays during maintenance: its signed-in part shows a cover and keeps typed input.
  const [{ maintenance: isClosed, time }] = useState(loaderData.maintenance);
  useLayoutEffect(replayEarlyInput, []);
  // Inside the shell, only the screen's own area shows the page for a lost network.
  const { hasShell } = useShown();
  const screen = lostScreen === null || hasShell ? <Outlet /> : <NetworkLostPage to={lostScreen} />;
  return (
    <BrandProvider value={{ ...brand, pictures: brandPictures, version, entryWords, portalColours }}>
      <ThemeProvider value={theme}>
        {isClosed ? (
          <MaintenancePage time={time} />
        ) : (
          <>
            {screen}
            {hasSeenCookies ? null : <CookieNotice />}
          </>
        )}
        <GlobalErrorListener />
      </ThemeProvider>
    </BrandProvider>
  );
}

/**
 * Unexpected errors. A 404 and a lost network have their own pages; everything else is the crash popup, which
 * signs out [S105].
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isNetworkFailure(error)) return <NetworkLostPage />;
  return <CrashPopup error={error} />;
}
