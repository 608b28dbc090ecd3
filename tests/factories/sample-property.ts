import type { Property } from "#domain/property/property.ts";

/** A property as lists and screens read it: English, unlicensed, never published. */
export function sampleProperty(others: Partial<Property> = {}): Property {
  const id = others.id ?? "abcdefghijklmnopqrstuvwx";
  return {
    id,
    name: id,
    accountName: "Marlowe Collection",
    userName: "Imogen Hartley",
    slug: id,
    languages: ["en"],
    defaultLanguage: "en",
    timeZone: "Europe/London",
    address: "",
    telephone: "",
    active: true,
    features: { guestServices: false },
    countsByVisitorId: true,
    closure: null,
    revision: 1,
    updatedAt: null,
    updatedBy: null,
    thumbnail: null,
    publishedNumber: null,
    licenceKey: null,
    licence: null,
    ...others,
  };
}
