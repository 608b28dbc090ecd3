import { useEffect } from "react";
import { useFirstMessages } from "#app/messages/first-messages.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useBrand } from "../brand-context.tsx";

const LOOK_AGAIN_MS = 30_000;

/** Opens the product again once operations are done: nobody has to guess when. */
function useReopening(): void {
  useEffect(() => {
    const look = async () => {
      const response = await fetch("/maintenance/maintenance.json");
      const { maintenance } = (await response.json()) as { maintenance: boolean };
      if (!maintenance) location.reload();
    };
    // Whatever keeps the answer away, the next look may have it.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}

/**
 * Replaces the whole product while operations work on it [S48, S87], and ends by itself. `time` is their
 * own words; may be empty.
 */
export function MaintenancePage({ time }: { time: string }) {
  const { portalName, companyName, pictures } = useBrand();
  const { maintenance } = useFirstMessages().shell;
  useReopening();
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
        <img src={pictures.darkPortalLogo} alt={companyName} className="mx-auto h-9" />
        <h1 className="mt-8 text-balance text-3xl font-semibold text-strong">{maintenance.title}</h1>
        <p className="mt-2.5 text-balance text-lg text-muted">{maintenance.text(portalName)}</p>
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
