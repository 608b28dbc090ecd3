import { formatDateTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Publication } from "#domain/property/publication.ts";
import { type BringingBack, ChangeTable } from "../changes/change-table.tsx";
import { useBringBack } from "../changes/use-bring-back.ts";
import { useComparison, useVersionDraft } from "../changes/version-drafts-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { dirtyKeys } from "../draft/draft-state.ts";

/** Two drafts to compare: the number of the version before, and that of the one after, or the draft on the screen. */
export interface Compared {
  readonly from: number;
  readonly to: number | "draft";
}

interface ChangesCardProps {
  /** The number that the next version will have. */
  readonly nextNumber: number;
  /** The versions that are known by their dates, newest first. */
  readonly versions: readonly Publication[];
  /** Null: the draft with what guests see. */
  readonly compared: Compared | null;
  readonly onCompare: (compared: Compared | null) => void;
}

/** What the next version changes for guests, or what changed between any two. Absent before the first version. */
export function ChangesCard({ nextNumber, versions, compared, onCompare }: ChangesCardProps) {
  const { changes, publish } = useMessages();
  const { property, draft } = useDraft();
  const live = property.publishedNumber;
  const from = compared?.from ?? live;
  const to = compared?.to ?? "draft";
  const before = useVersionDraft(from);
  const other = useVersionDraft(to === "draft" ? null : to);
  const after = to === "draft" ? draft : (other.version?.draft ?? null);
  const comparison = useComparison(before.version?.draft ?? null, after);
  const bringing = useBringing(from ?? 0);
  if (live === null || from === null) return null;
  const isUsual = compared === null;
  const title = isUsual
    ? changes.title(nextNumber)
    : changes.between(publish.version(from), to === "draft" ? changes.draft : publish.version(to));

  function retry() {
    before.retry();
    other.retry();
  }

  function body() {
    if (before.hasFailed || other.hasFailed) {
      return (
        <p role="alert" className="flex items-center gap-3 px-5 pb-4 text-sm text-muted">
          {changes.failed}
          <Button size="sm" onClick={retry}>
            {changes.retry}
          </Button>
        </p>
      );
    }
    if (comparison === null) {
      return (
        <p className="px-5 pb-5">
          <span className="sr-only">{changes.loading}</span>
          <Skeleton className="h-16 w-full" />
        </p>
      );
    }
    if (comparison.count > 0)
      return <ChangeTable label={title} comparison={comparison} bringing={bringing} />;
    return (
      <p className="px-5 pb-5 text-sm text-muted">{isUsual ? publish.nothingNew(live ?? 0) : changes.same}</p>
    );
  }

  return (
    <Card
      flush
      title={title}
      description={
        comparison !== null && comparison.count > 0 && before.version ? (
          <Summary count={comparison.count} from={before.version} />
        ) : undefined
      }
      action={
        <Segmented
          label={changes.compare}
          labelHidden
          size="sm"
          options={[
            { value: "live", label: changes.with(live) },
            { value: "another", label: changes.another },
          ]}
          value={isUsual ? "live" : "another"}
          onChange={(chosen) => onCompare(chosen === "live" ? null : { from: live, to: "draft" })}
        />
      }
    >
      {compared ? (
        <ChooseVersions
          compared={compared}
          versions={versions}
          newest={nextNumber - 1}
          onCompare={onCompare}
        />
      ) : null}
      {body()}
    </Card>
  );
}

function Summary({ count, from }: { count: number; from: { number: number; publishedAt: string } }) {
  const { changes } = useMessages();
  const language = useLanguage();
  const { property } = useDraft();
  return changes.since(
    count,
    from.number,
    formatDateTime(language, Date.parse(from.publishedAt), property.timeZone),
  );
}

/** Takes pieces of a version back; null for viewers. What was typed and not applied would be lost, so it comes first. */
function useBringing(from: number): BringingBack | null {
  const { changes } = useMessages();
  const { mayEdit } = useRights();
  const { state } = useDraft();
  const { isBusy, bringBack } = useBringBack(from);
  if (!mayEdit) return null;
  const reason = dirtyKeys(state).length > 0 ? changes.back.applyFirst : null;
  return { from, isBusy, reason, bringBack: (piece) => void bringBack(piece) };
}

interface ChooseVersionsProps {
  readonly compared: Compared;
  readonly versions: readonly Publication[];
  readonly newest: number;
  readonly onCompare: (compared: Compared) => void;
}

function ChooseVersions({ compared, versions, newest, onCompare }: ChooseVersionsProps) {
  const { changes, publish } = useMessages();
  const language = useLanguage();
  const { property } = useDraft();
  // Numbers have no gaps, so that every version can be chosen, also those whose page of the list is not here.
  const options = Array.from({ length: newest }, (_none, place) => {
    const number = newest - place;
    const known = versions.find((version) => version.number === number);
    const at = known && formatDateTime(language, Date.parse(known.publishedAt), property.timeZone);
    return {
      value: String(number),
      label: [publish.version(number), at, known?.note].filter(Boolean).join(" · "),
    };
  });
  return (
    <div className="grid grid-cols-2 gap-4 px-5 pb-4">
      <SelectField
        label={changes.from}
        size="sm"
        options={options}
        value={String(compared.from)}
        onChange={(event) => onCompare({ ...compared, from: Number(event.currentTarget.value) })}
      />
      <SelectField
        label={changes.to}
        size="sm"
        options={[{ value: "draft", label: changes.draft }, ...options]}
        value={String(compared.to)}
        onChange={({ currentTarget: { value } }) =>
          onCompare({ ...compared, to: value === "draft" ? "draft" : Number(value) })
        }
      />
    </div>
  );
}
