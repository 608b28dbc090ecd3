import { useRevalidator } from "react-router";
import { useHelpAction } from "#app/components/help/use-help-action.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import {
  type Announcement,
  type AnnouncementInput,
  announcementSchema,
} from "#domain/announcement/announcement.ts";
import type { FieldError } from "#domain/problem.ts";

/** Result of a save; "shown": failed, and the error was shown. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly announcement: Announcement }
  | { readonly kind: "refused"; readonly errors: readonly FieldError[] }
  /** It would be the fourth announcement within an hour: confirm and send again. */
  | { readonly kind: "asked" }
  /** Another person has changed the announcement; a message was shown. */
  | { readonly kind: "stale" }
  | { readonly kind: "shown" };

const SHOWN = { kind: "shown" } as const;

/** API calls on announcements, with error messages; each refetches the list. */
export function useAnnouncementCalls() {
  const words = useMessages("announcements");
  const { problems } = useMessages();
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const helpFor = useHelpAction();
  const routes = () => connect().api.api.properties[":propertyId"].announcements;
  const propertyId = property.id;
  const ifMatch = (revision: number) => ({ headers: { "if-match": `"${revision}"` } });

  async function refuse(response: Parameters<typeof readProblem>[0]): Promise<SaveOutcome> {
    const { code, errors } = await readProblem(response);
    if (code === "announcements_in_a_row") return { kind: "asked" };
    if (code === "validation_failed" && errors) return { kind: "refused", errors };
    const detail = code === "stale_revision" ? words.stale : problems.codes[code];
    showToast({ tone: "error", title: words.failed, detail, ...helpFor(code) });
    // Another person may have changed or ended the announcement: reload the list.
    await revalidate();
    return code === "stale_revision" ? { kind: "stale" } : SHOWN;
  }

  /** Creates an announcement, or updates the stored one at its revision. */
  async function save(
    stored: Pick<Announcement, "id" | "revision"> | null,
    json: AnnouncementInput,
  ): Promise<SaveOutcome> {
    let outcome: SaveOutcome = SHOWN;
    await run(async () => {
      const response = stored
        ? await routes()[":announcementId"].$put(
            { param: { propertyId, announcementId: stored.id }, json },
            ifMatch(stored.revision),
          )
        : await routes().$post({ param: { propertyId }, json });
      if (!response.ok) {
        outcome = await refuse(response);
        return;
      }
      outcome = { kind: "saved", announcement: announcementSchema.parse(await response.json()) };
      await revalidate();
    });
    return outcome;
  }

  const end = ({ id }: Announcement) =>
    run(async () => {
      const param = { propertyId, announcementId: id };
      const response = await routes()[":announcementId"].end.$post({ param });
      if (!response.ok) {
        await refuse(response);
        return;
      }
      showToast({ tone: "success", title: words.ended });
      await revalidate();
    });

  /** Deletes an announcement. @returns whether it was deleted. */
  async function remove({ id, revision }: Announcement): Promise<boolean> {
    let isGone = false;
    await run(async () => {
      const param = { propertyId, announcementId: id };
      const response = await routes()[":announcementId"].$delete({ param }, ifMatch(revision));
      if (!response.ok) {
        await refuse(response);
        return;
      }
      isGone = true;
      showToast({ tone: "success", title: words.removed });
      await revalidate();
    });
    return isGone;
  }

  const stopNotifications = () =>
    run(async () => {
      const response = await routes().subscriptions.$delete({ param: { propertyId } });
      if (!response.ok) {
        await refuse(response);
        return;
      }
      showToast({ tone: "success", title: words.stopped });
      await revalidate();
    });

  return { isBusy, save, end, remove, stopNotifications };
}
