import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { IconName } from "#app/ui/icon-name.ts";
import type { ChangeGroup } from "#domain/content/changes/change-groups.ts";

export const CHANGE_GROUP_ICONS: Readonly<Record<ChangeGroup["name"], IconName>> = {
  buttons: "popup",
  language: "globe",
  theme: "palette",
  homepage: "image",
  answers: "answers",
  property: "sites",
  social: "users",
};

export function formatGroupTitle(
  { name, language, isTexts }: ChangeGroup,
  { changes, common }: SetupMessages,
): string {
  if (name !== "language" || language === null) return changes.groups[name === "language" ? "buttons" : name];
  return changes.groups[isTexts ? "texts" : "language"](common.languages[language]);
}

const KINDS = ["changed", "added", "removed", "moved"] as const;

/** "2 changed, 1 added" */
export function formatGroupCounts({ rows }: ChangeGroup, { changes }: SetupMessages): string {
  return KINDS.flatMap((kind) => {
    // A value that was empty counts as changed; only list entries count as added or removed.
    const count = rows.filter(({ change }) => getKindWords(change) === kind).length;
    return count === 0 ? [] : changes.counts[kind](count);
  }).join(", ");
}

function getKindWords({ kind, from, to }: ChangeGroup["rows"][number]["change"]): (typeof KINDS)[number] {
  return from === undefined && to === undefined ? "changed" : kind;
}
