import { NOTE_LENGTH_MAX, ROOM_LENGTH_MAX } from "#domain/limits.ts";
import { Sheet } from "../dialog-frame.tsx";
import { type FormTarget, GuestForm, SendButton, Sent } from "../guest-form.tsx";
import { Icon, SignIcon } from "../icons.tsx";
import { LocalizedText } from "../localized-text.tsx";
import { OpeningNote } from "../opening-note.tsx";
import { channelPath, placePath, receiptsPath } from "../portal-path.ts";
import { TypedText } from "../typed-text.tsx";
import { PLACE_WORDS } from "../words/place-words.ts";
import type { ButtonView, DialogProps } from "./button-view.ts";

/**
 * The guest's place from the scanned card (R4). The page is the same for everyone: its script fetches the
 * place and shows it instead of the room fields.
 */
function KnownPlaceRow({ target: { slug, language } }: { readonly target: FormTarget }) {
  const words = PLACE_WORDS[language];
  return (
    <div className="p-row" data-place={placePath(slug, language)} hidden>
      <SignIcon sign="door" />
      <p>
        <b>
          <bdi />
        </b>
        <small>{words.fromCard}</small>
      </p>
      <button type="button" className="p-mini">
        {words.change}
      </button>
    </div>
  );
}

/** Guest services: each unfolds its own small form (S141). */
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
        {target ? (
          <div
            className="p-progress"
            aria-live="polite"
            data-steps={receiptsPath(target)}
            data-channel={channelPath(target)}
          />
        ) : null}
        {target ? <KnownPlaceRow target={target} /> : null}
        <div className="p-subs">
          {services.map(({ id, name, icon, note, roomRequired }) => (
            <details key={id} className="p-service p-full" name={`n-${button.id}`}>
              <summary className="p-sub">
                <Icon name={icon} />
                <span {...textLanguage(`services.${id}.name`)}>
                  <TypedText>{name}</TypedText>
                </span>
                <SignIcon sign="chev-down" />
              </summary>
              <GuestForm target={target} name="requests" buttonId={button.id} words={words}>
                <input type="hidden" name="service" value={id} />
                <label className="p-room">
                  {words.room}
                  {roomRequired ? null : optional}
                  {target ? (
                    <small className="p-bare"> ({PLACE_WORDS[target.language].onlyIfOther})</small>
                  ) : null}
                  <input
                    name="room"
                    maxLength={ROOM_LENGTH_MAX}
                    autoComplete="off"
                    {...(roomRequired
                      ? { "data-needed": "", pattern: ".*\\S.*", title: words.roomNeeded }
                      : {})}
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
