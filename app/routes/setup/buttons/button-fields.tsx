import { useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Button } from "#domain/content/button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { CallField } from "./call-field.tsx";
import { ChatFields } from "./chat-fields.tsx";
import type { ButtonForm } from "./form.ts";
import { LinkFields } from "./link-fields.tsx";
import { MapFields } from "./map-fields.tsx";
import { PopupFields } from "./popup-fields.tsx";
import { typeName } from "./tile-summary.ts";

interface ButtonFieldsProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly value: Button;
  readonly onChange: (button: Button) => void;
  readonly openSubId: string | null;
}

/** What a button of each type holds. */
export function ButtonFields({ form, theme, value, onChange, openSubId }: ButtonFieldsProps) {
  const { buttons } = useMessages();
  switch (value.type) {
    case "link":
      return <LinkFields form={form} value={value} onChange={(patch) => onChange({ ...value, ...patch })} />;
    case "chat":
      return <ChatFields form={form} value={value} onChange={(patch) => onChange({ ...value, ...patch })} />;
    case "map":
      return <MapFields form={form} value={value} onChange={(patch) => onChange({ ...value, ...patch })} />;
    case "click-to-call":
      return (
        <CallField
          form={form}
          value={value.extension}
          onChange={(extension) => onChange({ ...value, extension })}
        />
      );
    case "popup":
      return (
        <PopupFields
          form={form}
          theme={theme}
          value={value}
          openSubId={openSubId}
          onChange={(patch) => onChange({ ...value, ...patch })}
        />
      );
    default:
      return <Notice tone="info">{buttons.fields.elsewhere(typeName(value.type, buttons))}</Notice>;
  }
}
