import { expect, it } from "vitest";
import { CONTENT_SCHEMA_VERSION } from "../../content/document.ts";
import { newButton } from "../../content/starter/new-button.ts";
import { validateRow } from "./validate-row.ts";

const ID = "a".repeat(24);

function toDocument(button: object) {
  return {
    property_id: ID,
    section: "buttons",
    language: "en",
    body: JSON.stringify({ buttons: [button] }),
    schema_version: CONTENT_SCHEMA_VERSION,
    updated_at: 1,
    updated_by: null,
    revision: 1,
  };
}

it("rejects a document of today's version that lacks values this version always writes [G6]", () => {
  const { intro: _intro, ...without } = newButton("feedback", ID, "Feedback") as { intro: string };
  expect(validateRow("documents", toDocument({ ...without, intro: "" }))).toBeNull();
  expect(validateRow("documents", toDocument(without))).toMatchObject({ table: "documents", field: "body" });
});
