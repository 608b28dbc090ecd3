import { expect, it } from "vitest";
import { serviceNameFor } from "./service-name.ts";

it("a service is named in its reader's language, else the property's, else as the guest read it [R9]", () => {
  const asked = { service: "مناشف نظيفة", names: { de: "Frische Handtücher", en: "Fresh towels" } };
  expect(serviceNameFor(asked, "de", "en")).toBe("Frische Handtücher");
  expect(serviceNameFor(asked, "it", "en")).toBe("Fresh towels");
  expect(serviceNameFor(asked, "it", "fr")).toBe("مناشف نظيفة");
  expect(serviceNameFor({ service: "Towels" }, "de", "en")).toBe("Towels");
});
