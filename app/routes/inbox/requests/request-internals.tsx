import { useMessages } from "#app/messages/messages-context.tsx";
import { useKeptText } from "#app/session/desk/use-kept-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { STAFF_NOTE_LENGTH_MAX } from "#domain/guest/request-state.ts";
import type { InboxData } from "../inbox-data.ts";
import type { Presses } from "./use-press.ts";

interface InternalsProps {
  readonly request: GuestRequest;
  readonly presses: Presses;
}

/** Select for the request's holder; "nobody" gives the request back. */
export function Assigned({ request, people, presses }: InternalsProps & Pick<InboxData, "people">) {
  const { inbox } = useMessages();
  const { holder, state, doneAt } = request;
  const isKnown = holder === null || people.some(({ uid }) => uid === holder.userId);
  const options = [
    { value: "", label: inbox.nobody },
    // The holder left the group or may no longer act.
    ...(isKnown ? [] : [{ value: holder.userId, label: holder.name }]),
    ...people.map(({ uid, name }) => ({ value: uid, label: name })),
  ];
  const assign = (holderId: string) => {
    if (holderId !== "") void presses.press(request, { to: "taken", holderId });
    else if (state === "taken") void presses.press(request, { to: "seen" });
  };
  return (
    <SelectField
      label={inbox.assigned}
      options={options}
      value={holder?.userId ?? ""}
      disabled={!presses.isAllowed || doneAt !== null}
      onChange={(event) => assign(event.currentTarget.value)}
    />
  );
}

export function StaffNote({ request, presses }: InternalsProps) {
  const { inbox, common } = useMessages();
  const [draft, setDraft] = useKeptText(`note ${request.id}`);
  const note = draft ?? request.staffNote;
  const isChanged = note.trim() !== request.staffNote;
  const save = async () => {
    await presses.press(request, { staffNote: note });
    setDraft(null);
  };
  return (
    <div className="flex flex-col gap-2">
      <TextAreaField
        label={inbox.staffNote}
        labelAction={<span className="text-xs text-muted">{inbox.staffNoteHint}</span>}
        value={note}
        rows={3}
        maxLength={STAFF_NOTE_LENGTH_MAX}
        disabled={!presses.isAllowed}
        data-staff-note=""
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      {isChanged ? (
        <Button size="sm" className="self-end" onClick={() => void save()}>
          {common.save}
        </Button>
      ) : null}
    </div>
  );
}
