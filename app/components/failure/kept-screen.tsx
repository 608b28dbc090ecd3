import type { ReactNode } from "react";
import { createPath, useNavigation } from "react-router";
import { retryWaiting, useIsWaitingForNetwork } from "#app/session/network/patient-fetch.ts";
import { NetworkLost } from "./network-lost.tsx";
import { useGoingOn } from "./use-going-on.ts";
import { useLostScreen } from "./use-lost-screen.ts";

/**
 * A screen inside the shell. While navigation waits for the network, a message replaces it; the screen stays
 * mounted but hidden, with its input [S183].
 */
export function KeptScreen({ children }: { children: ReactNode }) {
  const { location: wanted } = useNavigation();
  const isWaiting = useIsWaitingForNetwork();
  // If the next screen's code is gone, rather than its data, load the screen as a new document.
  const codeLost = useLostScreen();
  const goOn = useGoingOn(codeLost ?? undefined);
  const to = codeLost ?? (isWaiting && wanted ? createPath(wanted) : null);
  return (
    <>
      <div className={to === null ? "contents" : "hidden"}>{children}</div>
      {to === null ? null : (
        <div className="grid flex-1 place-items-center bg-surface-canvas p-6">
          <NetworkLost
            key={to}
            onRetry={() => {
              retryWaiting();
              goOn();
            }}
          />
        </div>
      )}
    </>
  );
}
