import { useForm } from "@conform-to/react";
import { useRef, useState } from "react";
import { useBrand } from "#app/components/brand-context.tsx";
import { newId } from "#app/components/new-id.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { checkForm } from "#app/session/form/parse-form.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { NAME_LENGTH_MIN, PROPERTY_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { PROPERTY_KINDS, type PropertyKind } from "#domain/property/property-kind.ts";
import { staffText } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";

const PLACE_LENGTH_MAX = 200;
const REMARKS_LENGTH_MAX = 1_000;

/** Form for an owner's request for a first property, and its confirmation (D67). */
export function RequestProperty() {
  const { request } = useMessages().entry.none;
  const [isOpen, setIsOpen] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  if (reference !== null) {
    return (
      <Notice tone="success" role="status" title={request.sent} className="text-start">
        {request.sentText(reference)}
      </Notice>
    );
  }
  return (
    <>
      <Button variant="primary" iconBefore="plus" onClick={() => setIsOpen(true)}>
        {request.action}
      </Button>
      {isOpen ? <RequestDialog onSent={setReference} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Sends the request to support; `onSent` gets its reference. */
function useSendRequest(onSent: (reference: string) => void) {
  const { entry, problems } = useMessages();
  const { request } = entry.none;
  const { version } = useBrand();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  // The message's id, kept until confirmed, so that a retry after a lost answer is not stored twice.
  const id = useRef<string | null>(null);

  function send(wanted: PropertyRequest) {
    id.current ??= newId();
    const json = {
      id: id.current,
      message: requestMessage(wanted),
      propertyId: null,
      version,
      browserLanguage: navigator.language,
    };
    return run(async () => {
      const response = await connect().api.api.support.messages.$post({ json });
      if (response.ok) return onSent((await response.json()).reference);
      const { code } = await readProblem(response);
      const wait = Number(response.headers.get("retry-after"));
      const why = code === "too_many_requests" && wait > 0 ? problems.limits.retryAfter(wait) : "";
      showToast({ tone: "error", title: request.failed, detail: `${problems.codes[code]} ${why}`.trim() });
    });
  }

  return { isBusy, send };
}

interface RequestDialogProps {
  readonly onSent: (reference: string) => void;
  readonly onClose: () => void;
}

function RequestDialog({ onSent, onClose }: RequestDialogProps) {
  const { entry, common, problems } = useMessages();
  const { request } = entry.none;
  const { isBusy, send } = useSendRequest(onSent);
  const [isTyped, setIsTyped] = useState(false);
  const [kind, setKind] = useState<PropertyKind>("hotel");
  const [form, { name, place, remarks }] = useForm<RequestValues, PropertyRequest>({
    onValidate: ({ formData }) => checkForm(formData, createRequestSchema()),
    shouldRevalidate: "onInput",
    onSubmit(event, { submission }) {
      event.preventDefault();
      if (submission?.status === "success" && !isBusy) void send(submission.value);
    },
  });

  const getErrorText = (codes: string[] | undefined) =>
    codes?.[0] === undefined ? undefined : problems.fields[toFieldErrorCode(codes[0])];

  return (
    <WorkDialog
      open
      hasWork={isTyped}
      onClose={onClose}
      locked={isBusy}
      icon="sites"
      title={request.title}
      description={request.text}
      foot={(leave) => (
        <>
          <Button disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            loading={isBusy}
            loadingLabel={request.sending}
          >
            {request.send}
          </Button>
        </>
      )}
    >
      <form
        id={form.id}
        noValidate
        onChange={() => setIsTyped(true)}
        onSubmit={form.onSubmit}
        className="flex flex-col gap-4"
      >
        <TextField
          label={request.name}
          name={name.name}
          maxLength={PROPERTY_NAME_LENGTH_MAX}
          error={getErrorText(name.errors)}
        />
        <Segmented
          label={common.propertyKind.label}
          name="kind"
          options={PROPERTY_KINDS.map((value) => ({ value, label: common.propertyKind.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={request.place}
          name={place.name}
          maxLength={PLACE_LENGTH_MAX}
          error={getErrorText(place.errors)}
        />
        <TextAreaField
          label={request.remarks}
          name={remarks.name}
          rows={3}
          maxLength={REMARKS_LENGTH_MAX}
          error={getErrorText(remarks.errors)}
        />
      </form>
    </WorkDialog>
  );
}

/** Schema of an owner's property request. */
export function createRequestSchema() {
  return z.object({
    name: staffText({ lengthMax: PROPERTY_NAME_LENGTH_MAX }).refine(
      (text) => text.length >= NAME_LENGTH_MIN,
      "required",
    ),
    kind: z.enum(PROPERTY_KINDS),
    place: staffText({ lengthMax: PLACE_LENGTH_MAX }).refine((text) => text !== "", "required"),
    remarks: staffText({ lengthMax: REMARKS_LENGTH_MAX, multiline: true }).default(""),
  });
}
type RequestValues = z.input<ReturnType<typeof createRequestSchema>>;
type PropertyRequest = z.output<ReturnType<typeof createRequestSchema>>;

/** The message to support, always in English. Pure. */
export function requestMessage({ name, kind, place, remarks }: PropertyRequest): string {
  const facts = [`Name: ${name}`, `Kind: ${kind}`, `Place: ${place}`];
  const lines = ["Please set up a property for this account.", "", ...facts];
  return [...lines, ...(remarks === "" ? [] : ["", remarks])].join("\n");
}
