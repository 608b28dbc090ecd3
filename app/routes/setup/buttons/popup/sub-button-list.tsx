import { useState } from "react";
import { newId } from "#app/components/new-id.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import type { SubButton } from "#domain/content/button-schema.ts";
import { newSubButton } from "#domain/content/starter/new-button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { SUB_BUTTONS_MAX } from "#domain/limits.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { AddRow } from "../fields/add-row.tsx";
import type { ButtonForm } from "../fields/form.ts";
import { OrderRow } from "../fields/order-row.tsx";
import { StyledIcon } from "../fields/portal-icon.tsx";
import { useRowOrder } from "../fields/use-row-order.ts";
import { formatSubButtonLine } from "../types/action-editors.tsx";
import { SubButtonDialog } from "./sub-button-dialog.tsx";

interface SubButtonListProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly value: readonly SubButton[];
  readonly onChange: (subButtons: SubButton[]) => void;
  readonly openId: string | null;
}

/** Sub-buttons of a popup: order, widths, and a dialog for each [S60, S76]. */
export function SubButtonList({ form, theme, value, onChange, openId }: SubButtonListProps) {
  const { buttons } = useMessages("setup");
  const { editor: words, toasts, subs, unnamed } = buttons;
  const show = useShownTexts(form.language);
  const getName = ({ name }: SubButton) => show(name) || unnamed;
  const named = value.find(({ id }) => id === openId) ?? null;
  const [opened, setOpened] = useState<SubButton | null>(named);
  const isNew = opened !== null && !value.some(({ id }) => id === opened.id);

  const { shown, said, getOrder } = useRowOrder({ value, onChange, getName });

  function replace(sub: SubButton) {
    onChange(isNew ? [...value, sub] : value.map((entry) => (entry.id === sub.id ? sub : entry)));
    setOpened(null);
  }

  function remove(id: string) {
    onChange(value.filter((entry) => entry.id !== id));
    setOpened(null);
    showToast({ tone: "success", title: toasts.subButtonDeleted });
  }

  return (
    <section aria-label={words.subButtons} className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium text-strong">{words.subButtons}</h3>
        <span className="text-xs text-subtle tabular-nums">{value.length}</span>
      </div>
      <div className="rounded-row border border-default">
        <ul className="divide-y divide-solid divide-(--border-subtle)">
          {shown.map((sub, index) => {
            const name = getName(sub);
            return (
              <OrderRow
                key={sub.id}
                order={getOrder(sub, index)}
                earlier={subs.earlier(name)}
                later={subs.later(name)}
                className="flex items-center gap-2 py-1.5 ps-1.5 pe-2"
              >
                <button
                  type="button"
                  onClick={() => setOpened(sub)}
                  className="flex min-w-0 flex-1 items-center gap-2.5 rounded-sm py-1 text-start hover:bg-surface-hover"
                >
                  <StyledIcon icon={sub.icon} theme={theme} size="sm" />
                  <span className="min-w-0 flex-1">
                    <TruncatedText
                      as="b"
                      dir="auto"
                      className="text-sm font-semibold text-strong"
                      text={name}
                    />
                    <TruncatedText className="text-xs text-muted" text={formatSubButtonLine(sub, buttons)} />
                  </span>
                </button>
                <Segmented
                  label={subs.widthOf(name)}
                  labelHidden
                  size="sm"
                  options={[
                    { value: "half", label: words.half },
                    { value: "full", label: words.full },
                  ]}
                  value={sub.width}
                  onChange={(width) =>
                    onChange(value.map((entry) => (entry.id === sub.id ? { ...entry, width } : entry)))
                  }
                />
                <IconButton icon="pencil" size="sm" label={subs.edit(name)} onClick={() => setOpened(sub)} />
              </OrderRow>
            );
          })}
        </ul>
        <p role="status" className="sr-only">
          {said}
        </p>
        <AddRow
          id={`${form.prefix}subButtons`}
          label={words.addSubButton}
          count={value.length}
          max={SUB_BUTTONS_MAX}
          fullText={subs.tooMany(SUB_BUTTONS_MAX)}
          onAdd={() => setOpened(newSubButton("link", newId(), ""))}
        />
      </div>
      {opened ? (
        <SubButtonDialog
          key={opened.id}
          form={form}
          initial={opened}
          isNew={isNew}
          onUse={replace}
          onDelete={() => remove(opened.id)}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
}
