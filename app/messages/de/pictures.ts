import type { PicturesMessages } from "../en/pictures.ts";

export const pictures: PicturesMessages = {
  title: "Bild anpassen",
  mode: "Was eingestellt wird",
  crop: "Zuschnitt",
  focusPoint: "Blickpunkt",
  cropHint:
    "Ziehen Sie das Bild oder verschieben Sie es mit den Pfeiltasten. Plus und Minus ändern den Zoom.",
  focusHint:
    "Klicken Sie auf das, was immer zu sehen sein soll, oder verschieben Sie den Punkt mit den Pfeiltasten.",
  cropArea: "Bildausschnitt",
  zoom: "Zoom",
  shape: "Format",
  free: "Frei",
  whole: "Ganzes Bild",
  ratio: "Breite zu Höhe",
  focusAt: (x: number, y: number) => `${x} % von links, ${y} % von oben`,
  focusMiddle: "Zurück zur Mitte",
  forBoth: "Für beide Ausrichtungen verwenden",
  forBothHint: "Ein Bild, zugeschnitten für Hoch- und Querformat.",
  alt: "Alternativtext",
  altHint: "Wird Gästen vorgelesen, die das Bild nicht sehen können.",
  altHintOr: (text: string) =>
    `Wird Gästen vorgelesen, die das Bild nicht sehen können. Ohne Text: „${text}“.`,
  decorationHint: "Ein Hintergrund ist Dekoration: Er wird Gästen nicht vorgelesen.",
  result: (width: number, height: number) => `Ergebnis: ${width} × ${height} px`,
  soft: (width: number, height: number) =>
    `Weniger als die empfohlenen ${width} × ${height} px. Das Bild kann unscharf wirken.`,
  standsStill: "Eine Animation steht still, sobald sie zugeschnitten oder verkleinert wird.",
  apply: "Bild verwenden",
  working: "Wird zugeschnitten",
  tooBig: "Dieses Bild ist zu groß",
  tooManyBytes: (size: string, limit: string) => `Es hat ${size}. Hochgeladen werden können bis zu ${limit}.`,
  tooManyPixels: (megapixels: number) =>
    `Es hat ${megapixels} Megapixel, mehr als hochgeladen werden können.`,
  smallerHint: "Es lässt sich hier verkleinern. Auf Handys und Tablets sieht es genauso aus.",
  saveAsJpeg: "Das ist ein HEIC-Bild: Speichern Sie es als JPEG.",
  makeSmaller: "Bild verkleinern",
  chooseAnother: "Anderes Bild wählen",
  reading: "Bild wird geöffnet",
  size: (width: number, height: number) => `${width} × ${height} px`,
  readAs: (text: string) => `Wird vorgelesen als „${text}“`,
  notDescribed: "Ohne Alternativtext",
  decoration: "Wird nicht vorgelesen",
  editLogo: "Logo bearbeiten",
  editPortrait: "Hochformatigen Hintergrund bearbeiten",
  editLandscape: "Querformatigen Hintergrund bearbeiten",
};
