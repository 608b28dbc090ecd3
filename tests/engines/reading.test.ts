import { describe, inject, it } from "vitest";
import { createProperty } from "#scripts/api/caller.ts";
import { openScene } from "../factories/scene.ts";
import { DESK } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { engineTarget, withEngine } from "./open-engine.ts";
import * as reading from "./reading-journey.ts";
import { chooseProperty, signInByForm } from "./staff-journey.ts";
import { openWebKit } from "./webkit.ts";

const ENGINES = [
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
] as const;

describe.each(inject("tier") === "all" ? ENGINES : ENGINES.slice(0, 1))("in %s", (name, openEngine) => {
  const open = withEngine(name, openEngine);

  it("what a screen fetches arrives: comparison, codes, the past, older messages, a file and every late part [S140, S11, T10, T11]", async () => {
    const account = { email: `${crypto.randomUUID()}@engines.example` };
    const scene = await openScene(
      engineTarget,
      { name: "Harbour Hotel", features: { guestServices: true } },
      account,
    );
    await createProperty(engineTarget, scene.groupId, { name: "Hill Hotel" });
    await reading.prepareReading(engineTarget, scene);
    const { engine, relay } = await open(DESK, "reading");
    await signInByForm(engine, relay, scene);
    await chooseProperty(engine, scene);
    await reading.readPublishTab(engine, relay);
    await reading.readPreviewCode(engine, relay);
    await reading.readHistory(engine, relay);
    await reading.readOlderMessages(engine, relay);
    await reading.readDownload(engine, relay);
    // Must be last: its unsaved hours would block leaving.
    await reading.readParts(engine, relay);
  });
});
