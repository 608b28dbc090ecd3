import type { QuestionId } from "#domain/answers/questions.ts";

/** Times that most properties answer with, to press instead of typing. */
export const USUAL_TIMES: Readonly<Partial<Record<QuestionId, readonly string[]>>> = {
  "check-in": ["13:00", "14:00", "15:00", "16:00"],
  boarding: ["12:00", "14:00", "15:00", "16:00"],
  "safety-drill": ["15:30", "16:00", "16:30", "17:00"],
  ports: ["07:00", "08:00", "09:00", "10:00"],
  "all-aboard": ["16:30", "17:00", "17:30", "18:00"],
  "check-out": ["10:00", "10:30", "11:00", "12:00"],
  "late-departure": ["13:00", "14:00", "16:00", "18:00"],
  disembarking: ["07:00", "08:00", "09:00", "10:00"],
};
