export type Suite = "unit" | "worker" | "browser";

/** A plausible mistake, and the tests that must notice it. */
export interface Fault {
  /** The consequence for people. */
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly search: string;
  readonly replacement: string;
  readonly suite: Suite;
  readonly tests: readonly string[];
  /** For browser tests: part of the title. */
  readonly title?: string;
}

const UNIT_FAULTS: readonly Fault[] = [
  {
    name: "a licence ends a day too early",
    file: "app/domain/property/licence.ts",
    search: "startOfUtcDay(endsAt) + 2 * DAY_MS",
    replacement: "startOfUtcDay(endsAt) + DAY_MS",
    suite: "unit",
    tests: ["app/domain/property/licence.test.ts"],
  },
  {
    name: "a merge loses what a colleague edited in a button that I deleted",
    file: "app/domain/content/merge.ts",
    search: "return mine === ABSENT ? theirs : mine;",
    replacement: "return mine;",
    suite: "unit",
    tests: ["app/domain/content/merge.test.ts"],
  },
  {
    name: "Hebrew runs from left to right",
    file: "app/domain/language.ts",
    search: 'new Set(["ar", "he"])',
    replacement: 'new Set(["ar"])',
    suite: "unit",
    tests: ["app/domain/language.test.ts"],
  },
  {
    name: "a form leads to the site of a stranger",
    file: "app/session/return-path.ts",
    search: 'if (url?.origin !== BASE) return "/";',
    replacement: "if (url !== null) return value;",
    suite: "unit",
    tests: ["app/session/return-path.test.ts"],
  },
  {
    name: "a request that found its token expired is repeated with the same one",
    file: "app/session/network/authorised-fetch.ts",
    search: "await sendWith(fresh)",
    replacement: "await sendWith(token)",
    suite: "unit",
    tests: ["app/session/network/authorised-fetch.test.ts"],
  },
  {
    name: "the text of a prepared message is not escaped in its address",
    file: "app/portal/buttons/chat.tsx",
    search: `\`?&body=\${encodeURIComponent(chat.message)}\``,
    replacement: `\`?&body=\${chat.message}\``,
    suite: "unit",
    tests: ["app/portal/buttons/actions.test.ts"],
  },
  {
    name: "a button that is not translated is read out in the wrong language",
    file: "app/portal/tile/shown-buttons.ts",
    search: "fallbacks: new Set(), language: draft.defaultLanguage, hours, guard }",
    replacement: "fallbacks: new Set(), language, hours, guard }",
    suite: "unit",
    tests: ["app/portal/tile/shown-buttons.test.ts"],
  },
];

const WORKER_FAULTS: readonly Fault[] = [
  {
    name: "a viewer may write",
    file: "worker/http/request/authorise.ts",
    search: 'if (demand.write && !mayEdit(principal.role)) return refuse("forbidden");',
    replacement: "",
    suite: "worker",
    tests: ["tests/api/content/content.worker.test.ts"],
  },
  {
    name: "another group's property is found by its id",
    file: "worker/db/account/access.ts",
    search: "and group_id = groups.id and removed_at",
    replacement: "and removed_at",
    suite: "worker",
    tests: ["tests/api/contract/tenancy.worker.test.ts"],
  },
  {
    name: "a write without a revision is taken for one on the first",
    file: "worker/http/content/revision.ts",
    search: 'named === undefined ? refuse("revision_required") : accept(Number(named))',
    replacement: "accept(Number(named ?? 0))",
    suite: "worker",
    tests: ["tests/api/content/content.worker.test.ts"],
  },
  {
    name: "a saved document is told to nobody",
    file: "worker/services/commit.ts",
    search: "  for (const group of notified ? [notified].flat() : []) notifyGroup(env, group);\n",
    replacement: "",
    suite: "worker",
    tests: ["tests/live/group-channel.worker.test.ts"],
  },
  {
    name: "a removed person's open browsers stay connected",
    file: "worker/services/member/remove-member.ts",
    search: "      logRemovedSessions(db, uid, now),\n",
    replacement: "",
    suite: "worker",
    tests: ["tests/api/account/members.worker.test.ts"],
  },
  {
    name: "the browser's language goes before the one that a guest chose",
    file: "worker/guest/guest-language.ts",
    search: 'kept ?? negotiateLanguage(request.headers.get("accept-language"), languages) ?? defaultLanguage',
    replacement:
      'negotiateLanguage(request.headers.get("accept-language"), languages) ?? kept ?? defaultLanguage',
    suite: "worker",
    tests: ["tests/guest/portal.worker.test.ts"],
  },
  {
    name: "a portal closes a moment after its licence",
    file: "app/domain/property/portal-licence.ts",
    search: "closesAt === null || now < closesAt",
    replacement: "closesAt === null || now <= closesAt",
    suite: "worker",
    tests: ["tests/guest/portal.worker.test.ts"],
  },
  {
    name: "the very second at which a licence ends is announced to nobody",
    file: "worker/live/licence-watch.ts",
    search: "changesAt !== null && changesAt <= to",
    replacement: "changesAt !== null && changesAt < to",
    suite: "worker",
    tests: ["tests/live/licence-clock.worker.test.ts"],
  },
];

const BROWSER_FAULTS: readonly Fault[] = [
  {
    name: "unsaved changes are left behind without a question",
    file: "app/routes/setup/draft/unsaved-guard.tsx",
    search: "{ ...leaving, dirty, uploading }",
    replacement: "{ ...leaving, dirty: [], uploading }",
    suite: "browser",
    tests: ["tests/e2e/content/editor.spec.ts"],
    title: "staying is the safe choice",
  },
  {
    name: "Apply names a revision that nobody has",
    file: "app/routes/setup/draft/save-part.ts",
    search: `"if-match": \`"\${revision}"\``,
    replacement: `"if-match": \`"\${revision + 1}"\``,
    suite: "browser",
    tests: ["tests/e2e/content/editor.spec.ts"],
    title: "shows each change in the preview at once",
  },
  {
    name: "who may only look can type everywhere",
    file: "app/components/editors-only.tsx",
    search: "      disabled={!mayEdit && !isHeld}\n",
    replacement: "",
    suite: "browser",
    tests: ["tests/e2e/account/roles.spec.ts"],
    title: "who may only look",
  },
  {
    name: "a person is not removed, though the dialog closes",
    file: "app/routes/people/remove-dialog.client.tsx",
    search: "onConfirm={() => void confirm()}",
    replacement: "onConfirm={onClose}",
    suite: "browser",
    tests: ["tests/e2e/account/roles.spec.ts"],
    title: "are invited by an owner",
  },
  {
    name: "a gallery that runs from right to left forgets which picture was shown",
    file: "app/portal/script/gallery.ts",
    search: "Math.abs(strip.scrollLeft)",
    replacement: "strip.scrollLeft",
    suite: "browser",
    tests: ["tests/e2e/guest/elements.spec.ts"],
    title: "in Arabic the focus comes back",
  },
];

export const PLANTED_FAULTS = [...UNIT_FAULTS, ...WORKER_FAULTS, ...BROWSER_FAULTS];
