import type { QuestionId } from "#domain/answers/questions.ts";
import type { QuestionTexts } from "../en/questions.ts";

export const questions: Record<QuestionId, QuestionTexts> = {
  "check-in": {
    ask: "Ab wann können Gäste einchecken?",
    help: "Die Uhrzeit, ab der ein Zimmer sicher bereit ist.",
  },
  "early-arrival": { ask: "Ist ein früherer Check-in möglich, und was kostet er?" },
  boarding: { ask: "Wann und wo gehen die Gäste an Bord?" },
  reception: {
    ask: "Wann, wo und wie erreichen Gäste die Rezeption?",
    help: "Gäste können die Nummer mit einem Tippen anrufen.",
  },
  "opening-hours": {
    ask: "Wann haben Sie geöffnet?",
    help: "Nach den Zeiten der Küche fragen wir gesondert.",
  },
  "table-booking": { ask: "Können Gäste einen Tisch reservieren, und wie?" },
  groups: {
    ask: "Wie groß dürfen Gruppen sein?",
    help: "Die größte Gruppe, für die keine besondere Absprache nötig ist.",
  },
  directions: {
    ask: "Wie finden Gäste zu Ihnen?",
    help: "Ein Link kann eine Karte öffnen. Die letzten Meter beschreiben Sie mit eigenen Worten.",
  },
  parking: { ask: "Können Gäste bei Ihnen parken, wo und zu welchem Preis?" },
  "car-charging": {
    ask: "Können Gäste ein Elektroauto laden?",
    help: "Die Zahl gibt an, wie viele Ladepunkte Sie haben.",
  },
  luggage: {
    ask: "Können Gäste ihr Gepäck bei Ihnen lassen?",
    help: "Zum Beispiel vor dem Check-in oder nach der Abreise.",
  },
  "safety-drill": { ask: "Wann und wo findet die Rettungsübung statt?" },
  wifi: {
    ask: "Gibt es WLAN, und was kostet es?",
    help: "Was Sie hier schreiben, kann jeder lesen, der die Adresse des Portals kennt.",
  },
  heating: {
    ask: "Können Gäste die Temperatur selbst einstellen?",
    help: "Bei „Nein“ erfahren Gäste, dass die Temperatur zentral geregelt wird.",
  },
  safe: {
    ask: "Gibt es einen Safe, und wo?",
    help: "„Auf Anfrage“ heißt, dass Sie Wertsachen selbst aufbewahren.",
  },
  television: {
    ask: "Gibt es einen Fernseher?",
    help: "Sender, Streaming und Ähnliches nennen Sie mit eigenen Worten.",
  },
  kettle: {
    ask: "Gibt es Wasserkocher und Minibar?",
    help: "„Ja“ heißt beides. Haben Sie nur eines davon, nennen Sie es mit eigenen Worten.",
  },
  iron: { ask: "Gibt es ein Bügeleisen, und wo?" },
  "extra-pillow": {
    ask: "Gibt es zusätzliche Kissen und Decken?",
    help: "Unter der Telefonnummer können Gäste sie bestellen.",
  },
  cleaning: {
    ask: "Wann wird gereinigt?",
    help: "„Auf Anfrage“ heißt: Reinigung und frische Handtücher nur auf Wunsch.",
  },
  "tap-water": { ask: "Kann man das Leitungswasser trinken?" },
  waste: { ask: "Wohin kommt der Abfall, und wie wird er getrennt?" },
  allergies: {
    ask: "Können Sie bei Allergien passend kochen?",
    help: "Außer bei „Nein“ werden Gäste gebeten, Sie vor der Bestellung anzusprechen.",
  },
  "childrens-menu": { ask: "Gibt es eine Kinderkarte, und was kostet ein Essen?" },
  breakfast: {
    ask: "Wann und wo gibt es Frühstück, und was kostet es?",
    help: "Für Tage mit anderen Zeiten, etwa den Sonntag, fügen Sie eine Zeile hinzu.",
  },
  restaurant: {
    ask: "Wann und wo hat Ihr Restaurant geöffnet?",
    help: "Jedes weitere Restaurant erhält einen eigenen Eintrag.",
  },
  "dining-times": {
    ask: "Wann und wo gibt es die Mahlzeiten?",
    help: "Fügen Sie für jede Mahlzeit oder Tischzeit eine Zeile hinzu.",
  },
  "kitchen-hours": {
    ask: "Wann gibt es bei Ihnen warme Küche?",
    help: "Das Ende ist der Zeitpunkt der letzten Bestellung.",
  },
  lunch: {
    ask: "Wann gibt es Mittagstisch, und was kostet er?",
    help: "Der Preis gilt für Ihr Mittagsmenü.",
  },
  dishes: {
    ask: "Was steht auf Ihrer Karte?",
    help: "Ein Link kann Ihre Speisekarte öffnen.",
  },
  bar: { ask: "Wann und wo hat die Bar geöffnet?" },
  "room-service": {
    ask: "Wann und wie können Gäste den Roomservice bestellen?",
    help: "Der Preis ist Ihr Aufschlag pro Bestellung.",
  },
  diets: {
    ask: "Kochen Sie für besondere Ernährungsformen?",
    help: "Zum Beispiel vegan, glutenfrei oder halal. Nennen Sie Ihre im Hinweis.",
  },
  coffee: { ask: "Wann und wo gibt es Kaffee, und was kostet eine Tasse?" },
  takeaway: { ask: "Gibt es Essen zum Mitnehmen, und wie bestellt man es?" },
  "own-wine": {
    ask: "Dürfen Gäste eigenen Wein mitbringen?",
    help: "Der Preis ist Ihr Korkgeld.",
  },
  pool: {
    ask: "Wann ist das Schwimmbad offen, wo und wie warm ist es?",
    help: "Die Zahl ist die Temperatur des Wassers.",
  },
  spa: {
    ask: "Wann und wo ist das Spa geöffnet, und was kostet es?",
    help: "Anwendungen beschreiben Sie in einem eigenen Eintrag.",
  },
  gym: { ask: "Wann und wo ist der Fitnessraum offen, was kostet er?" },
  laundry: {
    ask: "Waschen Sie Kleidung für Gäste, und wie schnell?",
    help: "Die Zahl gibt an, nach wie vielen Stunden die Kleidung fertig ist.",
  },
  terrace: { ask: "Können Gäste draußen sitzen, und wann?" },
  toilets: { ask: "Wo sind die Toiletten?" },
  children: {
    ask: "Sind Kinder willkommen?",
    help: "Bei „Nein“ erfahren Gäste, dass Sie nur Erwachsene aufnehmen.",
  },
  pets: {
    ask: "Dürfen Gäste Haustiere mitbringen, und was kostet es?",
    help: "Bei „Auf Anfrage“ werden Gäste gebeten, Sie vorher zu fragen.",
  },
  smoking: {
    ask: "Gibt es einen Raucherbereich, und wo?",
    help: "Bei „Nein“ erfahren Gäste, dass Rauchen nicht erlaubt ist.",
  },
  "quiet-hours": { ask: "Wann soll Ruhe herrschen?" },
  "step-free-access": {
    ask: "Kommen Gäste ganz ohne Stufen herein?",
    help: "Antworten Sie nur dann mit „Ja“, wenn auf dem Weg keine einzige Stufe liegt.",
  },
  "dress-code": {
    ask: "Gibt es eine Kleiderordnung?",
    help: "Falls ja, beschreiben Sie sie mit eigenen Worten.",
  },
  "live-music": { ask: "Wann und wo gibt es Musik und Veranstaltungen?" },
  "deck-plan": {
    ask: "Wo finden Gäste einen Deckplan?",
    help: "Ein Link kann den Plan auf dem Handy der Gäste öffnen.",
  },
  ports: {
    ask: "Welche Häfen laufen Sie an?",
    help: "Ein Link kann die Route öffnen.",
  },
  "all-aboard": {
    ask: "Bis wann müssen Gäste zurück an Bord sein?",
    help: "Ändern Sie die Uhrzeit für jeden Hafen.",
  },
  tender: {
    ask: "Wann, wo und wie oft fahren die Tenderboote?",
    help: "Die Zahl gibt die Minuten zwischen zwei Booten an.",
  },
  excursions: { ask: "Können Gäste Landausflüge buchen, wo und wie?" },
  seasickness: { ask: "Gibt es Mittel gegen Seekrankheit, und wo?" },
  "bus-or-train": {
    ask: "Wo ist die nächste Haltestelle, und wie weit ist sie?",
    help: "Die Zahl gibt die Minuten zu Fuß an.",
  },
  taxi: {
    ask: "Bestellen Sie Taxis für Gäste?",
    help: "Die Telefonnummer ist die, unter der Gäste ein Taxi bestellen.",
  },
  shops: {
    ask: "Wo ist das nächste Geschäft, und wann hat es geöffnet?",
    help: "Die Zahl gibt die Entfernung in Metern an.",
  },
  tips: {
    ask: "Was empfehlen Sie in der Umgebung?",
    help: "Ein Spaziergang, eine Aussicht, eine Bäckerei: was Sie Gästen selbst raten.",
  },
  "private-events": {
    ask: "Können Gäste bei Ihnen feiern, und wie viele?",
    help: "Die Zahl gibt an, für wie viele Gäste höchstens Platz ist.",
  },
  "check-out": {
    ask: "Bis wann checken Gäste aus?",
    help: "Die Uhrzeit, bis zu der Gäste ihr Zimmer verlassen haben.",
  },
  "late-departure": {
    ask: "Ist ein späterer Check-out möglich, und was kostet er?",
    help: "Die Uhrzeit ist die spätestmögliche.",
  },
  disembarking: {
    ask: "Wann verlassen Gäste die Kabine, und wo das Schiff?",
    help: "Die Uhrzeit, bis zu der Gäste ihre Kabine verlassen haben.",
  },
  bill: {
    ask: "Können Gäste an einem Tisch getrennt bezahlen?",
    help: "Bei „Nein“ werden Gäste gebeten, pro Tisch zusammen zu bezahlen.",
  },
  tipping: {
    ask: "Ist der Service im Preis enthalten?",
    help: "Bei „Nein“ lesen Gäste, dass Sie sich über Trinkgeld freuen.",
  },
  vouchers: { ask: "Verkaufen Sie Gutscheine?" },
  payment: {
    ask: "Können Gäste mit Karte bezahlen?",
    help: "Bei „Nein“ wird um Barzahlung gebeten. Weiteres nennen Sie mit eigenen Worten.",
  },
  "visitor-tax": {
    ask: "Wie hoch ist die Kurtaxe?",
    help: "Bei „Kostenlos“ erfahren Gäste, dass keine erhoben wird.",
  },
  "onboard-account": {
    ask: "Gehen Ausgaben an Bord auf das Bordkonto?",
    help: "Bei „Nein“ zahlen Gäste sofort. Der Ort ist der, an dem abgerechnet wird.",
  },
  "lost-property": { ask: "Wo können Gäste nach verlorenen Dingen fragen?" },
  "doctor-and-pharmacy": {
    ask: "Wo sind die nächste Arztpraxis und Apotheke?",
    help: "Die Zahl gibt die Minuten zu Fuß an.",
  },
  emergency: {
    ask: "Was sollen Gäste im Notfall tun?",
    help: "Die Nummer, die zuerst anzurufen ist, der Sammelplatz und was sonst wichtig ist.",
  },
};
