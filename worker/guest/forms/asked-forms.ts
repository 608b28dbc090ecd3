import type { Guard } from "#domain/content/guard.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { type GuestForm, guestFormSchema } from "../../portal/rendering/guest-form.ts";
import type { StoredPortal } from "../../portal/stored-portal.ts";
import { readCookie } from "../cookie.ts";
import { passName } from "./pass-cookie.ts";

/** The guarded button that a form belongs to. */
export interface GuardedForm {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  readonly guard: Guard;
}

/** The guarded button of a submitted form; `null`: an unguarded button, or not of this portal. */
export function findGuardedForm({ manifest }: StoredPortal, fields: URLSearchParams): GuardedForm | null {
  const [button, language] = [fields.get("button"), fields.get("language")];
  return manifest.guards.find((one) => one.buttonId === button && one.language === language) ?? null;
}

interface Sending {
  readonly request: Request;
  readonly portal: StoredPortal;
  /** Whether the guest has scanned an active card. */
  readonly hasCard: boolean;
  readonly now: EpochMs;
}

/**
 * The portal's forms for validating a submission: the public ones, or a guarded button's from the property's
 * desk (R8). `null`: the guest has not passed its guard. Forms of an unknown language or kind are left out.
 */
export async function getAskedForms(
  env: Pick<Env, "GUEST_DESK">,
  guarded: GuardedForm | null,
  { request, portal, hasCard, now }: Sending,
): Promise<readonly GuestForm[] | null> {
  let stored = portal.manifest.forms;
  if (guarded) {
    const { buttonId, language } = guarded;
    const pass = readCookie(request, passName(buttonId));
    const desk = env.GUEST_DESK.getByName(portal.manifest.propertyId);
    const forms = await desk.guardedForms({ buttonId, language, pass, hasCard, at: now });
    if (forms === null) return null;
    stored = [...stored, ...forms.map((form) => JSON.parse(form) as unknown)];
  }
  return stored.flatMap((form) => guestFormSchema.safeParse(form).data ?? []);
}
