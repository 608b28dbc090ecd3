import { useForm } from "@conform-to/react";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { checkForm } from "#app/session/form/parse-form.ts";
import type { z } from "#domain/zod.ts";

/** A form that its schema checks in the browser before it is sent, with what the action last said to it. */
export function useAccountForm<Schema extends z.ZodObject>(
  reply: FormReply | null,
  createSchema: () => Schema,
) {
  return useForm<z.input<Schema>, z.output<Schema>>({
    lastResult: reply?.result,
    onValidate: ({ formData }) => checkForm(formData, createSchema()),
  });
}
