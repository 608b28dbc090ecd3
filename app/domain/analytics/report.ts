import type { z } from "#domain/zod.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import type {
  buttonFiguresSchema,
  figureSchema,
  meanSchema,
  placeCountsSchema,
  placesSchema,
  portfolioFiguresSchema,
  portfolioRowSchema,
  portfolioSchema,
  questionFiguresSchema,
  reportSchema,
} from "./report-schema.ts";

export type Figure = z.infer<typeof figureSchema>;

export type Mean = z.infer<typeof meanSchema>;

/** What kind of screen a guest held, as coarse as it can be told. */
export const DEVICES = ["phone", "tablet", "computer"] as const;
export type Device = (typeof DEVICES)[number];

/** What guests' browsers ask for: a content language, or any that portals do not know. */
export const ASKED_LANGUAGES = [...CONTENT_LANGUAGE_CODES, "other"] as const;
export type AskedLanguage = (typeof ASKED_LANGUAGES)[number];

export type ButtonFigures = z.infer<typeof buttonFiguresSchema>;

export type QuestionFigures = z.infer<typeof questionFiguresSchema>;

/** What was counted at a place, by whole days. */
export type PlaceCounts = z.infer<typeof placeCountsSchema>;

export type PlacesReport = z.infer<typeof placesSchema>;

export type Report = z.infer<typeof reportSchema>;

/** What the counting of a property knows: all of a report but the names that its draft gives. */
export type Figures = Omit<Report, "range" | "timeZone" | "buttons" | "answers" | "places"> & {
  readonly buttons: readonly Pick<ButtonFigures, "buttonId" | "clicks" | "visits" | "closedClicks">[];
  readonly places: readonly PlaceCounts[];
};

export type PortfolioFigures = z.infer<typeof portfolioFiguresSchema>;

export type PortfolioRow = z.infer<typeof portfolioRowSchema>;

export type PortfolioPage = z.infer<typeof portfolioSchema>;
