import { useEffect, useRef, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { useBrand } from "#app/components/brand-context.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { getOwnBuild, OTHER_BUILD_EVENT } from "#app/session/network/other-build.ts";
import { IMPORT_FAILED_EVENT } from "#app/session/network/probe-network.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusLine } from "#app/ui/feedback/status-line.tsx";

/** Whether the server runs another build than this page. Rejects if offline. */
async function isOutdated(): Promise<boolean> {
  const address = `/__manifest?paths=/&version=${getOwnBuild()}`;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" });
  return answer.headers.has("x-remix-reload-document");
}

/**
 * Loads the target of a navigation as a new document if its code is gone or its data is of another build,
 * which this code would misrender. Submissions are not repeated.
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
    const reload = (event: Event) => {
      if (way.current === null) return;
      event.preventDefault();
      // Code and data fail separately; navigate once, so that the browser asks once about typed input.
      if (!isLed.current) location.assign(way.current);
      isLed.current = true;
    };
    window.addEventListener(OTHER_BUILD_EVENT, reload);
    return () => window.removeEventListener(OTHER_BUILD_EVENT, reload);
  }, []);
}

/** Events that reveal a new build on the server: code that is gone, or data of that build. */
const OUTDATED_EVENTS = [IMPORT_FAILED_EVENT, OTHER_BUILD_EVENT] as const;

/**
 * Says that the page is of an outdated build, once its files are missing or newer data arrives. The page
 * stays with its input and can still be saved; a press or the next navigation loads the new build.
 */
export function OutdatedLine() {
  const { outdated } = useMessages().shell;
  const { portalName } = useBrand();
  const [isShown, setIsShown] = useState(false);
  useWayToOtherBuild();
  useEffect(() => {
    const checkOutdated = () =>
      void isOutdated().then(
        (is) => is && setIsShown(true),
        // The connection status on the screen already shows network errors.
        () => undefined,
      );
    for (const sign of OUTDATED_EVENTS) window.addEventListener(sign, checkOutdated);
    return () => {
      for (const sign of OUTDATED_EVENTS) window.removeEventListener(sign, checkOutdated);
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
