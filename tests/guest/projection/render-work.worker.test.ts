import { expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { DOCUMENT_BYTES_MAX } from "#domain/limits.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { buildPortal } from "#worker/portal/rendering/render-portal.tsx";
import { encodePortal } from "#worker/portal/stored-portal.ts";
import { RenderWork } from "#worker/services/portal/render-work.ts";
import { snapshotOf } from "#worker/services/portal/snapshot.ts";

const TIMES = 3;
/** Of what is usual: a machine that others use lets one of two measurements wait. */
const MUCH = 5;

/** The dearest text there is: small runs, each an element of its own, as many as a document holds. */
function dearestButtons(): Button[] {
  const runs = Array.from({ length: 200 }, (_, index) =>
    index % 2 === 0 ? { text: "a", bold: true as const } : { text: "b" },
  );
  const content = Array.from({ length: 12 }, () => ({ type: "paragraph" as const, runs }));
  return Array.from({ length: 10 }, (_, index) => {
    const button = usableButton("popup", index + 1);
    return button.type === "popup" ? { ...button, content } : button;
  });
}

/** Milliseconds for each unit of the work that is counted, at best. */
async function slownessOf(draft: Draft): Promise<number> {
  const bytes = JSON.stringify(snapshotOf(draft)).length;
  const work = new RenderWork();
  work.add(draft.languages.length, bytes);
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    const source = { draft, slug: "work", propertyId: "b".repeat(24), timeZone: "UTC" };
    encodePortal(
      await buildPortal({ ...source, features: { guestServices: true }, origin: "https://foyer.example" }),
    );
    best = Math.min(best, performance.now() - began);
  }
  return best / work.done;
}

it("a portal's counted work bounds its time: the dearest text takes no more of it than a usual page [G3]", async () => {
  const buttons = dearestButtons();
  expect(JSON.stringify({ buttons }).length).toBeGreaterThan(DOCUMENT_BYTES_MAX * 0.8);
  expect(JSON.stringify({ buttons }).length).toBeLessThan(DOCUMENT_BYTES_MAX);
  const dearest = sampleDraft({ languages: ["en"], buttons: { en: { buttons } } });
  const usual = sampleDraft({
    english: (["link", "map", "popup", "gallery", "chat", "feedback"] as const).map((type, index) =>
      usableButton(type, index + 1),
    ),
  });
  expect(await slownessOf(dearest)).toBeLessThan(MUCH * (await slownessOf(usual)));
});
