import { describe, expect, it } from "vitest";
import { readTheme, themeCookie } from "./theme.ts";

const asking = (cookie: string) => new Request("https://foyer.example/", { headers: { cookie } });

describe("the theme of a browser", () => {
  it("is the cookie's value, or the device's if the cookie has no valid theme [N10]", () => {
    expect(readTheme(asking("language=de; theme=dark; style=a"))).toBe("dark");
    expect(readTheme(asking("theme=light"))).toBe("light");
    for (const other of ["", "theme=", "theme=darker", "mytheme=dark", "theme=sepia"]) {
      expect(readTheme(asking(other)), other).toBeNull();
    }
  });

  it("is stored for a year, or cleared [N10]", () => {
    expect(themeCookie("dark")).toBe("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
    expect(themeCookie(null)).toContain("theme=; Path=/; Max-Age=0");
  });
});
