import { describe, expect, it } from "vitest";
import { findUpwardImports } from "#scripts/lint/floors.ts";

describe("the check of floors", () => {
  it.each([
    ["worker/services/mail/send.ts", "../../ops/job.ts", "worker/ops/job.ts"],
    ["worker/services/portal/compose.ts", "../../guest/serve-portal.ts", "worker/guest/serve-portal.ts"],
    ["worker/db/schema/content.ts", "#worker/portal/stored-portal.ts", "worker/portal/stored-portal.ts"],
    ["worker/mail/words.ts", "../live/get-group-channel.ts", "worker/live/get-group-channel.ts"],
  ])("finds that %s imports %s", (file, specifier, path) => {
    expect(findUpwardImports(file, `import { a } from "${specifier}";`)).toEqual([path]);
  });

  it.each([
    ["worker/services/portal/compose.ts", "../guest/answer.ts"],
    ["worker/services/portal/compose.ts", "../../db/client.ts"],
    ["worker/http/app.ts", "#domain/time.ts"],
    ["worker/http/screens.ts", "#app/session/server-context.ts"],
  ])("passes what %s imports from %s", (file, specifier) => {
    expect(
      findUpwardImports(file, `const a = import("${specifier}");\nexport * from "${specifier}";`),
    ).toEqual([]);
  });
});
