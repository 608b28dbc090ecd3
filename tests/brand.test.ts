import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brand, brandPictures, brandSchema } from "#brand/brand.ts";

describe("the shipped brand", () => {
  it("has every key of the brand configuration, and no other [S19, S29]", () => {
    expect(Object.keys(brand).sort()).toEqual(
      [
        "client",
        "cloudFunctionsProject",
        "companyName",
        "contactSite",
        "darkPortalLogo",
        "euNumber",
        "lightPortalLogo",
        "loginImage",
        "loginLogoSite",
        "meNumber",
        "portalName",
        "privacyPolicy",
        "quickStart",
        "showRegister",
        "sidebarLogoSite",
        "signUpTrialText",
        "storageBucket",
        "supportEmail",
        "ukNumber",
        "url",
        "usNumber",
        "whiteLabel",
      ].sort(),
    );
  });

  it("names company and portal, its links, its mail and its four telephones [S20, S22, S23, S25, S26]", () => {
    expect(brand).toMatchObject({
      companyName: "Fernholt Partners Ltd",
      portalName: "Fernholt Host",
      supportEmail: "support@fernholt.example",
    });
    const links = [
      brand.sidebarLogoSite,
      brand.loginLogoSite,
      brand.privacyPolicy,
      brand.quickStart,
      brand.contactSite,
    ];
    for (const link of links) expect(new URL(link).protocol).toBe("https:");
    for (const number of [brand.euNumber, brand.usNumber, brand.ukNumber, brand.meNumber]) {
      expect(number).toMatch(/^\+\d/);
    }
  });

  it("ships every picture that it names [S21]", () => {
    for (const address of Object.values(brandPictures))
      expect(existsSync(`public${address}`), address).toBe(true);
  });
});

/** The pictures that every brand has under the same names. */
const FIXED_PICTURES = ["maintenance-image.svg", "mark.svg", "favicon.svg"];

describe.each(globSync("brand/*/brand.json"))("the brand of %s", (file) => {
  const other = brandSchema.parse(JSON.parse(readFileSync(file, "utf8")));

  it("is complete, and stands in the folder that it names [S19, S29]", () => {
    expect(file).toBe(`brand/${other.client}/brand.json`);
    expect(existsSync(`brand/${other.client}/brand.css`)).toBe(true);
  });

  it("has every picture [S21]", () => {
    const { darkPortalLogo, lightPortalLogo, loginImage } = other;
    for (const name of [darkPortalLogo, lightPortalLogo, loginImage, ...FIXED_PICTURES]) {
      expect(existsSync(`public/brand/${other.client}/${name}`), name).toBe(true);
    }
  });
});
