import type { PasskeyMessages } from "../en/passkeys.ts";

export const passkeys: PasskeyMessages = {
  title: "Passkeys",
  text: "Melden Sie sich mit Gesicht, Finger oder Sicherheitsschlüssel an. Ihr Passwort gilt weiterhin.",
  add: "Passkey hinzufügen",
  unnamed: "Passkey",
  used: (moment: string) => `Zuletzt genutzt: ${moment}`,
  added: (day: string) => `Hinzugefügt am ${day}, noch nicht genutzt`,
  synced: "Synchronisiert",
  oneDevice: "Nur auf einem Gerät",
  moreOf: (name: string) => `Optionen für ${name}`,
  rename: "Umbenennen",
  renameTitle: "Passkey umbenennen",
  renameText: "Ein Name sagt Ihnen, auf welchem Gerät er ist.",
  name: "Name",
  remove: "Entfernen",
  removing: "Wird entfernt",
  removeQuestion: (name: string) => `„${name}“ entfernen?`,
  removeText:
    "Damit können Sie sich nicht mehr anmelden. Ihr Passwort gilt weiterhin. Löschen Sie den Passkey auch auf Ihrem Gerät.",
  keep: "Behalten",
  wasAdded: "Passkey hinzugefügt",
  wasRenamed: "Passkey umbenannt",
  wasRemoved: "Passkey entfernt",
  cancelled: "Es wurde kein Passkey hinzugefügt.",
  unsupported: "Dieser Browser kann für diese Adresse keinen Passkey anlegen.",
  again: "Wofür Sie noch einmal gefragt werden",
  againText: "Nach zehn Minuten wird Ihr Passwort oder ein Passkey noch einmal verlangt, bevor Sie:",
  againFor: {
    passkeys: "einen Passkey hinzufügen oder entfernen",
    access: "Personen einladen und ihren Zugang ändern",
    erasing: "Gästedaten löschen",
    record: "das Verarbeitungsverzeichnis herunterladen",
  },
  proof: {
    title: "Bitte bestätigen Sie, dass Sie es sind",
    text: "Geben Sie dafür Ihr Passwort ein. Danach werden Sie zehn Minuten lang nicht mehr gefragt.",
    confirm: "Bestätigen",
    passkey: "Passkey verwenden",
    noPasskey:
      "Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder geben Sie Ihr Passwort ein.",
  },
};
