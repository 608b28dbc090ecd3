import type { Guard } from "#domain/content/guard.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { type GuestForm, guestFormSchema } from "../../portal/rendering/guest-form.ts";
import type { StoredPortal } from "../../portal/stored-portal.ts";
import { readCookie } from "../cookie.ts";
import { passName } from "./pass-cookie.ts";

/** The button whose form came, where it is guarded. */
export interface GuardedForm {
  readonly buttonId: string;
  readonly language: ContentLanguage;
  readonly guard: Guard;
}

/** Whether a form that came is of a guarded button; null: all may send it, or it is none of this portal. */
export function findGuardedForm({ manifest }: StoredPortal, fields: URLSearchParams): GuardedForm | null {
  const [button, language] = [fields.get("button"), fields.get("language")];
  return manifest.guards.find((one) => one.buttonId === button && one.language === language) ?? null;
}

interface Sending {
  readonly request: Request;
  readonly portal: StoredPortal;
  /** Whether the guest has scanned a card in use. */
  readonly hasCard: boolean;
  readonly now: EpochMs;
}

/**
 * What a portal asks of a guest who sends a form: what all may read, and of a guarded button what the property's desk
 * has (R8). Null where the guest has not passed its guard. A form in a language that only a newer version knows, or of
 * another kind, is none here.
 */
export async function askedForms(
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
