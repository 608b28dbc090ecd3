import { useEffect, useState } from "react";
import { useBrand } from "#app/components/brand-context.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { IMPORT_FAILED_EVENT } from "#app/session/network/probe-network.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusLine } from "#app/ui/feedback/status-line.tsx";

declare global {
  interface Window {
    /** React Router's own. */
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
    };
  }
}

/** Whether the server has another build than this page is of. Rejects where the server can't be reached. */
async function isOutdated(): Promise<boolean> {
  const version = window.__reactRouterManifest?.version ?? "";
  const address = `/__manifest?paths=/&version=${version}`;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" });
  return answer.headers.has("x-remix-reload-document");
}

/**
 * Says that a page is of an earlier build whose files are gone, as soon as one of them is missed. The page stays, with
 * all that was typed in it, and can still be saved; another one is fetched at a press, and never by itself.
 */
export function OutdatedLine() {
  const { outdated } = useMessages().shell;
  const { portalName } = useBrand();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const look = () =>
      void isOutdated().then(
        (is) => is && setIsShown(true),
        // The network's own line says so.
        () => undefined,
      );
    window.addEventListener(IMPORT_FAILED_EVENT, look);
    return () => window.removeEventListener(IMPORT_FAILED_EVENT, look);
  }, []);
  return (
    <StatusLine>
      {isShown ? (
        <>
          {outdated.text(portalName)}
          <Button size="sm" onClick={() => location.reload()}>
            {outdated.reload}
          </Button>
        </>
      ) : null}
    </StatusLine>
  );
}
