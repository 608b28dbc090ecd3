import type { ReactNode } from "react";
import { createPath, useNavigation } from "react-router";
import { lookForNetwork, useIsWaitingForNetwork } from "#app/session/network/patient-fetch.ts";
import { NetworkLost } from "./network-lost.tsx";
import { useGoingOn } from "./use-going-on.ts";
import { useLostScreen } from "./use-lost-screen.ts";

/**
 * A screen inside the shell. While the way to another one waits for the network, that is said in its place; the screen
 * itself stays, out of sight, with all that was typed in it [S183].
 */
export function KeptScreen({ children }: { children: ReactNode }) {
  const { location: wanted } = useNavigation();
  const isWaiting = useIsWaitingForNetwork();
  // Its code is out of reach, not its data: another page brings it.
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
              lookForNetwork();
              goOn();
            }}
          />
        </div>
      )}
    </>
  );
}
