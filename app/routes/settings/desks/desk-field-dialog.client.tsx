import { type FormEvent, useId, useState } from "react";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { IconName } from "#app/ui/icon-name.ts";

export interface DeskFieldDialogProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly initial: string;
  readonly inputMode?: "text" | "numeric";
  readonly submit: string;
  readonly isBusy: boolean;
  /** @returns the sentence of a refusal. Closes the dialog itself when it is done. */
  readonly onSave: (value: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** One field of a desk: the name of a new one, or the quiet minutes. The input stays until saved. */
export function DeskFieldDialog(props: DeskFieldDialogProps) {
  const { icon, title, text, label, initial, inputMode = "text", submit, isBusy, onSave, onClose } = props;
  const { common } = useMessages();
  const formId = useId();
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void onSave(value).then((refusal) => setError(refusal ?? undefined));
  }

  return (
    <WorkDialog
      open
      hasWork={value !== initial}
      onClose={onClose}
      locked={isBusy}
      size="sm"
      icon={icon}
      title={title}
      description={text}
      foot={(leave) => (
        <>
          <Button disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy} loadingLabel={common.saving}>
            {submit}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={send}>
        <TextField
          label={label}
          autoComplete="off"
          dir="auto"
          inputMode={inputMode}
          value={value}
          error={error}
          onChange={(event) => setValue(event.target.value)}
        />
      </form>
    </WorkDialog>
  );
}
