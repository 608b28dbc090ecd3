import { expect, test } from "vitest";
import { readUserCookie, userCookie } from "./user-cookie.ts";

const ADA = { uid: "adaadaadaadaadaadaadaada", email: "ada@kestrel.example", displayName: "Ada; Thörne" };

function requestWith(cookie: string): Request {
  return new Request("https://host.example/", { headers: { cookie } });
}

test("the person who signed in is known at the next screen [S61]", () => {
  const [pair = ""] = userCookie(ADA).split("; ");
  expect(readUserCookie(requestWith(`language=de; ${pair}; property=x`))).toEqual(ADA);
});

test.each([
  ["no cookie", "language=de"],
  ["a cookie that is no JSON", "__Host-foyer-user=%7B"],
  ["a cookie with a broken escape", "__Host-foyer-user=%"],
  ["a cookie of another shape", "__Host-foyer-user=%7B%22uid%22%3A1%7D"],
  ["a forgotten person", userCookie(null).split("; ")[0] ?? ""],
])("%s names nobody [S139]", (_, cookie) => {
  expect(readUserCookie(requestWith(cookie))).toBeNull();
});
