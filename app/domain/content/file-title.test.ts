import { expect, it } from "vitest";
import { suggestTitle } from "./file-title.ts";

it.each([
  ["pool-bar_2.jpg", "Pool bar 2"],
  ["Frühstück.JPEG", "Frühstück"],
  ["Fru\u0308hstu\u0308ck.jpg", "Frühstück"],
  ["summer 2024.webp", "Summer 2024"],
  ["IMG_1234_pool.png", "Pool"],
  ["terrace-1920x1080.jpg", "Terrace"],
  ["Suite (1).png", "Suite 1"],
  ["游泳池.jpg", "游泳池"],
  ["حوض السباحة.jpg", "حوض السباحة"],
  ["spa", "Spa"],
])("the file %j has the title %j [S58]", (name, title) => {
  expect(suggestTitle(name)).toBe(title);
});

it.each([
  "IMG_1234.HEIC",
  "IMG-20240512-WA0007.jpg",
  "DSC00012.jpg",
  "DSC_0042.JPG",
  "DSCN1234.jpg",
  "PXL_20240512_183022123.jpg",
  "20240512_183022.jpg",
  "P1010034.JPG",
  "Screenshot 2024-05-12 at 10.22.33.png",
  "Bildschirmfoto 2024-05-12 um 10.22.33.png",
  "Capture d’écran 2024-05-12.png",
  "Schermata 2024-05-12 alle 10.22.33.png",
  "WhatsApp Image 2024-05-12 at 18.30.22.jpeg",
  "0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d.jpg",
  "a3f9c07b12de.webp",
  "image.png",
  "image (3).png",
  "1.jpg",
  "",
  ".jpg",
  `${"long ".repeat(30)}.jpg`,
])("the file %j has none [S58]", (name) => {
  expect(suggestTitle(name)).toBe("");
});
