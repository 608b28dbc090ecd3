import { useMessages } from "#app/messages/messages-context.tsx";

/** The screen's texts, with the names of its parts that other screens use too. */
export function useGuestDataWords() {
  const { settings } = useMessages();
  return { ...settings.guestData, ...useMessages("guest-data") };
}
