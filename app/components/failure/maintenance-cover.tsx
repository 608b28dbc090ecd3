import { useEffect, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import { announceMaintenance, useMaintenance } from "#app/session/network/maintenance.ts";
import type { Maintenance } from "#domain/property/maintenance.ts";
import { MaintenancePage } from "./maintenance-page.tsx";

/** Covers the signed-in part while maintenance lasts, as soon as this page is notified. */
export function MaintenanceWatch() {
  const root = useRouteLoaderData<{ readonly maintenance: Maintenance }>("root");
  const { maintenance, time } = useMaintenance(root?.maintenance ?? { maintenance: false, time: "" });
  return maintenance ? <MaintenanceCover time={time} /> : null;
}

/**
 * Covers an open screen during maintenance: its input stays, inaccessible, until maintenance ends. A native
 * modal dialog also covers other dialogs.
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
      // Escape does not close it; if the browser closes it anyway, it is shown again.
      onCancel={(event) => event.preventDefault()}
      onClose={show}
      className="m-0 size-full max-h-none max-w-none"
    >
      <MaintenancePage time={time} onOpen={announceMaintenance} />
    </dialog>
  );
}
