/** Who else is at work in the same property. */
export const presence = {
  title: "Also here",
  here: (names: string) => `Also here: ${names}`,
  more: (count: number) => `and ${count} more`,
  unapplied: "has unapplied changes",
  editing: {
    one: (name: string, section: string) => `${name} is editing ${section} too.`,
    many: (names: string, section: string) => `${names} are editing ${section} too.`,
    text: "What you both change is merged. If you change the same value, you choose which one stays.",
  },
};

export type PresenceMessages = typeof presence;
