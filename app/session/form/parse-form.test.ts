import { expect, test } from "vitest";
import { z } from "#domain/zod.ts";
import { parseForm } from "./parse-form.ts";

const schema = z.object({ email: z.string().min(1, "required"), role: z.enum(["owner", "editor"]) });

function refusedFields(body: string) {
  const submission = parseForm(new URLSearchParams(body), schema);
  return submission.status === "error" ? submission.error : null;
}

test("a form is refused with its schema's codes, and a missing or repeated value with a code that screens know [S134]", () => {
  expect(refusedFields("email=&role=owner")).toEqual({ email: ["required"] });
  expect(refusedFields("role=owner")).toEqual({ email: ["required"] });
  expect(refusedFields("email=a&email=b&role=owner")).toEqual({ email: ["invalid"] });
  expect(refusedFields("email=a&role=guest")).toEqual({ role: ["invalid"] });
});

test("unknown field names are not parsed, whatever they would make the library do [G9]", () => {
  for (const extra of ["x[4294967294]=1", "__intent__=unreadable", "__state__=unreadable", "__proto__.a=1"]) {
    const submission = parseForm(new URLSearchParams(`email=a&role=owner&${extra}`), schema);
    expect(submission.status, extra).toBe("success");
    expect(submission.payload, extra).toEqual({ email: "a", role: "owner" });
  }
});
