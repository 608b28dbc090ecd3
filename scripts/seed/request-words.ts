/** What guests of the demo hotel write beside a request, by its service as staff read it. Most write nothing. */
interface Words {
  readonly language: "en" | "de" | "ar";
  /** The service as the guest read it. */
  readonly service: string;
  readonly note: string;
}

const IN_ENGLISH = { language: "en", note: "" } as const;

const WRITTEN: Readonly<Record<string, readonly Words[]>> = {
  "Fresh towels": [
    { language: "en", service: "Fresh towels", note: "Two bath, one hand towel" },
    { language: "de", service: "Frische Handtücher", note: "Bitte zwei große, wir sind bis sieben da" },
    { language: "ar", service: "مناشف نظيفة", note: "منشفتان كبيرتان من فضلكم" },
  ],
  "Breakfast in your room": [
    { language: "de", service: "Frühstück aufs Zimmer", note: "Für zwei, bitte ohne Nüsse" },
    { language: "en", service: "Breakfast in your room", note: "Tea with milk, please" },
    { language: "ar", service: "الفطور في الغرفة", note: "" },
  ],
  "Late check-out": [
    { language: "en", service: "Late check-out", note: "Until one o’clock, if you can" },
    { language: "de", service: "Später abreisen", note: "" },
  ],
};

/** What the guest of that turn wrote. */
export function getWords(service: string, turn: number): Words {
  const written = WRITTEN[service] ?? [];
  return written[turn % (written.length + 1)] ?? { ...IN_ENGLISH, service };
}
