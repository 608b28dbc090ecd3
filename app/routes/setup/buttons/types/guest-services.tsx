import { useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { EmailField } from "../fields/email-field.tsx";
import type { ButtonForm } from "../fields/form.ts";
import { ServiceList } from "../fields/service-list.tsx";
import type { TypeEditor } from "./type-editor.ts";

type ServicesValues = Pick<ButtonOf<"guest-services">, "email" | "services">;

interface ServicesFieldsProps {
  readonly form: ButtonForm;
  readonly value: ServicesValues;
  readonly onChange: (patch: Partial<ServicesValues>) => void;
}

/** Services and recipient of the requests. Read-only while the feature is off (D7, S141). */
function ServicesFields({ form, value, onChange }: ServicesFieldsProps) {
  const { buttons } = useMessages("setup");
  const { property } = useDraft();
  const isOff = !property.features.guestServices;
  return (
    <>
      {isOff ? <PremiumNotice /> : null}
      <fieldset disabled={isOff} className="m-0 flex min-w-0 flex-col gap-4 border-0 p-0">
        <EmailField
          form={form}
          label={buttons.services.email}
          hint={buttons.services.emailHint}
          value={value.email}
          onChange={(email) => onChange({ email })}
        />
        <ServiceList form={form} value={value.services} onChange={(services) => onChange({ services })} />
      </fieldset>
    </>
  );
}

export const guestServicesEditor: TypeEditor<"guest-services"> = {
  Fields: ServicesFields,
};

/** Says that a feature must be activated first, and by whom [S141]. */
function PremiumNotice() {
  const { buttons, shell } = useMessages("setup");
  return (
    <Notice
      tone="info"
      icon="lock"
      title={shell.premium}
      action={
        <TextLink plain to="/contact">
          {shell.nav.contact}
        </TextLink>
      }
    >
      <span className="block">{buttons.services.premiumHint}</span>
    </Notice>
  );
}
