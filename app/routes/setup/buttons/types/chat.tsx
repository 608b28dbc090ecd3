import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import { AnswerTextArea } from "../../answers/answer-text-area.tsx";
import { type ButtonForm, getFieldProps } from "../fields/form.ts";
import { OriginalText } from "../translation/original-text.tsx";
import type { ActionEditor, TypeEditor } from "./type-editor.ts";

type ChatValues = Pick<ButtonOf<"chat">, "channel" | "whatsapp" | "telephone" | "wechat" | "message">;

interface ChatFieldsProps {
  readonly form: ButtonForm;
  readonly value: ChatValues;
  readonly onChange: (patch: Partial<ChatValues>) => void;
}

/** Recipient of a chat by channel (D7). Every channel keeps its input. */
function ChatFields({ form, value, onChange }: ChatFieldsProps) {
  const { buttons } = useMessages("setup");
  const words = buttons.fields;
  const address = value.channel === "sms" ? "telephone" : value.channel;
  return (
    <>
      <Segmented
        label={words.channel}
        block
        options={[
          { value: "whatsapp", label: "WhatsApp" },
          { value: "sms", label: words.sms },
          { value: "wechat", label: "WeChat" },
        ]}
        value={value.channel}
        onChange={(channel) => onChange({ channel })}
      />
      <TextField
        key={address}
        {...getFieldProps(form, address)}
        label={words[address]}
        hint={address === "whatsapp" ? words.whatsappHint : undefined}
        type={address === "wechat" ? "text" : "tel"}
        autoComplete="off"
        dir="ltr"
        spellCheck={false}
        value={value[address]}
        onChange={(event) => onChange({ [address]: event.currentTarget.value })}
      />
      {value.channel === "wechat" ? null : (
        <AnswerTextArea
          {...getFieldProps(form, "message")}
          form={form}
          label={words.message}
          hint={words.messageHint}
          lead={<OriginalText original={form.original} path="message" />}
          value={value.message}
          onChange={(message) => onChange({ message })}
        />
      )}
    </>
  );
}

export const chatEditor: TypeEditor<"chat"> & ActionEditor<"chat"> = {
  Fields: ChatFields,
  leadsTo: ({ channel }, { fields }) =>
    ({ whatsapp: "WhatsApp", sms: fields.sms, wechat: "WeChat" })[channel],
};
