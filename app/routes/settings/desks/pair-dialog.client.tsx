import { useEffect, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { Desk } from "#domain/account/desk.ts";
import { SECOND_MS } from "#domain/time.ts";
import type { CodedDesk } from "./use-desks.ts";

const POLL_MS = 3 * SECOND_MS;
const MINUTE_SECONDS = 60;

interface PairDialogProps {
  readonly coded: CodedDesk;
  readonly load: () => Promise<readonly Desk[] | null>;
  readonly onClose: () => void;
}

/** The code that pairs a browser, as long as it works; says when the browser is paired. */
export function PairDialog({ coded: { desk, code }, load, onClose }: PairDialogProps) {
  const { common } = useMessages();
  const { settings: words } = useMessages("desk");
  const restMs = useRest(desk.codeUntil);
  const isPaired = useIsPaired(desk, load);
  const address = `${location.origin}/desk`;
  return (
    <Dialog
      open
      size="sm"
      icon="monitor"
      title={words.codeTitle(desk.name)}
      description={isPaired ? "" : words.codeText}
      onOpenChange={onClose}
      foot={<Button onClick={onClose}>{common.close}</Button>}
    >
      {isPaired ? (
        <Notice tone="success" role="status">
          {words.paired(desk.name)}
        </Notice>
      ) : (
        <div className="flex flex-col gap-4">
          <p dir="ltr" className="text-lg font-medium break-all text-strong">
            {address.replace(/^https?:\/\//, "")}
          </p>
          <div className="rounded-lg border border-default bg-surface-sunken px-4 py-5 text-center">
            <p className="text-sm text-muted">{words.codeLabel}</p>
            <p dir="ltr" className="mt-1 text-3xl font-semibold text-strong tabular-nums select-all">
              {code}
            </p>
            <p role="timer" aria-live="off" className="mt-2 text-sm text-muted tabular-nums">
              {restMs > 0 ? words.works(formatRest(restMs)) : words.expired}
            </p>
          </div>
          {desk.pairedAt === null ? null : <p className="text-sm text-muted">{words.newCodeText}</p>}
          <div>
            <ButtonLink to={`/desk#${code}`} reloadDocument iconAfter="external">
              {words.openHere}
            </ButtonLink>
            <p className="mt-2 text-sm text-muted">{words.openHereText}</p>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** "9:58" */
function formatRest(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, "0")}`;
}

/** Milliseconds until a moment, by the server's clock, each second; 0: over. */
function useRest(until: string | null): number {
  const { clock } = useSession();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), SECOND_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return until === null ? 0 : Math.max(0, Date.parse(until) - now);
}

/** Whether a browser was paired since the code was made. Asks every three seconds. */
function useIsPaired({ id, pairedAt }: Desk, load: PairDialogProps["load"]): boolean {
  const [isPaired, setIsPaired] = useState(false);
  useEffect(() => {
    if (isPaired) return;
    async function look() {
      const desks = await load();
      const now = desks?.find((desk) => desk.id === id)?.pairedAt ?? null;
      if (now !== null && now !== pairedAt) setIsPaired(true);
    }
    const timer = setInterval(() => void look().catch((error: unknown) => console.info(error)), POLL_MS);
    return () => clearInterval(timer);
  }, [id, pairedAt, load, isPaired]);
  return isPaired;
}
