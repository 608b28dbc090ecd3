import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { hoursSchema } from "#domain/content/hours/hours-schema.ts";
import { getUsableHours } from "#domain/content/hours/usable-hours.ts";
import { feedbackQuestionSchema } from "#domain/guest/feedback.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property/property.ts";
import { idSchema, serviceMinutesSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import { getUnlockedEntries } from "#portal/tile/guest-buttons.ts";
import type { ShownButton } from "#portal/tile/shown-buttons.ts";

const common = {
  language: z.enum(CONTENT_LANGUAGE_CODES),
  buttonId: idSchema,
  /** The button's title in this language. */
  title: z.string(),
  /** Recipient of the submissions. */
  email: z.string(),
};

/** A form of a published page with its questions, against which submissions are validated. */
export const guestFormSchema = z.discriminatedUnion("kind", [
  z.object({ ...common, kind: z.literal("feedback"), questions: z.array(feedbackQuestionSchema) }),
  z.object({
    ...common,
    kind: z.literal("request"),
    /** Hours of the services; `null`: always. Hours in the format of a newer version count as none. */
    hours: hoursSchema.nullable().catch(null),
    services: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        note: z.boolean(),
        roomRequired: z.literal(true).optional(),
        minutes: serviceMinutesSchema.optional(),
      }),
    ),
  }),
]);
export type GuestForm = z.infer<typeof guestFormSchema>;
export type GuestFormOf<Kind extends GuestForm["kind"]> = Extract<GuestForm, { kind: Kind }>;

/** The form of a button in a language; `null`: the button is not a form. */
export function findGuestForm(button: Button, language: ContentLanguage): GuestForm | null {
  if (button.type === "feedback") {
    const { id: buttonId, name, title, email, questions } = button;
    return { kind: "feedback", language, buttonId, title: title || name, email, questions };
  }
  if (button.type === "guest-services") {
    const { id: buttonId, name: title, email } = button;
    const services = button.services.map(({ id, name, note, roomRequired, minutes }) => ({
      id,
      name,
      note,
      ...(roomRequired ? { roomRequired } : {}),
      ...(minutes === undefined ? {} : { minutes }),
    }));
    const hours = getUsableHours(button.hours ?? null);
    return { kind: "request", language, buttonId, title, email, hours, services };
  }
  return null;
}

/** All forms of a draft, in every language. */
export function getGuestForms(draft: Draft, features: Features): readonly GuestForm[] {
  return pickForms(draft, features, () => true);
}

/** Forms of unguarded buttons. Forms of guarded buttons are stored at the desk only (R8). */
export function openForms(draft: Draft, features: Features): readonly GuestForm[] {
  return pickForms(draft, features, ({ guard }) => guard === null);
}

function pickForms(draft: Draft, features: Features, isMeant: (entry: ShownButton) => boolean) {
  return draft.languages.flatMap((language) =>
    getUnlockedEntries(draft, language, features, "published")
      .filter(isMeant)
      .flatMap(({ button }) => findGuestForm(button, language) ?? []),
  );
}

/** Premium feature that a kind of form belongs to. */
const KIND_FEATURES: Readonly<Partial<Record<string, keyof Features>>> = { request: "guestServices" };

function isTaken(form: unknown, features: Features): boolean {
  const { data } = z.object({ kind: z.string() }).safeParse(form);
  const feature = data && KIND_FEATURES[data.kind];
  return feature === undefined || features[feature];
}

/** The forms of a stored manifest that these features allow, as a part of a manifest. */
export function filterForms(manifest: object, features: Features): { readonly forms?: readonly unknown[] } {
  const { data } = z.object({ forms: z.array(z.unknown()) }).safeParse(manifest);
  return data ? { forms: data.forms.filter((form) => isTaken(form, features)) } : {};
}

/** The form that a guest filled in; `null`: the portal has no such form. */
export function findForm<Kind extends GuestForm["kind"]>(
  forms: readonly GuestForm[],
  wanted: { readonly kind: Kind; readonly buttonId: string; readonly language: string },
): GuestFormOf<Kind> | null {
  const found = forms.find(
    (form): form is GuestFormOf<Kind> =>
      form.kind === wanted.kind && form.buttonId === wanted.buttonId && form.language === wanted.language,
  );
  return found ?? null;
}
