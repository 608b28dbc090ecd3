import type { PresenceMessages } from "../en/presence.ts";

export const presence: PresenceMessages = {
  title: "También aquí",
  here: (names: string) => `También aquí: ${names}`,
  more: (count: number) => `y ${count} más`,
  unapplied: "tiene cambios sin aplicar",
  editing: {
    one: (name: string, section: string) => `${name} también está editando «${section}».`,
    many: (names: string, section: string) => `${names} también están editando «${section}».`,
    text: "Los cambios de todos se combinan. Si cambian el mismo valor, usted elige cuál se conserva.",
  },
};
