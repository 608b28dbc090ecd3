import { useEffect, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import { tellMaintenance, useMaintenance } from "#app/session/network/maintenance.ts";
import { MAINTENANCE_OFF, type Maintenance } from "#domain/property/maintenance.ts";
import { MaintenancePage } from "./maintenance-page.tsx";

/** Covers what is signed in as soon as this page hears of maintenance, and until it hears of its end. */
export function MaintenanceWatch() {
  const root = useRouteLoaderData<{ readonly maintenance: Maintenance }>("root");
  const { maintenance, time } = useMaintenance(root?.maintenance ?? MAINTENANCE_OFF);
  return maintenance ? <MaintenanceCover time={time} /> : null;
}

/**
 * Over a screen that was open when maintenance began: what was typed in it stays there, out of reach, until the
 * product opens again. The browser's own modal dialog covers dialogs as well.
 */
function MaintenanceCover({ time }: { time: string }) {
  const cover = useRef<HTMLDialogElement>(null);
  const show = () => {
    if (!cover.current?.open) cover.current?.showModal();
  };
  useEffect(show, []);
  return (
    <dialog
      ref={cover}
      // Escape ends nothing; a browser that closes it all the same is told again.
      onCancel={(event) => event.preventDefault()}
      onClose={show}
      className="m-0 size-full max-h-none max-w-none"
    >
      <MaintenancePage time={time} onOpen={tellMaintenance} />
    </dialog>
  );
}
