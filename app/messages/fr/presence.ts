import type { PresenceMessages } from "../en/presence.ts";

export const presence: PresenceMessages = {
  title: "Aussi ici",
  here: (names: string) => `Aussi ici : ${names}`,
  more: (count: number) => `et ${count} de plus`,
  unapplied: "a des modifications non appliquées",
  editing: {
    one: (name: string, section: string) => `${name} travaille aussi sur « ${section} ».`,
    many: (names: string, section: string) => `${names} travaillent aussi sur « ${section} ».`,
    text: "Vos modifications sont fusionnées. Si vous changez la même valeur, vous choisissez laquelle garder.",
  },
};
