import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as account from "#worker/db/schema/account.ts";
import * as announcements from "#worker/db/schema/announcements.ts";
import * as content from "#worker/db/schema/content.ts";
import * as guests from "#worker/db/schema/guests.ts";
import * as jobs from "#worker/db/schema/jobs.ts";
import * as log from "#worker/db/schema/log.ts";
import * as mail from "#worker/db/schema/mail.ts";
import * as places from "#worker/db/schema/places.ts";
import * as property from "#worker/db/schema/property.ts";
import * as translation from "#worker/db/schema/translation.ts";

/** Every table of D1, as the schema describes it. */
export const TABLES = [
  account,
  announcements,
  content,
  guests,
  jobs,
  log,
  mail,
  places,
  property,
  translation,
]
  .flatMap((schema) => Object.values(schema) as unknown[])
  .filter((table): table is SQLiteTable => is(table, SQLiteTable));
