import { type FormEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import type { Place } from "#domain/place/place.ts";
import { placeNameSchema } from "#domain/place/place-schema.ts";
import { countCharacters } from "#domain/text.ts";
import { formatPlaceLabel } from "./place-words.ts";

/** Renames a place. The input stays until saved. */
export function RenameDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const messages = useMessages();
  const { places: words, common } = messages;
  const formId = useId();
  const [name, setName] = useState(place.name);
  const { error, isBusy, save } = useRename(place, onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    save(name);
  }

  return (
    <WorkDialog
      open
      hasWork={name !== place.name}
      onClose={onClose}
      locked={isBusy}
      size="sm"
      icon="pencil"
      title={words.renameOne(formatPlaceLabel(place, messages))}
      description={words.renameText}
      foot={(leave) => (
        <>
          <Button disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy} loadingLabel={common.saving}>
            {common.save}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={words.name}
          autoComplete="off"
          dir="auto"
          value={name}
          counter={common.counter(countCharacters(name), PLACE_NAME_LENGTH_MAX)}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </WorkDialog>
  );
}

function useRename({ id: placeId, name: was }: Place, onDone: () => void) {
  const { places: words, problems } = useMessages();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const [error, setError] = useState<string>();

  const send = (name: string) =>
    run(async () => {
      const response = await connect().api.api.properties[":propertyId"].places[":placeId"].$patch({
        param: { propertyId: property.id, placeId },
        json: { name, was },
      });
      if (!response.ok) {
        const { code } = await readProblem(response);
        if (code === "stale_revision") await revalidate();
        return setError(problems.codes[code]);
      }
      showToast({ tone: "success", title: words.renamed });
      onDone();
      await revalidate();
    });

  function save(typed: string) {
    const name = placeNameSchema.safeParse(typed);
    if (name.success) return void send(name.data);
    const code = toFieldErrorCode(name.error.issues[0]?.message ?? "");
    setError(code === "too_long" ? problems.limits.between(1, PLACE_NAME_LENGTH_MAX) : problems.fields[code]);
  }
  return { error, isBusy, save };
}
