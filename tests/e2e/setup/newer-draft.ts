import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import { CONTENT_SCHEMA_VERSION } from "#domain/content/document.ts";
import { usableButton } from "../../factories/draft.ts";
import { manyProperties } from "../../factories/properties/many-properties.ts";
import { stockAccount } from "../../factories/stock-accounts.ts";
import { STOCK_ACCOUNTS } from "./stock.ts";

/** Number of the account: the first number after the accounts for tests. */
const { companyId, groupId, userId, email } = stockAccount(STOCK_ACCOUNTS);

/** Owner of a property in English and Arabic whose theme and Arabic buttons a newer version saved. */
export const NEWER_DRAFT = { email, property: { id: "newerbbbbb".padEnd(24, "a") } };

/** Statements that add the property and its documents as a newer version would write them. */
export function newerDraftStatements(now: number): string[] {
  const { id } = NEWER_DRAFT.property;
  const documents = [
    ["theme", "", { ...TEMPLATE.theme, primary: "#14263f", future: { look: "dark" } }, 1],
    ["buttons", "en", { buttons: [usableButton("link", 1, "Menu")] }, 0],
    ["buttons", "ar", { buttons: [usableButton("link", 1, "قائمة الطعام")], order: "by name" }, 1],
  ] as const;
  return [
    ...manyProperties({ companyId, groupId, userId, count: 1, now, prefix: "newer" }),
    `insert into qr_codes (code, created_at, property_id) values ('${id}qr', ${now}, '${id}')`,
    `update properties set languages = '["en","ar"]' where id = '${id}'`,
    ...documents.map(
      ([section, language, body, ahead]) =>
        `insert into documents (property_id, section, language, updated_at, body, schema_version, revision)
         values ('${id}', '${section}', '${language}', ${now}, '${JSON.stringify(body)}', ${CONTENT_SCHEMA_VERSION + ahead}, 1)`,
    ),
  ];
}
