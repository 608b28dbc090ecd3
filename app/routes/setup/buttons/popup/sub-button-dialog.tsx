import { useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { SUB_BUTTON_TYPES, type SubButton, type SubButtonType } from "#domain/content/button-schema.ts";
import { isSameData } from "#domain/content/merge.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { changeSubType } from "../change-type.ts";
import { checkSubButton } from "../fields/field-errors.ts";
import { focusControl } from "../fields/focus-control.ts";
import type { ButtonForm } from "../fields/form.ts";
import { IconGrid } from "../fields/icon-section.tsx";
import { NameField } from "../fields/name-field.tsx";
import { PartDialog } from "../fields/part-dialog.tsx";
import { filterShownErrors } from "../fields/shown-errors.ts";
import { toInnerOriginal } from "../translation/original.ts";
import { SubButtonFields } from "../types/action-editors.tsx";

const PREFIX = "sub-";

interface SubButtonDialogProps {
  readonly form: ButtonForm;
  readonly initial: SubButton;
  readonly isNew: boolean;
  readonly onUse: (sub: SubButton) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Dialog of a popup's sub-button. Saved with the popup [S60]. */
export function SubButtonDialog({ form, initial, isNew, onUse, onDelete, onClose }: SubButtonDialogProps) {
  const { buttons } = useMessages("setup");
  const { subs, editor: words } = buttons;
  const show = useShownTexts(form.language);
  // Set with updater functions, because an upload may end between a key press and its render.
  const [sub, setSub] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isDeleting, setIsDeleting] = useState(false);
  const before = useRef<Partial<Record<SubButtonType, SubButton>>>({});
  const checked = checkSubButton(sub);
  const inner: ButtonForm = {
    ...form,
    original: form.original && toInnerOriginal(form.original, "subButtons", initial.id),
    prefix: PREFIX,
    errors: filterShownErrors(checked.errors, left),
    leave: (path) => setLeft((paths) => new Set(paths).add(path)),
  };

  function use() {
    if (checked.ok) return onUse(checked.value);
    const paths = Object.keys(checked.errors);
    setLeft(new Set(paths));
    focusControl(paths[0] ?? "", PREFIX);
  }

  function chooseType(type: SubButtonType) {
    before.current[sub.type] = sub;
    setSub(changeSubType(sub, type, before.current[type]));
  }

  return (
    <>
      <PartDialog
        title={isNew ? subs.newTitle : subs.editTitle}
        useLabel={subs.done}
        onUse={use}
        hasWork={!isSameData(sub, initial)}
        onDelete={isNew ? undefined : () => setIsDeleting(true)}
        onClose={onClose}
      >
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-2 items-start gap-4">
            <NameField
              form={inner}
              value={sub.name}
              onChange={(name) => setSub((now) => ({ ...now, name }))}
            />
            <SelectField
              label={words.type}
              id={`${PREFIX}type`}
              value={sub.type}
              options={SUB_BUTTON_TYPES.map((type) => ({ value: type, label: buttons.types[type].name }))}
              onChange={(event) => {
                const type = SUB_BUTTON_TYPES.find((entry) => entry === event.currentTarget.value);
                if (type) chooseType(type);
              }}
            />
          </div>
          <SubButtonFields form={inner} value={sub} onChange={setSub} />
          <Accordion title={words.icon} summary={buttons.icons[sub.icon]}>
            <IconGrid
              name="sub-button-icon"
              value={sub.icon}
              onChange={(icon) => setSub((now) => ({ ...now, icon }))}
            />
          </Accordion>
        </div>
      </PartDialog>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        icon="trash"
        size="sm"
        title={buttons.remove.title(show(sub.name) || buttons.unnamed)}
        description={subs.deleteNote}
        safeLabel={subs.keep}
        confirmLabel={subs.confirm}
        onConfirm={onDelete}
      />
    </>
  );
}
