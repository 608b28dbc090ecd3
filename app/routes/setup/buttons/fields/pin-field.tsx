import { useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { PIN_INPUT, PIN_LENGTH_MAX, readPin } from "#domain/content/guard.ts";
import { cleanSigns } from "#domain/text.ts";

interface PinFieldProps {
  readonly propertyId: string;
  readonly buttonId: string;
}

/** Gives a button its PIN, at once and without a publication. Nobody can read it again. */
export function PinField({ propertyId, buttonId }: PinFieldProps) {
  const { buttons, common, problems } = useMessages();
  const { guard: words } = buttons;
  const { connect } = useSession();
  const { mayEdit } = useRights();
  const { isBusy, run } = useApiAction();
  const [pin, setPin] = useState("");
  const hasPin = useHasPin({ propertyId, buttonId });
  const [isSet, setIsSet] = useState(false);

  const save = () =>
    run(async () => {
      const { pins } = connect().api.api.properties[":propertyId"];
      const answer = await pins[":buttonId"].$put({ param: { propertyId, buttonId }, json: { pin } });
      if (!answer.ok) {
        const { code } = await readProblem(answer);
        return showToast({ tone: "error", title: problems.codes[code] });
      }
      setPin("");
      setIsSet(true);
      showToast({ tone: "success", title: words.saved });
    });

  return (
    <div className="flex flex-col items-start gap-3">
      <TextField
        id="pin"
        label={words.newPin}
        hint={isSet || hasPin !== false ? words.hint : words.none}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_INPUT.maxLength}
        value={pin}
        onChange={(event) =>
          setPin(
            cleanSigns(event.currentTarget.value)
              .replace(/[^0-9]/g, "")
              .slice(0, PIN_LENGTH_MAX),
          )
        }
      />
      <Button
        size="sm"
        loading={isBusy}
        loadingLabel={common.saving}
        disabled={!mayEdit || readPin(pin) === null}
        onClick={() => void save()}
      >
        {words.set}
      </Button>
    </div>
  );
}

/** Whether the button has a PIN; null: it is not known yet. */
function useHasPin({ propertyId, buttonId }: PinFieldProps): boolean | null {
  const { connect } = useSession();
  const [hasPin, setHasPin] = useState<boolean | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const { pins } = connect().api.api.properties[":propertyId"];
      const answer = await pins[":buttonId"].$get(
        { param: { propertyId, buttonId } },
        { init: { signal: abort.signal } },
      );
      if (answer.ok) setHasPin((await answer.json()).setAt !== null);
    };
    read().catch((error: unknown) => console.info("It could not be read whether there is a PIN.", error));
    return () => abort.abort();
  }, [connect, propertyId, buttonId]);
  return hasPin;
}
