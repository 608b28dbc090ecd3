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

/** Device class of a guest, as coarse as can be detected. */
export const DEVICES = ["phone", "tablet", "computer"] as const;
export type Device = (typeof DEVICES)[number];

/** Browser languages: a content language, or any other. */
export const ASKED_LANGUAGES = [...CONTENT_LANGUAGE_CODES, "other"] as const;
export type AskedLanguage = (typeof ASKED_LANGUAGES)[number];

export type ButtonFigures = z.infer<typeof buttonFiguresSchema>;

export type QuestionFigures = z.infer<typeof questionFiguresSchema>;

/** Counts at a place, in whole days. */
export type PlaceCounts = z.infer<typeof placeCountsSchema>;

export type PlacesReport = z.infer<typeof placesSchema>;

export type Report = z.infer<typeof reportSchema>;

/** Figures from a property's counters: a report without the names from its draft. */
export type Figures = Omit<Report, "range" | "timeZone" | "buttons" | "answers" | "places"> & {
  readonly buttons: readonly Pick<ButtonFigures, "buttonId" | "clicks" | "visits" | "closedClicks">[];
  readonly places: readonly PlaceCounts[];
};

export type PortfolioFigures = z.infer<typeof portfolioFiguresSchema>;

export type PortfolioRow = z.infer<typeof portfolioRowSchema>;

export type PortfolioPage = z.infer<typeof portfolioSchema>;
