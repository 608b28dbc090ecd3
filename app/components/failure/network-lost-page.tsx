import { NetworkLost } from "./network-lost.tsx";
import { useGoingOn } from "./use-going-on.ts";

/**
 * In place of a page that could not be fetched and stands outside of the shell [S183]. Nobody is signed out for a weak
 * network. `to` is the way to the screen where the address does not lead to it yet.
 */
export function NetworkLostPage({ to = null }: { to?: string | null }) {
  const look = useGoingOn(to);
  return (
    <main className="grid min-h-(--screen-height) place-items-center bg-surface-canvas p-6">
      <NetworkLost onRetry={look} />
    </main>
  );
}
