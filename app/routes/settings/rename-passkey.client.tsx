import { type FormEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { Passkey } from "#domain/account/passkey.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { USER_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { countCharacters } from "#domain/text.ts";

/** Renames a passkey. The input stays until saved. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { common, problems } = useMessages();
  const words = useMessages("passkeys");
  const formId = useId();
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState<string>();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();

  const save = () =>
    run(async () => {
      const response = await connect().api.api.identity.passkeys[":passkeyId"].$patch({
        param: { passkeyId: passkey.id },
        json: { name },
      });
      if (!response.ok) {
        const { code, errors } = await readProblem(response);
        const field = errors?.[0] && toFieldErrorCode(errors[0].code);
        return setError(field ? problems.fields[field] : problems.codes[code]);
      }
      showToast({ tone: "success", title: words.wasRenamed });
      onClose();
      await revalidate();
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <WorkDialog
      open
      hasWork={name !== passkey.name}
      onClose={onClose}
      locked={isBusy}
      size="sm"
      icon="pencil"
      title={words.renameTitle}
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
          counter={common.counter(countCharacters(name), USER_NAME_LENGTH_MAX)}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </WorkDialog>
  );
}
