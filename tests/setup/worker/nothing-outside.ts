import { afterAll, expect } from "vitest";
import { openings } from "./openings.ts";

openings.inside.clear();
openings.outside.length = 0;

// A refused opening may have been caught, logged and tried again later.
afterAll(() => expect(openings.outside).toEqual([]));
