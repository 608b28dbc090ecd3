import { useCallback, useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isEmail } from "#domain/address.ts";
import { foldRecipientAddress, type Recipient } from "#domain/guest/mail-recipient.ts";

/** Debounce before looking up the address. */
const TYPING_PAUSE_MS = 500;

interface RecipientStateProps {
  readonly propertyId: string;
  /** The text in the field. */
  readonly email: string;
}

/** Whether the address is confirmed to receive guests' messages, and what to do if not. */
export function RecipientState({ propertyId, email }: RecipientStateProps) {
  const { connect } = useSession();
  const [known, setKnown] = useState<Recipient | null>(null);
  const address = foldRecipientAddress(email);

  const read = useCallback(
    async (signal: AbortSignal) => {
      try {
        const { recipient } = connect().api.api.properties[":propertyId"];
        const answer = await recipient.$get(
          { param: { propertyId }, query: { address } },
          { init: { signal } },
        );
        if (answer.ok) setKnown(await answer.json());
      } catch (error) {
        // The state is optional information, so its failure is not shown.
        console.info("The state of a recipient could not be read.", error);
      }
    },
    [connect, propertyId, address],
  );

  useEffect(() => {
    if (!isEmail(address)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => void read(abort.signal), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address, read]);

  // `known` may still be the state of an earlier address.
  if (known === null || known.address !== address) return null;
  return <KnownState propertyId={propertyId} known={known} onChange={setKnown} />;
}

interface KnownStateProps {
  readonly propertyId: string;
  readonly known: Recipient;
  readonly onChange: (known: Recipient) => void;
}

function KnownState({ propertyId, known: { address, state }, onChange }: KnownStateProps) {
  const { buttons } = useMessages("setup");
  const sayRefused = useRefusalToast();
  const { recipient: words } = buttons;
  const { connect } = useSession();
  const { mayEdit } = useRights();
  const { isBusy, run } = useApiAction();

  const sendAgain = () =>
    run(async () => {
      const { ask } = connect().api.api.properties[":propertyId"].recipient;
      const answer = await ask.$post({ param: { propertyId }, json: { address } });
      if (answer.ok) {
        onChange(await answer.json());
        showToast({ tone: "success", title: words.sent(address) });
      } else {
        await sayRefused(answer, words.failed);
      }
    });

  if (state === "member" || state === "confirmed") {
    return (
      <p className="flex items-center gap-1.5 text-xs text-success">
        <Icon name="check-circle" size="xs" />
        {words.confirmed}
      </p>
    );
  }
  if (state === "asked") {
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="flex items-start gap-1.5 text-xs text-muted wrap-anywhere">
          <Icon name="clock" size="xs" className="mt-px flex-none" />
          {words.asked(address)}
        </p>
        <Button
          size="sm"
          loading={isBusy}
          loadingLabel={words.sending}
          disabled={!mayEdit}
          onClick={() => void sendAgain()}
        >
          {words.again}
        </Button>
      </div>
    );
  }
  return (
    <p className="flex items-start gap-1.5 text-xs text-muted wrap-anywhere">
      <Icon name="info" size="xs" className="mt-px flex-none" />
      {state === "later" ? words.later(address) : words.onPublish(address)}
    </p>
  );
}
