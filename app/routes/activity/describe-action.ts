import type { ShellMessages } from "#app/messages/catalogues.ts";
import { formatDate, formatDateTime, formatList } from "#app/messages/format.ts";
import { ROLES } from "#domain/account/account.ts";
import { MESSAGE_PATHS, type MessagePath } from "#domain/guest/messages/message-path.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage, type InterfaceLanguage } from "#domain/language.ts";
import type { Action, ActivityEntry } from "#domain/live/activity.ts";

type LoggedAction = Pick<ActivityEntry, "action" | "summary">;

const LICENCE_WORDS: Readonly<Record<string, keyof ShellMessages["common"]["licenceStates"]>> = {
  PAID: "active",
  TRIAL: "trial",
  DEMO: "demo",
  REQUEST: "request",
  SUSPENDED: "suspended",
};

/** Formatters of what a summary holds: languages, sections, kinds of messages, times. */
function createFormatters({ common, settings, shell }: ShellMessages, language: InterfaceLanguage) {
  const formatLanguage = (code: string): string => {
    const known: ContentLanguage | undefined = CONTENT_LANGUAGE_CODES.find((entry) => entry === code);
    return known ? common.languages[known] : code;
  };
  const formatSection = (section: string, language: string): string => {
    const tab = Object.entries(shell.tabs).find(([name]) => name === section)?.[1];
    const name = tab ?? section.toUpperCase();
    return language === "" ? name : `${name} (${formatLanguage(language)})`;
  };
  const messageKinds: Readonly<Record<MessagePath, string>> = settings.guestData;
  const formatMessageKind = (name: string): string => {
    const known = MESSAGE_PATHS.find((path) => path === name);
    return known ? messageKinds[known] : name;
  };
  /** Formats a local time without converting it. */
  const formatLocalTime = (localTime: string): string => {
    const at = Date.parse(`${localTime}Z`);
    return Number.isNaN(at) ? localTime : formatDateTime(language, at);
  };
  /** Formats a day. Other text, which a newer version may write, stays unchanged. */
  const formatActionDay = (day: string): string => {
    const at = Date.parse(day);
    return Number.isNaN(at) ? day : formatDate(language, at);
  };
  const formatLanguages = (codes: string): string =>
    formatList(language, codes.split(" ").map(formatLanguage));
  return {
    formatLanguage,
    formatLanguages,
    formatSection,
    formatMessageKind,
    formatLocalTime,
    formatActionDay,
  };
}

