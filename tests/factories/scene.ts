import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Property } from "#domain/property/property.ts";
import {
  type Caller,
  createAccount,
  createProperty,
  expectAnswer,
  signIn,
  type Target,
} from "#scripts/api/caller.ts";

/** Language of the list, and the revision to replace. */
interface WhichButtons {
  readonly language?: ContentLanguage;
  readonly revision?: number;
}

/** A person with their own group and one licensed property. */
export interface Scene {
  readonly groupId: string;
  readonly property: Property;
  readonly caller: Caller;
  /** API address below the property. */
  readonly at: (path: string) => string;
  /** Stores a language's first buttons (default: English). @returns the scene itself. */
  readonly withButtons: (this: Scene, buttons: readonly Button[], which?: WhichButtons) => Promise<Scene>;
  /** A language's stored buttons (default: English). */
  readonly savedButtons: (this: Scene, language?: ContentLanguage) => Promise<readonly Button[]>;
  /** Publishes the draft, with a note. */
  readonly publish: (this: Scene, note?: string) => Promise<void>;
}

function buttonsPath({ at }: Scene, language: ContentLanguage): string {
  return at(`/documents/buttons?language=${language}`);
}

/** The actions of a scene's person. Throws when the API refuses. */
export function createScene({
  groupId,
  property,
  caller,
}: Pick<Scene, "groupId" | "property" | "caller">): Scene {
  return {
    groupId,
    property,
    caller,
    at: (path) => `/api/properties/${property.id}${path}`,
    async withButtons(buttons, { language = "en", revision = 0 } = {}) {
      await expectAnswer(
        await this.caller.call("PUT", buttonsPath(this, language), { json: { buttons }, revision }),
      );
      return this;
    },
    async savedButtons(language = "en") {
      const stored = await expectAnswer(await this.caller.call("GET", buttonsPath(this, language)));
      return (stored as { readonly body: { readonly buttons: readonly Button[] } }).body.buttons;
    },
    async publish(note = "") {
      await expectAnswer(await this.caller.call("POST", this.at("/publish"), { json: { note } }));
    },
  };
}

export async function openScene(
  target: Target,
  property: Parameters<typeof createProperty>[2] = {},
  account: Parameters<typeof createAccount>[1] = {},
): Promise<Scene> {
  const { groupId, email } = await createAccount(target, account);
  const created = await createProperty(target, groupId, property);
  return createScene({ groupId, property: created, caller: await signIn(target, email) });
}
