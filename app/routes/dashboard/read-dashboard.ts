import { redirect } from "react-router";
import { readProblem } from "#app/session/network/problem.ts";
import type { ApiClient } from "#app/session/server-context.ts";
import type { Report } from "#domain/analytics/report.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { Publication } from "#domain/property/publication.ts";
import { type Choice, toQuery, toSearch } from "./choice.ts";

/** Why loading failed; `unreachable`: no answer. */
export interface Failure {
  readonly code: ProblemCode | "unreachable";
}

/** Data of the dashboard, or why it is missing. */
export type DashboardData =
  | {
      readonly failure: null;
      readonly propertyId: string;
      readonly report: Report;
      readonly publication: Publication | null;
    }
  | { readonly failure: Failure };

interface Asked {
  readonly propertyId: string;
  readonly choice: Choice;
}

/**
 * The report of a choice, and the current publication. A future day redirects to the present one; a
 * signed-out person to the entry.
 */
export async function readDashboard(api: ApiClient, { propertyId, choice }: Asked): Promise<DashboardData> {
  const property = api.api.properties[":propertyId"];
  const param = { propertyId };
  const answer = await property.analytics.$get({ param, query: toQuery(choice) });
  if (!answer.ok) {
    const { code } = await readProblem(answer);
    if (answer.status === 401) throw redirect("/");
    if (code === "validation_failed" && choice.date !== null) {
      throw redirect(`/dashboard${toSearch({ ...choice, date: null })}`);
    }
    return { failure: { code } };
  }
  const { publication, ...report } = await answer.json();
  return { failure: null, propertyId, report, publication };
}