/** Describes an action in words. Unknown codes of a newer version read as a change. Pure. */
export function describeAction(
  { action, summary }: LoggedAction,
  messages: ShellMessages,
  language: InterfaceLanguage,
): string {
  const { members, common } = messages;
  const words = members.actions;
  const {
    formatLanguage,
    formatLanguages,
    formatSection,
    formatMessageKind,
    formatLocalTime,
    formatActionDay,
  } = createFormatters(messages, language);
  const [first = "", ...others] = summary.split(" ");
  const rest = others.join(" ");
  const role = ROLES.find((entry) => entry === first);
  const licence = LICENCE_WORDS[summary];
  const texts: Readonly<Record<string, string>> = {
    "homepage.saved": words.homepageSaved,
    "theme.saved": words.themeSaved,
    "buttons.saved": words.buttonsSaved(formatLanguage(summary)),
    "social.saved": words.socialSaved,
    "qr.saved": words.qrSaved,
    "answers.saved": words.answersSaved,
    "property.added": words.propertyAdded,
    "property.updated": words.propertyUpdated,
    "address.changed": words.addressChanged(first, rest),
    "property.cloned": words.propertyCloned(summary),
    "property.reset": words.propertyReset,
    "property.removed": words.propertyRemoved(summary),
    "property.restored": words.propertyRestored(summary),
    "buttons.copied": words.buttonsCopied(formatLanguage(first), formatLanguage(rest)),
    "button.restored": words.buttonRestored(formatLanguage(summary)),
    "draft.restored": words.draftRestored,
    "portal.published": words.portalPublished(summary),
    "portal.restored": words.portalRestored(summary),
    "plan.set": words.planSet(formatLocalTime(summary)),
    "plan.moved": words.planMoved(formatLocalTime(summary)),
    "plan.cancelled": words.planCancelled(formatLocalTime(summary)),
    "plan.published": words.planPublished(summary),
    "plan.failed": words.planFailed(formatLocalTime(summary)),
    "piece.restored": words.pieceRestored(first),
    "qr.regenerated": words.qrRegenerated,
    "qr.restored": words.qrRestored,
    "qr.downloaded": words.qrDownloaded,
    "places.added": words.placesAdded(Number(summary)),
    "places.removed": words.placesRemoved(Number(summary)),
    "places.restored": words.placesRestored(Number(summary)),
    "place.renamed": words.placeRenamed(summary),
    "place.removed": words.placeRemoved(summary),
    "place.restored": words.placeRestored(summary),
    "place.code-replaced": words.placeCodeReplaced(summary),
    "place.code-restored": words.placeCodeRestored(summary),
    "start-page.set": words.startPageSet,
    "previews.ended": words.previewsEnded,
    "licence.set": words.licenceSet(licence ? common.licenceStates[licence] : summary),
    "licence.requested": words.licenceRequested,
    "features.set": summary === "on" ? words.featuresOn : words.featuresOff,
    "visitor-ids.set": summary === "on" ? words.visitorIdsOn : words.visitorIdsOff,
    "closure.set":
      first === "" ? words.closureTakenBack : words.closureSet(formatActionDay(first), formatActionDay(rest)),
    "member.invited": words.memberInvited(summary),
    "member.changed": words.memberChanged(rest, role ? members.roles[role] : first),
    "member.removed": words.memberRemoved(summary),
    "member.signed-out": words.memberSignedOut(summary),
    "member.passkeys-removed": words.memberPasskeysRemoved(summary),
    "desk.added": words.deskAdded(summary),
    "desk.paired": words.deskPaired(summary),
    "desk.ended": words.deskEnded(summary),
    "account.created": words.accountCreated,
    "picture.blocked": words.pictureBlocked(summary),
    "maintenance.on": words.maintenanceOn,
    "maintenance.off": words.maintenanceOff,
    "content.set-aside": words.contentSetAside(formatSection(first, rest)),
    "group.exported": words.groupExported,
    "consent.erased": words.consentErased,
    "messages.released": words.messagesReleased(Number(rest)),
    "messages.deleted": words.messagesDeleted(Number(rest)),
    "contacts.confirmed": words.contactsConfirmed,
    "request.taken": words.requestTaken,
    "request.done": words.requestDone,
    "request.refused": words.requestRefused,
    "request.reopened": words.requestReopened,
    "retention.set": words.retentionSet(formatMessageKind(first), others[0] ?? "", others[1] ?? ""),
    "pin.set": words.pinSet,
    "announcement.sent": words.announcementSent(summary),
    "announcement.planned": words.announcementPlanned(summary),
    "announcement.changed": words.announcementChanged(summary),
    "announcement.withdrawn": words.announcementWithdrawn(summary),
    "notifications.ended": words.notificationsEnded(Number(summary)),
    "notifications.words-set": summary === "on" ? words.guestWordsOn : words.guestWordsOff,
    "announcement.ended": words.announcementEnded(summary),
    "emergency.sent": words.emergencySent(summary),
    "emergency.ended": words.emergencyEnded(summary),
    "translations.drafted": words.translationsDrafted(formatLanguages(summary)),
    "translator.set": summary === "on" ? words.translatorOn : words.translatorOff,
    "automatic-languages.set":
      summary === "" ? words.noAutomaticLanguages : words.automaticLanguages(formatLanguages(summary)),
    "term.set": words.termSet(summary),
    "term.removed": words.termRemoved(summary),
    "guest-data.erased": words.guestDataErased(Number(summary)),
  } satisfies Record<Action, string>;
  return texts[action] ?? words.other;
}
