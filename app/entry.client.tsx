import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { CatalogueName } from "#app/messages/catalogues.ts";
import { loadMessages } from "#app/messages/load-messages.ts";
import { decideInterfaceLanguage } from "#domain/language.ts";
import { stopRecordingInput } from "./session/input/early-input.ts";
import { patientFetch } from "./session/network/patient-fetch.ts";

// Load the texts of the language in which the server rendered the page, before the first render.
const { lang, dataset } = document.documentElement;
const language = decideInterfaceLanguage(lang, null);
const names = (dataset.texts ?? "everywhere").split(" ") as CatalogueName[];
await Promise.all(names.map((name) => loadMessages(name, language)));

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
