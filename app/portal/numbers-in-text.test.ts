import { expect, it } from "vitest";
import { escapeHtml } from "./escape-html.ts";
import { isolateNumbers, splitNumbers } from "./numbers-in-text.ts";

it.each([
  ["اتصل بالاستقبال +44 1326 550142", "+44 1326 550142"],
  ["+44 (0)1326 550142 الاستقبال", "+44 (0)1326 550142"],
  ["הקבלה 04-123-4567, בכל שעה", "04-123-4567"],
  ["اتصل (04) 123 4567", "(04) 123 4567"],
  ["الاستقبال ٠٤ ١٢٣ ٤٥٦٧", "٠٤ ١٢٣ ٤٥٦٧"],
  ["Call +44 - 1326/550142 الاستقبال", "+44 - 1326/550142"],
  ["اتصل 800 555 0142", "800 555 0142"],
  ["+44 1326 550142 (reception)", "+44 1326 550142"],
  ["550142", "550142"],
])("a number that would be read from the wrong end is one part: %s [S83]", (text, number) => {
  expect(splitNumbers(text)?.filter(({ isNumber }) => isNumber)).toEqual([{ text: number, isNumber: true }]);
  expect(
    splitNumbers(text)
      ?.map((part) => part.text)
      .join(""),
  ).toBe(text);
});

it.each([
  ["behind Latin letters", "Reception +44 1326 550142"],
  ["a time", "الإفطار 07:00 - 11:00"],
  ["a range of prices", "العلاجات 100 - 200"],
  ["a range of years", "تجديد 2024 - 2026"],
  ["a short number", "غرفة 1012"],
  ["an identifier", "رمز AB1234567"],
  ["no digit", "الاستقبال"],
  ["nothing", ""],
])("a text keeps its bytes where no number would be turned round: %s [S83]", (_what, text) => {
  expect(splitNumbers(text)).toBeNull();
  expect(isolateNumbers(text)).toBe(text);
});

it("isolates numbers in HTML, but not character references [S83]", () => {
  expect(isolateNumbers(escapeHtml("<b> ' اتصل +44 1326 550142 & '"))).toBe(
    '&lt;b&gt; &#39; اتصل <bdi dir="ltr">+44 1326 550142</bdi> &amp; &#39;',
  );
});
