import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TOPICS, type Topic } from "#domain/answers/question.ts";
import type { ButtonOf } from "#domain/content/button.ts";
import { LINK_DESTINATIONS } from "#domain/content/buttons/link.ts";
import { NETWORK_LENGTH_MAX, NO_WIFI, WIFI_PASSWORD_LENGTH_MAX, type Wifi } from "#domain/content/wifi.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import { PdfField } from "../fields/pdf-field.tsx";
import type { ActionEditor, TypeEditor } from "./type-editor.ts";

type LinkValues = Pick<
  ButtonOf<"link">,
  "destination" | "url" | "email" | "telephone" | "whatsapp" | "wechat" | "pdf" | "wifi" | "topic" | "openIn"
>;

interface LinkFieldsProps {
  readonly form: ButtonForm;
  readonly value: LinkValues;
  readonly onChange: (patch: Partial<LinkValues>) => void;
}

const INPUTS = {
  url: { type: "url", autoComplete: "url", placeholder: "https://" },
  email: { type: "email", autoComplete: "off", placeholder: "name@example.com" },
  telephone: { type: "tel", autoComplete: "off", placeholder: "+44 1326 555 204" },
  whatsapp: { type: "tel", autoComplete: "off", placeholder: "+44123456789" },
  wechat: { type: "text", autoComplete: "off", placeholder: "" },
} as const;

interface WifiFieldsProps {
  readonly form: ButtonForm;
  readonly value: Wifi;
  readonly onChange: (wifi: Wifi) => void;
}

/** Wi-Fi network and password for guests (R7). */
function WifiFields({ form, value, onChange }: WifiFieldsProps) {
  const words = useMessages("setup").buttons.fields;
  const texts = { dir: "auto", autoComplete: "off", spellCheck: false } as const;
  return (
    <>
      <TextField
        {...getFieldProps(form, "wifi.network")}
        {...texts}
        label={words.network}
        maxLength={NETWORK_LENGTH_MAX}
        value={value.network}
        onChange={(event) => onChange({ ...value, network: event.currentTarget.value })}
      />
      <Segmented
        label={words.security}
        block
        options={[
          { value: "wpa", label: "WPA" },
          { value: "none", label: words.noSecurity },
        ]}
        value={value.security}
        onChange={(security) => onChange({ ...value, security })}
      />
      {value.security === "none" ? null : (
        <TextField
          {...getFieldProps(form, "wifi.password")}
          {...texts}
          label={words.networkPassword}
          maxLength={WIFI_PASSWORD_LENGTH_MAX}
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
        />
      )}
    </>
  );
}

interface GuideFieldsProps {
  readonly form: ButtonForm;
  readonly value: Topic | undefined;
  readonly onChange: (topic: Topic | undefined) => void;
}

/** Where the guests' guide opens: at its start or at a topic (A6). */
function GuideFields({ form, value, onChange }: GuideFieldsProps) {
  const { buttons, topics } = useMessages("setup");
  const names = topics[useDraft().draft.answers.kind];
  return (
    <SelectField
      label={buttons.fields.topic}
      id={`${form.prefix}topic`}
      value={value ?? ""}
      options={[
        { value: "", label: buttons.fields.wholeGuide },
        ...TOPICS.map((topic) => ({ value: topic, label: names[topic] })),
      ]}
      onChange={(event) => onChange(TOPICS.find((topic) => topic === event.currentTarget.value))}
    />
  );
}

/** Destination of a link. Every kind keeps its input, so switching loses nothing [S74]. */
function LinkFields({ form, value, onChange }: LinkFieldsProps) {
  const { buttons } = useMessages("setup");
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
      ) : destination === "wifi" ? (
        <WifiFields form={form} value={value.wifi ?? NO_WIFI} onChange={(wifi) => onChange({ wifi })} />
      ) : destination === "guide" ? (
        <GuideFields form={form} value={value.topic} onChange={(topic) => onChange({ topic })} />
      ) : (
        <TextField
          key={destination}
          {...getFieldProps(form, destination)}
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
  Fields: LinkFields,
  leadsTo: ({ destination, openIn }, { subs, fields }) => {
    if (destination === "url") return openIn === "new" ? subs.inNewTab : subs.inSameWindow;
    return destination === "pdf" ? "PDF" : fields[destination];
  },
};
