import type { Button } from "#domain/content/button.ts";
import type { SubButton, SubButtonType } from "#domain/content/buttons/sub-button.ts";
import type { ButtonForm } from "../fields/form.ts";
import type { MapValues } from "../fields/map-values.ts";
import { ChatFields, type ChatValues } from "./chat.tsx";
import { CallField } from "./click-to-call.tsx";
import { LinkFields, type LinkValues } from "./link.tsx";
import { MapFields } from "./map.tsx";

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
