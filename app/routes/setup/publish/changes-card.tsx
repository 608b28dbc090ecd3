import { formatDateTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Publication } from "#domain/property/publication.ts";
import type { PieceRestoring } from "../changes/change-table.client.tsx";
import { useRestorePiece } from "../changes/use-restore-piece.ts";
import { useComparison, useVersionDraft, type VersionDraft } from "../changes/version-drafts-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { getDirtyKeys } from "../draft/draft-state.ts";
import { usePlanned } from "../planned/planned-context.tsx";
import { ChooseVersions } from "./choose-versions.tsx";
import type { Compared } from "./compared.ts";
import { ComparisonBody } from "./comparison-body.tsx";

interface ChangesCardProps {
  /** Number of the next version. */
  readonly nextNumber: number;
  /** Versions with known dates, newest first. */
  readonly versions: readonly Publication[];
  /** Versions to compare. `null`: the draft with the waiting version, or without one, with the published one. */
  readonly compared: Compared | null;
  readonly onCompare: (compared: Compared | null) => void;
}

/**
 * Changes of the draft since the waiting or published version, or between any two versions. Hidden before the
 * first version.
 */
export function ChangesCard({ nextNumber, versions, compared: asked, onCompare }: ChangesCardProps) {
  const { changes, publish } = useMessages("setup");
  const { property, draft } = useDraft();
  const { planned } = usePlanned();
  const plan = planned?.state === "waiting" ? planned : null;
  const live = property.publishedNumber;
  const usual = plan ? "planned" : live;
  // Without a waiting version, comparing with the published one is the default.
  const compared = asked?.isPreset && plan === null ? null : asked;
  const isUsual = compared === null;
  const from = compared?.from ?? usual;
  const to = compared?.to ?? "draft";
  // If the plan ends while being compared, compare with the latest publication instead.
  const toKey = (side: number | "planned" | "draft" | null) =>
    side === "planned" ? (plan?.id ?? live) : side === "draft" ? null : side;
  const before = useVersionDraft(toKey(from));
  const other = useVersionDraft(toKey(to));
  const after = to === "draft" ? draft : (other.version?.draft ?? null);
  const comparison = useComparison(before.version?.draft ?? null, after);
  const bringing = useBringing(before.version?.published?.number ?? null);
  if (usual === null || from === null) return null;
  const getName = (side: number | "planned" | "draft") =>
    side === "draft" ? changes.draft : side === "planned" ? changes.planned : publish.version(side);
  const title = !isUsual
    ? changes.between(getName(from), getName(to))
    : plan
      ? changes.afterPlanned(nextNumber)
      : changes.title(nextNumber);
  const same = isUsual ? publish.nothingNew(plan ? nextNumber : (live ?? 0)) : changes.same;

  function retry() {
    before.retry();
    other.retry();
  }

  type Choice = "usual" | "live" | "another";
  const isWithLive = compared?.isPreset === true;
  const choices: Record<Choice, Compared | null> = {
    usual: null,
    live: live === null ? null : { from: live, to: "draft", isPreset: true },
    another: { from: usual, to: "draft" },
  };
  return (
    <Card
      flush
      title={title}
      description={
        comparison !== null && comparison.count > 0 && before.version ? (
          <Summary count={comparison.count} from={before.version} number={nextNumber} />
        ) : undefined
      }
      action={
        <Segmented
          label={changes.compare}
          labelHidden
          size="sm"
          options={[
            { value: "usual", label: plan ? changes.withPlanned : changes.with(live ?? 0) },
            ...((plan || isWithLive) && live !== null
              ? [{ value: "live" as const, label: changes.with(live) }]
              : []),
            { value: "another", label: changes.another },
          ]}
          value={isUsual ? "usual" : isWithLive ? "live" : ("another" as Choice)}
          onChange={(chosen) => onCompare(choices[chosen])}
        />
      }
    >
      {compared && !isWithLive ? (
        <ChooseVersions
          compared={compared}
          versions={versions}
          newest={nextNumber - 1}
          hasPlanned={plan !== null}
          onCompare={onCompare}
        />
      ) : null}
      <ComparisonBody
        label={title}
        comparison={comparison}
        hasFailed={before.hasFailed || other.hasFailed}
        onRetry={retry}
        same={same}
        bringing={bringing}
      />
    </Card>
  );
}

interface SummaryProps {
  readonly count: number;
  readonly from: VersionDraft;
  /** Number of the planned version. */
  readonly number: number;
}

function Summary({ count, from: { published }, number }: SummaryProps) {
  const { changes } = useMessages("setup");
  const language = useLanguage();
  const { property } = useDraft();
  if (published === null) return changes.sincePlanned(count, number);
  return changes.since(
    count,
    published.number,
    formatDateTime(language, Date.parse(published.at), property.timeZone),
  );
}

/**
 * Restoring pieces of a version; `null` for viewers and for unpublished drafts. Unsaved changes must be
 * applied first, because they would be lost.
 */
function useBringing(from: number | null): PieceRestoring | null {
  const { changes } = useMessages("setup");
  const { mayEdit } = useRights();
  const { state } = useDraft();
  const { isBusy, bringBack } = useRestorePiece(from ?? 0);
  if (!mayEdit || from === null) return null;
  const reason = getDirtyKeys(state).length > 0 ? changes.back.applyFirst : null;
  return { from, isBusy, reason, bringBack: (piece) => void bringBack(piece) };
}
