import { describe, expect, it } from "vitest";
import { COMMANDS } from "#scripts/operations/commands.ts";

const GROUP = "a".repeat(24);

/** Body that `add-property` sends with these options. */
async function sentWith(options: Readonly<Record<string, string>>): Promise<unknown> {
  let sent: unknown;
  const call = async (_method: string, _path: string, json?: unknown) => {
    sent = json;
    return Response.json({ name: "Alpenhof", id: "p", slug: "alpenhof", licenceKey: "k" });
  };
  await COMMANDS["add-property"]?.run(call, [GROUP], { name: "Alpenhof", ...options }, () => {});
  return sent;
}

describe("ops add-property", () => {
  it.each([
    [{}, {}],
    [
      { languages: "en,de", "default-language": "de" },
      { languages: ["en", "de"], defaultLanguage: "de" },
    ],
    [{ languages: "DE, en,de" }, { languages: ["de", "en"], defaultLanguage: "de" }],
    [{ "default-language": "fr" }, { languages: ["fr"], defaultLanguage: "fr" }],
  ])("with %o names these languages [S83, G5]", async (options, expected) => {
    expect(await sentWith(options)).toEqual({ groupId: GROUP, name: "Alpenhof", ...expected });
  });

  it("refuses a language that no portal has, and a default that is not offered, before it sends anything [S83, G5]", async () => {
    await expect(sentWith({ languages: "en,at" })).rejects.toThrow("at is no language of a portal: en, fr,");
    await expect(sentWith({ languages: "en,fr", "default-language": "de" })).rejects.toThrow(
      "The default language de is none of --languages en,fr.",
    );
  });
});
