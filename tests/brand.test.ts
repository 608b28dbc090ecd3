import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brand, brandPictures } from "#brand/brand.ts";

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
