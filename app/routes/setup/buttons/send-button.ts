import type { BrowserSession } from "#app/session/browser-session.ts";
import { readProblem } from "#app/session/network/problem.ts";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { accept, type Verdict } from "#domain/problem.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { readSaved, type SavedPart } from "../draft/save-part.ts";

/** The buttons of a language, at a known revision. */
export interface ButtonsAddress {
  readonly propertyId: string;
  readonly language: ContentLanguage;
  readonly revision: number;
}

export type ButtonCommand =
  | { readonly kind: "add"; readonly button: Button }
  | { readonly kind: "replace"; readonly button: Button }
  | { readonly kind: "remove"; readonly id: string };

/** All buttons of a language after a change, with the restore point of a deleted one. */
export interface ChangedButtons extends SavedPart {
  readonly restorePoint: RestorePoint | null;
}

/** Changes one button through the API. Refusals are the API's. */
export async function sendButton(
  { api }: Pick<BrowserSession, "api">,
  { propertyId, language, revision }: ButtonsAddress,
  command: ButtonCommand,
): Promise<Verdict<ChangedButtons>> {
  const response = await request();
  if (!response.ok) return { ok: false, problem: await readProblem(response) };
  const { restorePoint = null, ...document } = await response.json();
  return accept({ ...readSaved(document), restorePoint });

  function request() {
    const routes = api.api.properties[":propertyId"].buttons;
    const options = { headers: { "if-match": `"${revision}"` } };
    const query = { language };
    switch (command.kind) {
      case "add":
        return routes.$post({ param: { propertyId }, query, json: command.button }, options);
      case "replace": {
        const param = { propertyId, buttonId: command.button.id };
        return routes[":buttonId"].$patch({ param, query, json: command.button }, options);
      }
      case "remove":
        return routes[":buttonId"].$delete({ param: { propertyId, buttonId: command.id }, query }, options);
    }
  }
}
