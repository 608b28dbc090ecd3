import { type FormEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { countCharacters } from "#domain/text.ts";
import { useApiAction } from "./use-api-action.ts";
import { WorkDialog } from "./work-dialog.tsx";

export interface RenameDialogProps {
  /** The present name. */
  readonly name: string;
  /** Characters, for the counter; `onRename` enforces it. */
  readonly lengthMax: number;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** Title of the toast that confirms it. */
  readonly doneTitle: string;
  /** Saves the typed name. Returns why it was refused, as a sentence; `null`: saved. */
  readonly onRename: (typed: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Renames one thing of a list, and refetches the list. The input stays until saved. */
export function RenameDialog({
  name,
  lengthMax,
  title,
  text,
  label,
  doneTitle,
  ...calls
}: RenameDialogProps) {
  const { common } = useMessages();
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();

  const save = () =>
    run(async () => {
      const refusal = await calls.onRename(typed);
      if (refusal !== null) return setError(refusal);
      showToast({ tone: "success", title: doneTitle });
      calls.onClose();
      await revalidate();
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <WorkDialog
      open
      hasWork={typed !== name}
      onClose={calls.onClose}
      locked={isBusy}
      size="sm"
      icon="pencil"
      title={title}
      description={text}
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
          label={label}
          autoComplete="off"
          dir="auto"
          value={typed}
          counter={common.counter(countCharacters(typed), lengthMax)}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </WorkDialog>
  );
}
