import { describe, expect, it } from "vitest";
import { mapFields } from "../button-schema.ts";
import { parseLocation, readLocation } from "./map-location.ts";

const GREENBANK = "Greenbank Hotel (50.153912, -5.06789)";
const PLACE =
  "https://www.google.com/maps/place/Greenbank+Hotel/@50.1541,-5.0701,17z/data=!3m1!4b1!4m6!3m5!1s0x486b16ae1:0x1!8m2!3d50.1539120!4d-5.0678900!16s%2Fg%2F1tf?entry=ttu&g_ep=Eg";
const EMBED =
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2552.9!2d-5.06789!3d50.153912!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x486b16ae1%3A0x1!2sGreenbank%20Hotel!5e0!3m2!1sen!2suk!4v1" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>';

describe("a pasted location", () => {
  it.each([
    // Text that is not a link stays unchanged.
    ["Greenbank Hotel, Falmouth", "Greenbank Hotel, Falmouth"],
    ["  50.153912, -5.06789 ", "50.153912, -5.06789"],
    ["9C2P5W3J+HR Falmouth", "9C2P5W3J+HR Falmouth"],
    ["Booking.com Tower, 1/2 Quay", "Booking.com Tower, 1/2 Quay"],
    ["", ""],
    // Google: from the address bar, from each way of sharing, and old formats.
    [PLACE, GREENBANK],
    [PLACE.replace("https://", "  "), GREENBANK],
    [PLACE.replace("www.google.com", "www.google.co.uk"), GREENBANK],
    [PLACE.replace("www.google.com/maps", "maps.google.de/maps"), GREENBANK],
    [`Look here: ${PLACE}`, GREENBANK],
    [`\u200e${PLACE}\u200e`, GREENBANK],
    ["https://www.google.com/maps/place/Quay+%26+Co/", "Quay & Co"],
    ["https://www.google.com/maps/place/%E0%A4%A/@50.1,-5.2,3z", "\ufffd%A (50.1, -5.2)"],
    [
      "https://www.google.com/maps/place/50%C2%B009'14.1%22N+5%C2%B004'04.4%22W/@50.1,-5.0,17z/data=!3d50.153912!4d-5.06789",
      "50.153912, -5.06789",
    ],
    ["https://www.google.com/maps/@50.153912,-5.06789,17z?entry=ttu", "50.153912, -5.06789"],
    ["https://www.google.com/maps/search/Greenbank+Hotel/@50.153912,-5.06789,14z", GREENBANK],
    ["https://www.google.com/maps/search/?api=1&query=Greenbank+Hotel", "Greenbank Hotel"],
    ["https://www.google.com/maps/search/?api=1&query=50.153912%2C-5.06789", "50.153912, -5.06789"],
    ["https://www.google.com/maps/dir/?api=1&destination=Greenbank+Hotel", "Greenbank Hotel"],
    [
      "https://www.google.com/maps/dir/Truro/Greenbank+Hotel/@50.2,-5.2,11z/data=!4m13!4m12!1m5!1m1!1s0x1:0x2!2m2!1d-5.051!2d50.263!1m5!1m1!1s0x3:0x4!2m2!1d-5.06789!2d50.153912",
      GREENBANK,
    ],
    ["https://maps.google.com/?q=Greenbank+Hotel&ll=50.153912,-5.06789&z=15", GREENBANK],
    ["https://maps.google.com/maps?q=loc:50.153912,-5.06789", "50.153912, -5.06789"],
    ["https://maps.google.com/maps?saddr=Truro&daddr=Greenbank+Hotel", "Greenbank Hotel"],
    ["https://www.google.com/maps?q=https%3A%2F%2Fmaps.app.goo.gl%2FTmbe", "https://maps.app.goo.gl/Tmbe"],
    [EMBED, GREENBANK],
    [EMBED.replaceAll(/width.*?>/g, "\n>"), GREENBANK],
    [
      '<iframe src="https://www.google.com/maps/embed/v1/place?key=k&amp;q=Greenbank+Hotel"></iframe>',
      "Greenbank Hotel",
    ],
    // Apple.
    ["https://maps.apple.com/?address=Harbourside&ll=50.153912,-5.06789&q=Greenbank%20Hotel&t=m", GREENBANK],
    ["https://maps.apple.com/?ll=50.153912,-5.06789&q=Dropped%20Pin", "50.153912, -5.06789"],
    [
      "https://maps.apple.com/place?address=Harbourside&coordinate=50.153912,-5.06789&name=Greenbank%20Hotel&place-id=I1",
      GREENBANK,
    ],
    ["https://maps.apple.com/?daddr=Greenbank+Hotel&dirflg=d", "Greenbank Hotel"],
    // OpenStreetMap.
    ["https://www.openstreetmap.org/?mlat=50.153912&mlon=-5.06789#map=17/50.1/-5.0", "50.153912, -5.06789"],
    ["https://www.openstreetmap.org/#map=17/50.153912/-5.06789", "50.153912, -5.06789"],
    ["https://www.openstreetmap.org/node/123#map=19/50.153912/-5.06789&layers=N", "50.153912, -5.06789"],
    ["https://osm.org/search?query=Greenbank+Hotel#map=17/50.153912/-5.06789", GREENBANK],
    [
      '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=-5.1%2C50.1%2C-5.0%2C50.2&amp;layer=mapnik&amp;marker=50.153912%2C-5.06789"></iframe><br/><small><a href="https://www.openstreetmap.org/">View</a></small>',
      "50.153912, -5.06789",
    ],
    ["https://www.openstreetmap.org/export/embed.html?bbox=-5.1,50.1,-5.0,50.2", "50.15, -5.05"],
    // Phones.
    ["geo:50.153912,-5.06789?z=17", "50.153912, -5.06789"],
    ["geo:0,0?q=50.153912,-5.06789(Greenbank%20Hotel)", GREENBANK],
  ])("is used as the place that it names: %s [S75]", (typed, stored) => {
    expect(parseLocation(typed)).toBe(stored);
    expect(parseLocation(stored)).toBe(stored);
  });

  it.each([
    ["https://maps.app.goo.gl/TmbeHMiLEfTBws9EA", "https://maps.app.goo.gl/TmbeHMiLEfTBws9EA"],
    ["maps.app.goo.gl/TmbeHMiLEfTBws9EA", "https://maps.app.goo.gl/TmbeHMiLEfTBws9EA"],
    ["Greenbank Hotel https://maps.app.goo.gl/Tmbe?g_st=ic", "https://maps.app.goo.gl/Tmbe?g_st=ic"],
    ["http://goo.gl/maps/abc", "https://goo.gl/maps/abc"],
    ["https://g.co/kgs/abc", "https://g.co/kgs/abc"],
    ["https://maps.apple/p/abc", "https://maps.apple/p/abc"],
    ["https://maps.google.com/?cid=1234567890", "https://maps.google.com/?cid=1234567890"],
    ["https://www.openstreetmap.org/way/123", "https://www.openstreetmap.org/way/123"],
  ])("stays a link where its maker alone knows the place: %s [S75]", (typed, href) => {
    expect(parseLocation(typed)).toBe(href);
    expect(readLocation(href)).toEqual({ kind: "link", href });
  });

  it.each([
    "https://marlowe.example/find-us",
    "www.marlowe.example",
    "https://www.google.com/search?q=greenbank",
    "https://www.google.com/maps",
    "https://google.com.evil.example/maps/place/Quay",
    "https://evil.example/?u=https://maps.app.goo.gl/abc",
    "http://user@evil.example/@50.1,-5.1",
    '<iframe src="https://evil.example/maps"></iframe>',
    `https://www.google.com/maps?q=${"a".repeat(4_000)}`,
  ])("is refused where it is any other address: %s [S75]", (typed) => {
    expect(mapFields.location.safeParse(typed).error?.issues).toMatchObject([
      { message: "invalid_location" },
    ]);
  });
});

it("is parsed into name and point, or a name alone, as guests see it [S75]", () => {
  expect(readLocation(GREENBANK)).toEqual({
    kind: "place",
    name: "Greenbank Hotel",
    point: "50.153912, -5.06789",
  });
  expect(readLocation("Quay (3), Falmouth")).toEqual({
    kind: "place",
    name: "Quay (3), Falmouth",
    point: "",
  });
});
