import type { Button } from "#domain/content/button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import type { ButtonForm } from "../fields/form.ts";
import { ActionFields } from "./action-fields.tsx";
import { FeedbackFields } from "./feedback.tsx";
import { GalleryFields } from "./gallery.tsx";
import { ServicesFields } from "./guest-services.tsx";
import { PopupFields } from "./popup.tsx";

interface ButtonFieldsProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly value: Button;
  readonly onChange: (button: Button) => void;
  readonly openSubId: string | null;
}

/** What a button of each type holds [S13]. */
export function ButtonFields({ form, theme, value, onChange, openSubId }: ButtonFieldsProps) {
  switch (value.type) {
    case "link":
    case "chat":
    case "map":
    case "click-to-call":
      return <ActionFields form={form} value={value} onChange={onChange} />;
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
    case "feedback":
      return (
        <FeedbackFields
          form={form}
          theme={theme}
          value={value}
          onChange={(patch) => onChange({ ...value, ...patch })}
        />
      );
    case "gallery":
      return (
        <GalleryFields form={form} value={value} onChange={(patch) => onChange({ ...value, ...patch })} />
      );
    case "guest-services":
      return (
        <ServicesFields form={form} value={value} onChange={(patch) => onChange({ ...value, ...patch })} />
      );
  }
}
