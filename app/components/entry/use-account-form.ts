import { useForm } from "@conform-to/react";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { checkForm } from "#app/session/form/parse-form.ts";
import type { z } from "#domain/zod.ts";

/** A form validated with its schema in the browser, with the action's last reply. */
export function useAccountForm<Schema extends z.ZodObject>(
  reply: FormReply | null,
  createSchema: () => Schema,
) {
  return useForm<z.input<Schema>, z.output<Schema>>({
    lastResult: reply?.result,
    onValidate: ({ formData }) => checkForm(formData, createSchema()),
  });
}
