import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadFirstMessages } from "#app/messages/first-messages.tsx";
import { loadMessages } from "#app/messages/load-messages.ts";
import { decideInterfaceLanguage } from "#domain/language.ts";
import { stopRecordingInput } from "./session/input/early-input.ts";
import { patientFetch } from "./session/network/patient-fetch.ts";

// The server wrote its choice into the page; its texts must be here before the first render.
const { lang, dataset } = document.documentElement;
const language = decideInterfaceLanguage(lang, null);
await Promise.all([loadFirstMessages(language), dataset.texts === "all" ? loadMessages(language) : null]);

stopRecordingInput();
window.fetch = patientFetch(window.fetch.bind(window));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
