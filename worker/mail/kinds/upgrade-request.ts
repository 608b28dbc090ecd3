import type { Plan } from "#domain/property/licence.ts";
import { defineMail } from "../define-mail.ts";

interface UpgradeRequest {
  readonly property: { readonly id: string; readonly name: string; readonly licenceKey: string | null };
  readonly companyName: string;
  readonly person: { readonly displayName: string; readonly email: string };
  readonly plan: Plan;
  /** The licence's present mode; `null`: no licence. */
  readonly mode: string | null;
}

/** Tells the brand's support that a property wants another plan, in English. */
export const upgradeRequest = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ property, companyName, person, plan, mode }: UpgradeRequest) {
    const facts = [
      `Property: ${property.name} (${property.id})`,
      `Licence key: ${property.licenceKey ?? "none"}`,
      `Account: ${companyName}`,
      `Requested by: ${person.displayName}, ${person.email}`,
      `Plan: ${plan}`,
      `Mode until now: ${mode ?? "none"}`,
    ];
    return { subject: `Upgrade requested: ${property.name}`, body: facts.join("\n") };
  },
});
