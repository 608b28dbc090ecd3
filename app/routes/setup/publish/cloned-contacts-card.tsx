import { Link, useRevalidator } from "react-router";
import { channelName } from "#app/components/social-names.ts";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useRights } from "#app/session/role-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { UnconfirmedContact } from "#domain/content/cloned-contacts.ts";
import { type Contact, replaceContact } from "#domain/content/contacts.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { getFindingPath } from "./finding-words.ts";

/** Numbers, mailboxes, places and links cloned from another property, until each is confirmed or changed (D66). */
export function ClonedContactsCard({ contacts }: { contacts: readonly UnconfirmedContact[] }) {
  const { cloned } = useMessages().recovery;
  const { property } = useDraft();
  const { mayEdit } = useRights();
  const { revalidate } = useRevalidator();
  const { isBusy, confirm } = useConfirm();
  // Another person may confirm contacts or clone again: reload the list.
  useOnChange(["activity.logged", "document.saved"], () => void revalidate(), property.id);
  if (contacts.length === 0) return null;
  const sources = [...new Set(contacts.map(({ source }) => source))];
  const hasNoOwn = property.address === "" || property.telephone === "";
  return (
    <div id="cloned-contacts">
      {sources.map((source) => {
        const own = contacts.filter((contact) => contact.source === source);
        return (
          <Card
            key={source}
            title={cloned.title(source)}
            description={cloned.hint}
            flush
            action={
              mayEdit && own.length > 1 ? (
                <Button size="sm" loading={isBusy} onClick={() => void confirm(own)}>
                  {cloned.confirmAll}
                </Button>
              ) : null
            }
          >
            <ul className="divide-y divide-solid divide-(--border-subtle) border-t border-subtle">
              {own.map((contact) => (
                <ContactRow
                  key={`${contact.kind} ${contact.value}`}
                  contact={contact}
                  isBusy={isBusy}
                  onConfirm={() => void confirm([contact])}
                />
              ))}
            </ul>
            {hasNoOwn && mayEdit ? (
              <p className="border-t border-subtle px-5 py-3 text-sm">
                <TextLink to="/settings/property">{cloned.addOwn}</TextLink>
              </p>
            ) : null}
          </Card>
        );
      })}
    </div>
  );
}

interface ContactRowProps {
  readonly contact: UnconfirmedContact;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

function ContactRow({ contact, isBusy, onConfirm }: ContactRowProps) {
  const { recovery } = useMessages();
  const { cloned } = recovery;
  const { mayEdit } = useRights();
  const getName = usePositionNames();
  const { kind, shown, positions } = contact;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-3">
      <Icon name="alert" className="text-warn-icon" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold text-strong wrap-anywhere" dir="auto">
          {shown}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted">
          <span>{cloned.kinds[kind]}</span>
          {positions.map((position) => (
            <Link
              key={getPath(position)}
              to={getPath(position)}
              aria-label={cloned.change(getName(position))}
              className="text-link hover:underline"
            >
              {getName(position)}
            </Link>
          ))}
        </p>
      </div>
      <OwnContact contact={contact} />
      {mayEdit ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy}
          aria-label={cloned.confirmOne(shown)}
          onClick={onConfirm}
        >
          {cloned.confirm}
        </Button>
      ) : null}
    </li>
  );
}

/** Offers the value from Property details as replacement. */
function OwnContact({ contact: { kind, value, positions } }: { contact: UnconfirmedContact }) {
  const { cloned } = useMessages().recovery;
  const { property, change } = useDraft();
  const { mayEdit } = useRights();
  if (kind !== "location" && kind !== "telephone") return null;
  const own = kind === "location" ? property.address.replace(/\s*\n\s*/g, ", ") : property.telephone;
  if (own === "" || own === value || !mayEdit) return null;
  const languages = new Set(positions.flatMap(({ language }) => language ?? []));
  const replaceEverywhere = () => {
    for (const language of languages) {
      change(`buttons:${language}`, (buttons) => replaceContact(buttons, { kind, value }, own));
    }
  };
  return (
    <Button size="sm" onClick={replaceEverywhere}>
      {cloned.takeOwn(own)}
    </Button>
  );
}

function usePositionNames(): (position: Contact) => string {
  const { publish, common } = useMessages("setup");
  return ({ subject, language, kind }) => {
    const channel = kind === "social" ? SOCIAL_CHANNELS.find((one) => one === subject) : undefined;
    if (channel) return channelName(channel, common.website);
    const name = subject || publish.unnamed;
    return language ? `${name} (${common.languages[language]})` : name;
  };
}

function getPath({ check, language, buttonId, subButtonId, field }: Contact): string {
  return getFindingPath({
    check,
    level: "warning",
    code: "cloned_contacts",
    tab: check === "social" ? "social" : "buttons",
    field,
    ...(language ? { language } : {}),
    ...(buttonId ? { buttonId } : {}),
    ...(subButtonId ? { subButtonId } : {}),
  });
}

/** Confirms contacts through the API. */
function useConfirm() {
  const { recovery } = useMessages();
  const sayRefused = useRefusalToast();
  const { property } = useDraft();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const confirm = (contacts: readonly UnconfirmedContact[]) =>
    run(async () => {
      const calls = connect().api.api.properties[":propertyId"];
      const answer = await calls["cloned-contacts"].confirm.$post({
        param: { propertyId: property.id },
        json: { contacts: contacts.map(({ kind, value }) => ({ kind, value })) },
      });
      if (answer.ok) {
        showToast({ tone: "success", title: recovery.cloned.confirmed });
      } else {
        await sayRefused(answer, recovery.cloned.failed);
      }
      void revalidate();
    });
  return { isBusy, confirm };
}
