import { expect, it } from "vitest";
import { serviceNameFor, staffTextFor } from "./service-name.ts";

it("a service is named in the reader's language, then the property's, then as the guest read it [R9]", () => {
  const asked = { service: "مناشف نظيفة", names: { de: "Frische Handtücher", en: "Fresh towels" } };
  expect(serviceNameFor(asked, "de", "en")).toBe("Frische Handtücher");
  expect(serviceNameFor(asked, "it", "en")).toBe("Fresh towels");
  expect(serviceNameFor(asked, "it", "fr")).toBe("مناشف نظيفة");
  expect(serviceNameFor({ service: "Towels" }, "de", "en")).toBe("Towels");
});

it("a feedback question is too [S217]", () => {
  const names = { de: "Wie haben Sie geschlafen?", en: "How did you sleep?" };
  expect(staffTextFor(names, "كيف نمت؟", "de", "en")).toBe("Wie haben Sie geschlafen?");
  expect(staffTextFor(names, "كيف نمت؟", "fr", "en")).toBe("How did you sleep?");
  expect(staffTextFor(undefined, "كيف نمت؟", "de", "en")).toBe("كيف نمت؟");
});
