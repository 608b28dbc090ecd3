import { channelName } from "#app/components/social-names.ts";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { getTabPath } from "../setup-tabs.ts";

interface FindingWords {
  readonly title: string;
  readonly text: string;
}

function getSubject({ publish, common, questionNames }: SetupMessages, finding: PublishFinding): string {
  const { tab, subject, language, buttonId, nearestId, question } = finding;
  if (tab === "social") {
    const channel = SOCIAL_CHANNELS.find((entry) => entry === subject);
    return channel ? channelName(channel, common.website) : (subject ?? "");
  }
  // A text of a missing answer alone.
  if (!subject && question) return questionNames[question];
  if (subject !== undefined && (tab === "property" || tab === "answers")) return subject;
  if (buttonId !== undefined || nearestId !== undefined) return subject || publish.unnamed;
  return language ? common.languages[language] : "";
}

/** Words of a finding: the subject's name, then the specified sentence (S128 to S136). */
export function getFindingWords(messages: SetupMessages, finding: PublishFinding): FindingWords {
  const { publish } = messages;
  const subject = getSubject(messages, finding);
  if (finding.code === "language_incomplete") {
    return {
      title: publish.fewerButtons(subject, finding.count ?? 0, finding.of ?? 0),
      text: publish.fewerButtonsText(subject),
    };
  }
  if (finding.code === "language_untranslated") {
    return {
      title: publish.untranslated(subject, finding.count ?? 0, finding.of ?? 0),
      text: publish.untranslatedText,
    };
  }
  if (finding.code === "entries_untranslated") {
    return {
      title: publish.untranslatedEntries(subject, finding.count ?? 0, finding.of ?? 0),
      text: publish.untranslatedText,
    };
  }
  if (finding.code === "no_button_ready") {
    const { gap, count = 0 } = finding;
    return {
      title: publish.noneReady(count),
      text: gap ? publish.finishOne(subject, messages.buttons.toShow[gap]) : publish.showOne(subject),
    };
  }
  const words = publish.findings[finding.code];
  return { title: typeof words.title === "string" ? words.title : words.title(subject), text: words.text };
}

/** Where to fix a finding: the tab, with button and field to focus. */
export function getFindingPath(finding: PublishFinding): string {
  const { tab, language, nearestId, untranslatedId, subButtonId, entryId, field } = finding;
  const buttonId = finding.buttonId ?? nearestId ?? untranslatedId;
  const query = new URLSearchParams();
  if (language) query.set("language", language);
  if (buttonId) query.set("button", buttonId);
  if (subButtonId) query.set("subButton", subButtonId);
  if (entryId) query.set("entry", entryId);
  if (tab === "answers" && !entryId && finding.question) query.set("question", finding.question);
  if (field) query.set("field", field);
  const path = getPath(tab);
  return query.size === 0 ? path : `${path}?${query}`;
}

function getPath(tab: PublishFinding["tab"]): string {
  if (tab === "property") return "/settings/property";
  return tab === "answers" ? "/answers" : getTabPath(tab);
}
