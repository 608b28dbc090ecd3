import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { PlacesInput } from "#domain/place/place-import.ts";
import type { ImportPreview } from "./import-lines.ts";
import { printPath } from "./print/print-choice.ts";

/** Debounce for the preview. */
const TYPING_PAUSE_MS = 250;

interface Answered {
  readonly input: PlacesInput;
  /** `null` if the API refused the whole input, for example as too long. */
  readonly preview: ImportPreview | null;
}

/** Previews the places to add while they are typed, and adds them. */
export function useImport(input: PlacesInput, onDone: () => void) {
  const { places: words } = useMessages();
  const sayRefused = useRefusalToast();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { isBusy, run } = useApiAction();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [turn, setTurn] = useState(0);
  const isEmpty = input.ranges.trim() === "" && input.lines.trim() === "";
  const routes = () => connect().api.api.properties[":propertyId"].places;
  const asking = useRef(routes);
  asking.current = routes;
  const param = { propertyId: property.id };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    const ask = async () => {
      const response = await asking.current().preview.$post({
        param: { propertyId: property.id },
        json: input,
      });
      if (!isCurrent) return;
      setAnswered({ input, preview: response.ok ? await response.json() : null });
    };
    // Offline: keep the preview; adding will show the error.
    const timer = setTimeout(() => ask().catch((error: unknown) => console.warn(error)), TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [property.id, input, isEmpty, turn]);

  const add = () =>
    run(async () => {
      const response = await routes().$post({ param, json: input });
      if (!response.ok) {
        // Conflict: the new preview shows the line.
        setTurn((now) => now + 1);
        return sayRefused(response, words.import.failed);
      }
      const { added, since } = await response.json();
      showToast({
        tone: "success",
        title: words.import.done(added),
        action: { label: words.print, onPress: () => void navigate(printPath({ since })) },
      });
      onDone();
      await revalidate();
    });

  const isCurrent = isEmpty || answered?.input === input;
  return {
    /** Preview of the current input, or of a slightly older one. */
    preview: isEmpty ? null : (answered?.preview ?? null),
    isRefused: !isEmpty && answered !== null && answered.preview === null,
    isCurrent,
    isBusy,
    add,
  };
}
