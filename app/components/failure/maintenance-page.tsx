import { useEffect } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { checkMaintenance } from "#app/session/network/maintenance.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Maintenance } from "#domain/property/maintenance.ts";
import { useBrand } from "../brand-context.tsx";
import { BrandLogo } from "../brand-logo.tsx";

const LOOK_AGAIN_MS = 30_000;

const reload = () => location.reload();

interface MaintenancePageProps {
  /** Free text by operations; may be empty. */
  time: string;
  /** Called when maintenance ends. */
  onOpen?: (flag: Maintenance) => void;
}

/** Replaces the whole product during maintenance [S48, S87] and disappears by itself. */
export function MaintenancePage({ time, onOpen = reload }: MaintenancePageProps) {
  const { portalName, pictures } = useBrand();
  const { maintenance } = useMessages("everywhere").failure;
  useEffect(() => {
    const checkAgain = async () => {
      const flag = await checkMaintenance();
      if (flag?.maintenance === false) onOpen(flag);
    };
    const timer = setInterval(() => void checkAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [onOpen]);
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden bg-surface-highlight p-6">
      <title>{`${maintenance.pageTitle} · ${portalName}`}</title>
      <img
        src={pictures.maintenanceImage}
        alt=""
        className="absolute inset-0 size-full object-cover object-center"
      />
      <div className="picture-wash absolute inset-0" />
      <div className="relative mb-[12dvh] w-full max-w-130 rounded-2xl bg-surface-floating px-12 pt-11 pb-10 text-center shadow-xl">
        <BrandLogo className="mx-auto h-9" />
        <h1 className="mt-8 text-balance text-3xl font-semibold text-strong">{maintenance.title}</h1>
        <p className="wrap-anywhere mt-2.5 text-balance text-lg text-muted">{maintenance.text(portalName)}</p>
        {time ? (
          <p className="mt-6 inline-flex min-h-11 items-center gap-2.5 rounded-[22px] border border-selected-quiet bg-surface-selected py-2 ps-3.5 pe-4.5 text-start font-medium text-on-highlight">
            <Icon name="clock" />
            {maintenance.expected(time)}
          </p>
        ) : null}
      </div>
    </main>
  );
}
