import { describe, expect, it } from "vitest";
import { contact } from "../page/compose-lasting.ts";
import { fillSlots, markupToText, toMarkup } from "../page/slots.ts";
import { type ContactFacts, renderContactBlock } from "./contact-block.ts";

const CLOSED = '<main><h1 class="p-name"><bdi>Inn</bdi></h1><p>Closed now.</p></main>';
const FACTS = { address: "Quay 1\nDubai", telephone: "+44 (0)1326 550142" };
const CALL = '<a href="tel:+441326550142"><bdi dir="ltr">+44 (0)1326 550142</bdi></a>';

/** A closed page with the contact of its property's row in a slot behind its sentence. */
function withContact(html: string, facts: ContactFacts): string {
  const { body } = toMarkup(html);
  const at = new TextEncoder().encode(html.slice(0, html.indexOf("</p>") + "</p>".length)).length;
  const numbers = [...html.matchAll(/tel:[^"]*/g)].map(({ 0: href, index }) => ({
    name: "contact-href",
    start: index,
    end: index + href.length,
  }));
  const markup = { body, slots: [{ name: "contact", start: at, end: at }, ...numbers] };
  const property = { ...facts, timeZone: "UTC", visitorIds: false };
  const added = contact({ markup, kind: "closed", language: "en", property });
  return markupToText(fillSlots(markup, added?.fills ?? []));
}

describe("a property's address and main number", () => {
  it("stand below the sentence of a closed page, the number as a link [S79, D26]", () => {
    expect(withContact(CLOSED, FACTS)).toBe(
      CLOSED.replace("</main>", `<p><bdi>Quay 1</bdi><br><bdi>Dubai</bdi></p><p>Phone: ${CALL}</p></main>`),
    );
  });

  it("have the digits of a plain number grouped, after a word of the page's language [S79, D85]", () => {
    expect(renderContactBlock({ address: "", telephone: "+493023125014" }, "ar")).toBe(
      '<p>الهاتف: <a href="tel:+493023125014"><bdi dir="ltr">+49 302 312 5014</bdi></a></p>',
    );
  });

  it.each([
    ["neither is known", CLOSED, { address: "", telephone: "" }],
    ["the number is there already", CLOSED.replace("</main>", `${CALL}</main>`), { ...FACTS, address: "" }],
  ])("leave a page unchanged where %s [D26]", (_, page, facts) => {
    expect(withContact(page, facts)).toBe(page);
  });

  it("are inserted as text only, whatever was typed [D26]", () => {
    const address = `</p><script>alert(1)</script>\n$& $' "x"`;
    const block = renderContactBlock({ address, telephone: "" }, "en");
    expect(block).toBe(
      "<p><bdi>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</bdi><br><bdi>$&amp; $&#39; &quot;x&quot;</bdi></p>",
    );
    expect(withContact(CLOSED, { address, telephone: "" })).toContain(`</p>${block}</main>`);
  });
});
