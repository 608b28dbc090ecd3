import type { PresenceMessages } from "../en/presence.ts";

export const presence: PresenceMessages = {
  title: "Anche qui",
  here: (names: string) => `Anche qui: ${names}`,
  more: (count: number) => `e altri ${count}`,
  unapplied: "ha modifiche non ancora applicate",
  editing: {
    one: (name: string, section: string) => `Anche ${name} sta modificando «${section}».`,
    many: (names: string, section: string) => `Anche ${names} stanno modificando «${section}».`,
    text: "Le modifiche di tutti vengono unite. Se cambiate lo stesso valore, sceglie Lei quale tenere.",
  },
};
