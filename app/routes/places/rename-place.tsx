import { useRevalidator } from "react-router";
import { RenameDialog } from "#app/components/rename-dialog.client.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import type { Place } from "#domain/place/place.ts";
import { placeNameSchema } from "#domain/place/place-schema.ts";
import { formatPlaceLabel } from "./place-words.ts";

/** Renames a place. A name that somebody else changed meanwhile is refused, and the list shows it. */
export function RenamePlace({ place, onClose }: { place: Place; onClose: () => void }) {
  const messages = useMessages();
  const { places: words, problems } = messages;
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();

  async function rename(typed: string) {
    const name = placeNameSchema.safeParse(typed);
    if (!name.success) {
      const code = toFieldErrorCode(name.error.issues[0]?.message ?? "");
      return code === "too_long" ? problems.limits.between(1, PLACE_NAME_LENGTH_MAX) : problems.fields[code];
    }
    const response = await connect().api.api.properties[":propertyId"].places[":placeId"].$patch({
      param: { propertyId: property.id, placeId: place.id },
      json: { name: name.data, was: place.name },
    });
    if (response.ok) return null;
    const { code } = await readProblem(response);
    if (code === "stale_revision") await revalidate();
    return problems.codes[code];
  }

  return (
    <RenameDialog
      name={place.name}
      lengthMax={PLACE_NAME_LENGTH_MAX}
      title={words.renameOne(formatPlaceLabel(place, messages))}
      text={words.renameText}
      label={words.name}
      doneTitle={words.renamed}
      onRename={rename}
      onClose={onClose}
    />
  );
}
