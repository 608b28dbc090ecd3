import { useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { PIN_INPUT, PIN_LENGTH_MAX, readPin } from "#domain/content/guard.ts";
import { GUESSES_REPORTED_MIN } from "#domain/guest/guesses.ts";
import { cleanSigns } from "#domain/text.ts";

interface PinFieldProps {
  readonly propertyId: string;
  readonly buttonId: string;
}

/** Sets a button's PIN. Takes effect at once, without publishing. A stored PIN can never be read again. */
export function PinField({ propertyId, buttonId }: PinFieldProps) {
  const { buttons, common, problems } = useMessages("setup");
  const { guard: words } = buttons;
  const language = useLanguage();
  const { connect } = useSession();
  const { mayEdit } = useRights();
  const { isBusy, run } = useApiAction();
  const [pin, setPin] = useState("");
  const known = usePinState({ propertyId, buttonId });
  const [isSet, setIsSet] = useState(false);
  const [given, setGiven] = useState<string | null>(null);

  const save = (wanted: string, isRandom: boolean) =>
    run(async () => {
      const { pins } = connect().api.api.properties[":propertyId"];
      const answer = await pins[":buttonId"].$put({ param: { propertyId, buttonId }, json: { pin: wanted } });
      if (!answer.ok) {
        const { code } = await readProblem(answer);
        return showToast({ tone: "error", title: problems.codes[code] });
      }
      setPin("");
      setIsSet(true);
      setGiven(isRandom ? wanted : null);
      showToast({ tone: "success", title: words.saved });
    });

  const isGuessed = !isSet && (known?.wrong ?? 0) >= GUESSES_REPORTED_MIN;
  return (
    <div className="flex flex-col items-start gap-3">
      {isGuessed ? (
        <Notice tone="warn">
          <p>{words.guessed(formatNumber(language, known?.wrong ?? 0))}</p>
          <Button
            size="sm"
            className="mt-2"
            loading={isBusy}
            loadingLabel={common.saving}
            disabled={!mayEdit}
            onClick={() => void save(randomPin(), true)}
          >
            {words.random}
          </Button>
        </Notice>
      ) : null}
      {given === null ? null : (
        <Notice tone="success">
          <p>
            {words.given(given)} {words.givenOnce}
          </p>
        </Notice>
      )}
      <TextField
        id="pin"
        label={words.newPin}
        hint={isSet || known?.hasPin !== false ? words.hint : words.none}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_INPUT.maxLength}
        value={pin}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Otherwise Enter goes on to the next question of Answers, and the PIN is lost.
          event.preventDefault();
          if (mayEdit && readPin(pin) !== null) void save(pin, false);
        }}
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
        onClick={() => void save(pin, false)}
      >
        {words.set}
      </Button>
    </div>
  );
}

/** Six random digits. The modulo bias of 32 bits is negligible. */
function randomPin(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, "0");
}

interface PinState {
  readonly hasPin: boolean;
  /** Number of wrong PINs that guests typed within a day. */
  readonly wrong: number;
}

/** Whether the button has a PIN, and whether it is being guessed; `null`: not known yet. */
function usePinState({ propertyId, buttonId }: PinFieldProps): PinState | null {
  const { connect } = useSession();
  const [state, setState] = useState<PinState | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const { pins } = connect().api.api.properties[":propertyId"];
      const answer = await pins[":buttonId"].$get(
        { param: { propertyId, buttonId } },
        { init: { signal: abort.signal } },
      );
      if (!answer.ok) return;
      const { setAt, wrong } = await answer.json();
      setState({ hasPin: setAt !== null, wrong });
    };
    read().catch((error: unknown) => console.info("It could not be read whether there is a PIN.", error));
    return () => abort.abort();
  }, [connect, propertyId, buttonId]);
  return state;
}
