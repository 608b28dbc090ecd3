import { expect, it } from "vitest";
import { addText, decodeAgain, readListFile } from "./list-file.ts";

const CYRILLIC = Uint8Array.from([..."room;", 0xcb, 0xfe, 0xea, 0xf1, ..."\r\n"], (sign) =>
  typeof sign === "number" ? sign : sign.charCodeAt(0),
);

it("decodes a file again in place, and keeps text typed before and after it [R1]", () => {
  const { text, file } = readListFile(CYRILLIC, ["en"]);
  const list = addText("room;1\n", text);
  expect(list).toBe("room;1\nroom;Ëþêñ\n");
  if (!file) throw new Error("Its encoding is a guess.");
  expect(decodeAgain(list, file, "windows-1251")?.list).toBe("room;1\nroom;Люкс\n");
  expect(decodeAgain(`${list}room;2`, file, "windows-1251")).toBeNull();
  expect(readListFile(CYRILLIC, ["ru"]).text).toBe("room;Люкс\n");
  expect(readListFile(new TextEncoder().encode("Люкс"), []).file).toBeNull();
});
