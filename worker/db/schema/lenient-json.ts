import { customType } from "drizzle-orm/sqlite-core";
import { logEvent } from "../../log-event.ts";

/** A JSON column. A damaged value is logged and read as `fallback`, so that a list shows its other rows. */
export function lenientJson<Value>(name: string, fallback: Value) {
  return customType<{ data: Value; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => {
      try {
        return JSON.parse(stored) as Value;
      } catch (error) {
        logEvent("item_set_aside", { kind: name, error });
        return fallback;
      }
    },
  })();
}
