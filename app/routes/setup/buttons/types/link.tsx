import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { LINK_DESTINATIONS } from "#domain/content/buttons/link.ts";
import { type ButtonForm, fieldAt } from "../fields/form.ts";
import { PdfField } from "../fields/pdf-field.tsx";
import { type ActionEditor, drawnInBrowser, type TypeEditor } from "./type-editor.ts";

type LinkValues = Pick<
  ButtonOf<"link">,
  "destination" | "url" | "email" | "telephone" | "whatsapp" | "wechat" | "pdf" | "openIn"
>;

interface LinkFieldsProps {
  readonly form: ButtonForm;
  readonly value: LinkValues;
  readonly onChange: (patch: Partial<LinkValues>) => void;
}

const INPUTS = {
  url: { type: "url", autoComplete: "url", placeholder: "https://" },
  email: { type: "email", autoComplete: "off", placeholder: "name@hotel.example" },
  telephone: { type: "tel", autoComplete: "off", placeholder: "+44 1326 555 204" },
  whatsapp: { type: "tel", autoComplete: "off", placeholder: "+44123456789" },
  wechat: { type: "text", autoComplete: "off", placeholder: "" },
} as const;

/** Where a link leads. Every destination keeps what was typed, so choosing another loses nothing [S74]. */
function LinkFields({ form, value, onChange }: LinkFieldsProps) {
  const { buttons } = useMessages();
  const words = buttons.fields;
  const { destination } = value;
  const canChooseWindow = destination === "url" || destination === "pdf";
  return (
    <>
      <SelectField
        label={words.destination}
        id={`${form.prefix}destination`}
        value={destination}
        options={LINK_DESTINATIONS.map((entry) => ({ value: entry, label: words[entry] }))}
        onChange={(event) => {
          const chosen = LINK_DESTINATIONS.find((entry) => entry === event.currentTarget.value);
          if (chosen) onChange({ destination: chosen });
        }}
      />
      {destination === "pdf" ? (
        <PdfField form={form} value={value.pdf} onChange={(pdf) => onChange({ pdf })} />
      ) : (
        <TextField
          key={destination}
          {...fieldAt(form, destination)}
          {...INPUTS[destination]}
          label={words[destination]}
          hint={destination === "whatsapp" ? words.whatsappHint : undefined}
          dir="ltr"
          spellCheck={false}
          value={value[destination]}
          onChange={(event) => onChange({ [destination]: event.currentTarget.value })}
        />
      )}
      {canChooseWindow ? (
        <Segmented
          label={words.openIn}
          block
          options={[
            { value: "same", label: words.same },
            { value: "new", label: words.new },
          ]}
          value={value.openIn}
          onChange={(openIn) => onChange({ openIn })}
        />
      ) : null}
    </>
  );
}

export const linkEditor: TypeEditor<"link"> & ActionEditor<"link"> = {
  Fields: import.meta.env.SSR ? drawnInBrowser : LinkFields,
  leadsTo: ({ destination, openIn }, { subs, fields }) => {
    if (destination === "url") return openIn === "new" ? subs.inNewTab : subs.inSameWindow;
    return destination === "pdf" ? "PDF" : fields[destination];
  },
};
