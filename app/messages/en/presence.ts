/** Who else is working on the same property. */
export const presence = {
  title: "Also here",
  here: (names: string) => `Also here: ${names}`,
  more: (count: number) => `and ${count} more`,
  unapplied: "has unapplied changes",
  editing: {
    one: (name: string, section: string) => `${name} is editing ${section} too.`,
    many: (names: string, section: string) => `${names} are editing ${section} too.`,
    text: "Your changes are merged. If you both change the same value, you choose which one to keep.",
  },
};

export type PresenceMessages = typeof presence;
