import type { Button } from "#domain/content/button.ts";
import type { SubButton, SubButtonType } from "#domain/content/buttons/sub-button.ts";
import { CallField } from "./call-field.tsx";
import { ChatFields, type ChatValues } from "./chat-fields.tsx";
import type { ButtonForm } from "./form.ts";
import { LinkFields, type LinkValues } from "./link-fields.tsx";
import { MapFields } from "./map-fields.tsx";
import type { MapValues } from "./map-values.ts";

/** What leads somewhere by itself: a button of these types, or any sub-button of a popup. */
export type ActionButton = Extract<Button | SubButton, { type: SubButtonType }>;
type ActionValues = LinkValues | ChatValues | MapValues | { readonly extension: string };

interface ActionFieldsProps<Value extends ActionButton> {
  readonly form: ButtonForm;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Where a button or sub-button leads, by its type [S74, S75, S79]. */
export function ActionFields<Value extends ActionButton>({
  form,
  value,
  onChange,
}: ActionFieldsProps<Value>) {
  const set = (patch: Partial<ActionValues>) => onChange({ ...value, ...patch });
  switch (value.type) {
    case "link":
      return <LinkFields form={form} value={value} onChange={set} />;
    case "chat":
      return <ChatFields form={form} value={value} onChange={set} />;
    case "map":
      return <MapFields form={form} value={value} onChange={set} />;
    case "click-to-call":
      return <CallField form={form} value={value.extension} onChange={(extension) => set({ extension })} />;
  }
}
