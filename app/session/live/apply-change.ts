import type { LoggedChange } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";

/** Applies a change of the log to a list of properties. Pure. Changes of properties not in the list have no effect. */
export function applyChange(properties: readonly Property[], change: LoggedChange): readonly Property[] {
  const edit = (patch: (property: Property) => Property) =>
    properties.map((property) => (property.id === change.propertyId ? patch(property) : property));
  switch (change.kind) {
    case "property.added":
      return properties.some((property) => property.id === change.propertyId)
        ? properties
        : [...properties, change.payload.property];
    case "property.updated":
      return edit((property) => ({ ...property, ...change.payload }));
    case "property.removed":
      return properties.filter((property) => property.id !== change.propertyId);
    case "licence.changed":
      return edit((property) => ({ ...property, licence: change.payload.licence }));
    case "document.saved":
      return edit((property) => ({ ...property, updatedAt: change.at, updatedBy: change.payload.by }));
    case "portal.published":
      return edit((property) => ({ ...property, publishedNumber: change.payload.number }));
    case "plan.changed":
    case "qr.regenerated":
    case "places.changed":
    case "announcements.changed":
    case "translations.changed":
    case "members.changed":
    case "maintenance.changed":
    case "activity.logged":
    case "guest-messages.changed":
    case "session.ended":
      return properties;
  }
}
