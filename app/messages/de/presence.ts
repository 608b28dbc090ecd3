import type { PresenceMessages } from "../en/presence.ts";

export const presence: PresenceMessages = {
  title: "Auch hier",
  here: (names: string) => `Auch hier: ${names}`,
  more: (count: number) => `und ${count} weitere`,
  unapplied: "hat nicht gespeicherte Änderungen",
  editing: {
    one: (name: string, section: string) => `${name} bearbeitet gerade auch „${section}“.`,
    many: (names: string, section: string) => `${names} bearbeiten gerade auch „${section}“.`,
    text: "Ihre Änderungen werden zusammengeführt. Ändern beide denselben Wert, entscheiden Sie, welcher bleibt.",
  },
};
