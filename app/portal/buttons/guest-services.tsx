import { NOTE_LENGTH_MAX, ROOM_LENGTH_MAX } from "#domain/guest/guest-request.ts";
import { Sheet } from "../dialog-frame.tsx";
import { GuestForm, SendButton, Sent } from "../guest-form.tsx";
import { Icon, SignIcon } from "../icons.tsx";
import { LocalizedText } from "../localized-text.tsx";
import { OpeningNote } from "../opening-note.tsx";
import type { ButtonView, DialogProps } from "./button-view.ts";

/** What guests may ask for: each service unfolds a small form of its own (S141). */
function ServicesSheet({ button, words, textLanguage, target, opening }: DialogProps<"guest-services">) {
  const services = button.services.filter(({ name }) => name !== "");
  const optional = <small> ({words.optional})</small>;
  return (
    <Sheet button={button} words={words}>
      <div className="p-body">
        <h2 id={`t-${button.id}`}>
          <LocalizedText textLanguage={textLanguage} path="name">
            {button.name}
          </LocalizedText>
        </h2>
        <OpeningNote opening={opening} />
        <Sent buttonId={button.id} words={words} text={words.requestSent} />
        <div className="p-subs">
          {services.map(({ id, name, icon, note, roomRequired }) => (
            <details key={id} className="p-service p-full" name={`n-${button.id}`}>
              <summary className="p-sub">
                <Icon name={icon} />
                <span {...textLanguage(`services.${id}.name`)}>{name}</span>
                <SignIcon sign="chev-down" />
              </summary>
              <GuestForm target={target} name="requests" buttonId={button.id} words={words}>
                <input type="hidden" name="service" value={id} />
                <label>
                  {words.room}
                  {roomRequired ? null : optional}
                  <input
                    name="room"
                    maxLength={ROOM_LENGTH_MAX}
                    autoComplete="off"
                    {...(roomRequired ? { required: true, pattern: ".*\\S.*", title: words.roomNeeded } : {})}
                  />
                </label>
                {note ? (
                  <label>
                    {words.note}
                    {optional}
                    <textarea name="note" maxLength={NOTE_LENGTH_MAX} rows={3} />
                  </label>
                ) : null}
                <SendButton text={words.sendRequest} />
              </GuestForm>
            </details>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

export const guestServicesView: ButtonView<"guest-services"> = {
  isUsable: ({ email, services }) => email !== "" && services.some(({ name }) => name !== ""),
  dialogOpensBy: () => "press",
  Dialog: ServicesSheet,
};
