import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { getWords } from "../words/words.ts";
import { findDestination } from "./actions.ts";
import { ButtonDialog, hasDialog, opensOnPage } from "./button-dialog.tsx";

function mapWith(patch: Partial<ButtonOf<"map">>): Button {
  return { ...newButton("map", sampleId(1), "Find us"), ...patch } as Button;
}

function findDialog(button: Button): string {
  return renderToStaticMarkup(
    <ButtonDialog
      button={button}
      words={getWords("en")}
      language="en"
      propertyName="Marlowe"
      mode="published"
    />,
  );
}

const BEACH = { id: sampleId(2), name: "Beach <1>", location: "50.1, -5.1" };
const PIER = { id: sampleId(3), name: "Pier", location: "https://maps.app.goo.gl/abc" };
const hrefsIn = (html: string) => [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, href]) => href);

describe("a map with several places", () => {
  it("is a list of links on the page, also without scripts; the frame shows the first [S75]", () => {
    const map = mapWith({ location: "Quay 3", places: [BEACH, PIER] });
    expect(opensOnPage(map)).toBe(true);
    const html = findDialog(map);
    expect(hrefsIn(html)).toEqual([
      "https://www.google.com/maps?q=Quay+3&amp;t=m&amp;z=15",
      "https://www.google.com/maps?q=50.1%2C+-5.1&amp;t=m&amp;z=15",
      "https://maps.app.goo.gl/abc",
    ]);
    expect(html).toContain("<span>Quay 3</span>");
    expect(html).toContain("<span>Beach &lt;1&gt;</span>");
    expect(html.match(/data-map="[^"]+"/g)).toEqual([
      'data-map="https://www.google.com/maps?q=Quay+3&amp;t=m&amp;z=15&amp;output=embed"',
    ]);
    expect(findDestination(map)?.href).toContain("q=Quay+3");
  });

  it("leads away directly if only one place is left, even a further one [S75]", () => {
    const map = mapWith({ location: "", places: [BEACH, { ...PIER, location: "" }] });
    expect([opensOnPage(map), hasDialog(map)]).toEqual([false, true]);
    expect(findDestination(map)?.href).toContain("q=50.1%2C+-5.1");
    expect(findDialog(map)).toContain("<p>Beach &lt;1&gt;</p>");
  });

  it("has no frame if its first place is an unresolved short link [S75]", () => {
    const short = mapWith({ location: PIER.location });
    expect([opensOnPage(short), hasDialog(short)]).toEqual([false, false]);
    expect(findDialog(mapWith({ location: PIER.location, places: [BEACH] }))).not.toContain("data-map");
  });
});
