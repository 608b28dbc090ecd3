import { useEffect, useRef, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { useBrand } from "#app/components/brand-context.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { OTHER_BUILD_EVENT, ownBuild } from "#app/session/network/other-build.ts";
import { IMPORT_FAILED_EVENT } from "#app/session/network/probe-network.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusLine } from "#app/ui/feedback/status-line.tsx";

/** Whether the server has another build than this page is of. Rejects where the server can't be reached. */
async function isOutdated(): Promise<boolean> {
  const address = `/__manifest?paths=/&version=${ownBuild()}`;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" });
  return answer.headers.has("x-remix-reload-document");
}

/**
 * Has the screen that somebody is led to come as a page of its own where its code is gone, or its data are of another
 * build, which the code that is here would draw. What is sent is not asked for again.
 */
function useWayToOtherBuild(): void {
  const { location: wanted, formMethod } = useNavigation();
  const way = useRef<string | null>(null);
  const isLed = useRef(false);
  useEffect(() => {
    way.current = wanted && !formMethod ? createPath(wanted) : null;
    isLed.current = false;
  }, [wanted, formMethod]);
  useEffect(() => {
    const lead = (event: Event) => {
      if (way.current === null) return;
      event.preventDefault();
      // Code and data are asked for together, and the browser asks once for what was typed.
      if (!isLed.current) location.assign(way.current);
      isLed.current = true;
    };
    window.addEventListener(OTHER_BUILD_EVENT, lead);
    return () => window.removeEventListener(OTHER_BUILD_EVENT, lead);
  }, []);
}

/** What shows that the page is of another build than the server's: its code is missed, or the data that come. */
const SIGNS = [IMPORT_FAILED_EVENT, OTHER_BUILD_EVENT] as const;

/**
 * Says that a page is of an earlier build whose files are gone, as soon as one of them is missed or data of the later
 * one come. The page stays, with all that was typed in it, and can still be saved; another one is fetched at a press,
 * or on the way to another screen.
 */
export function OutdatedLine() {
  const { outdated } = useMessages().shell;
  const { portalName } = useBrand();
  const [isShown, setIsShown] = useState(false);
  useWayToOtherBuild();
  useEffect(() => {
    const look = () =>
      void isOutdated().then(
        (is) => is && setIsShown(true),
        // The network's own line says so.
        () => undefined,
      );
    for (const sign of SIGNS) window.addEventListener(sign, look);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, look);
    };
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
