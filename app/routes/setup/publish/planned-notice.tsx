import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { getFindings, PLAN_LATE_AFTER_MS } from "#domain/property/planned.ts";
import type { Publication } from "#domain/property/publication.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { usePlanned } from "../planned/planned-context.tsx";
import { useMinute } from "../use-minute.ts";
import { getFindingWords } from "./finding-words.ts";
import { formatLocalTime } from "./format-local-time.ts";
import { usePlan } from "./use-plan.ts";

/** A sentence with its time in bold. */
function WithTime({ text, when }: { text: string; when: string }) {
  const [before, ...after] = text.split(when);
  return (
    <>
      {before}
      <b className="font-semibold">{when}</b>
      {after.join(when)}
    </>
  );
}

/** Notice of a planned or failed publication, at the top of the tab. `newest` is the latest publication. */
export function PlannedNotice({ newest }: { newest: Publication | undefined }) {
  const messages = useMessages("setup");
  const words = messages.publish.plan;
  const language = useLanguage();
  const { property } = useDraft();
  const { planned } = usePlanned();
  const { isBusy, cancel } = usePlan();
  const now = useMinute();
  if (!planned) return null;
  const when = formatLocalTime(language, planned.localTime);
  const zone = property.timeZone;
  const number = (property.publishedNumber ?? 0) + 1;
  const isLate = now > Date.parse(planned.at) + PLAN_LATE_AFTER_MS;
  const isFailed = planned.state === "failed";
  const isOlder = newest !== undefined && Date.parse(newest.publishedAt) > Date.parse(planned.plannedAt);
  const findings = getFindings(planned);
  const text = isFailed
    ? words.notPublished(when, zone)
    : isLate
      ? words.late(number, when, zone)
      : words.goesLive(number, when, zone, number + 1);
  return (
    <EditorsOnly>
      <Notice
        role={isFailed ? "alert" : "status"}
        tone={isFailed ? "danger" : isLate ? "warn" : "info"}
        {...(isFailed ? {} : { icon: "calendar" as const, className: "items-center" })}
        action={
          <Button size="sm" loading={isBusy} onClick={() => void cancel(planned)}>
            {isFailed ? words.dismiss : words.cancel}
          </Button>
        }
      >
        <WithTime text={text} when={when} />
        {isOlder && !isFailed ? ` ${words.older(number, newest.number)}` : null}
        {planned.note === "" ? null : <p className="mt-1 wrap-anywhere">{words.noted(planned.note)}</p>}
        {isFailed ? <p className="mt-1">{getReason(planned.problem, words)}</p> : null}
        {findings.length > 0 ? (
          <ul className="mt-1 list-disc ps-5">
            {findings.map((finding) => (
              <li key={JSON.stringify(finding)}>{getFindingWords(messages, finding).title}</li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </EditorsOnly>
  );
}

function getReason(
  problem: string | null,
  words: Readonly<Record<"blocked" | "licence" | "lost" | "notComposed", string>>,
): string {
  if (problem === "publish_blocked") return words.blocked;
  if (problem === "pages_not_composed") return words.notComposed;
  return problem === "licence_unavailable" ? words.licence : words.lost;
}
