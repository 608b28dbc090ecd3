import { expect, it } from "vitest";
import { MAINTENANCE_OFF, maintenanceSchema } from "./maintenance.ts";

it("without a maintenance flag there is no maintenance [S69]", () => {
  expect(MAINTENANCE_OFF).toEqual({ maintenance: false, time: "" });
});

it.each([
  [
    { maintenance: true, time: " about noon " },
    { maintenance: true, time: "about noon" },
  ],
  [{ maintenance: true }, { maintenance: true, time: "" }],
  [
    { maintenance: true, time: 12 },
    { maintenance: true, time: "" },
  ],
  [{ maintenance: "yes" }, undefined],
])("the file %j is read as %j [S69]", (file, read) => {
  expect(maintenanceSchema.safeParse(file).data).toEqual(read);
});
