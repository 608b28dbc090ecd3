import { useState } from "react";
import { useRevalidator } from "react-router";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { usePropertyWrite } from "#app/components/use-property-write.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { toFieldErrors } from "#app/session/form/form-reply.ts";
import { useEditingProperty } from "#app/session/live/use-editing-property.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { toFieldErrorCode, toSchemaErrorCode } from "#domain/field-error.ts";
import { type Property, type PropertyDetails, propertyDetailsSchema } from "#domain/property/property.ts";

export type DetailName = keyof PropertyDetails;

/** Refusals shown at the address field. */
const ADDRESS_REFUSALS = ["slug_taken", "too_many_addresses"] as const;

function isAddressRefusal(code: string): code is (typeof ADDRESS_REFUSALS)[number] {
  return ADDRESS_REFUSALS.some((refusal) => refusal === code);
}

/** Unsaved property details over the saved ones, and saving. */
export function usePropertyForm() {
  const { settings, problems } = useMessages();
  const { connect } = useSession();
  const { isBusy, run } = useApiAction();
  const { revalidate } = useRevalidator();
  const helpFor = useHelpAction();
  const [typed, setTyped] = useState<PropertyDetails>({});
  const names = Object.keys(typed) as DetailName[];
  const isChanged = names.length > 0;
  const { property, write } = usePropertyWrite();
  useEditingProperty(isChanged);
  // The property when typing began: the base of the changes.
  const [base, setBase] = useState<Property>(property);
  const [refused, setRefused] = useState<Readonly<Record<string, string[]>>>({});
  const [isStale, setIsStale] = useState(false);
  // Announcements that the new time zone would end; `null`: no confirmation pending.
  const [ending, setEnding] = useState<readonly string[] | null>(null);

  function edit(name: DetailName, value: string) {
    if (names.length === 0) setBase(property);
    const { [name]: _before, ...others } = typed;
    const { [name]: _code, ...otherCodes } = refused;
    setTyped(value === property[name] ? others : { ...others, [name]: value });
    setRefused(otherCodes);
  }

  const send = (isMeant: boolean) => (revision: number) =>
    connect().send(`/api/properties/${property.id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json", "if-match": `"${revision}"` },
      body: JSON.stringify({ ...typed, isMeant }),
    });

  async function save(isMeant = false) {
    const parsed = propertyDetailsSchema.safeParse(typed);
    if (!parsed.success) {
      return setRefused(
        toFieldErrors({
          errors: parsed.error.issues.map(({ path, message }) => ({
            path: path.join("."),
            code: toSchemaErrorCode(message),
          })),
        }),
      );
    }
    await run(async () => {
      const { response, newer } = await write({
        revision: base.revision,
        send: send(isMeant),
        isUntouched: (other) => names.every((name) => other[name] === base[name]),
      });
      setEnding(null);
      if (newer) {
        setBase(newer);
        setIsStale(true);
        return;
      }
      if (!response.ok) {
        const problem = await readProblem(response);
        if (problem.code === "validation_failed") setRefused(toFieldErrors(problem));
        else if (problem.code === "zone_ends_announcements") setEnding(problem.current ?? []);
        else if (isAddressRefusal(problem.code)) setRefused({ slug: [problem.code] });
        else {
          const detail = problems.codes[problem.code];
          showToast({ tone: "error", title: settings.property.failed, detail, ...helpFor(problem.code) });
        }
        return;
      }
      setTyped({});
      setIsStale(false);
      showToast({ tone: "success", title: settings.property.saved });
      if (typed.slug !== undefined) await revalidate();
    });
  }

  return {
    isBusy,
    isChanged,
    /** Whether another person has changed the same values since the person began typing. */
    isStale,
    getShown: (name: DetailName) => typed[name] ?? property[name],
    findError: (name: DetailName) => {
      const code = refused[name]?.[0];
      if (code === undefined) return undefined;
      if (isAddressRefusal(code)) return problems.codes[code];
      return problems.fields[toFieldErrorCode(code)];
    },
    edit,
    save,
    ending,
    keepZone: () => setEnding(null),
    discard: () => {
      setTyped({});
      setRefused({});
      setIsStale(false);
    },
  };
}
