import { useState } from "react";
import { useRestore } from "#app/components/use-restore.ts";
import { useWrittenMoment } from "#app/components/use-written-moment.ts";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { Card } from "#app/ui/layout/card.tsx";
import type { RestoreKind, RestorePoint } from "#domain/property/restore-point.ts";
import { useDraft } from "../draft/draft-context.tsx";

const ICONS: Readonly<Record<RestoreKind, IconName>> = {
  clone: "copy",
  copy: "globe",
  reset: "undo",
  qr: "qr",
  button: "trash",
  restore: "history",
};

interface EarlierDraftsCardProps {
  readonly points: readonly RestorePoint[];
  /** Reloads draft and points after a restore. */
  readonly onUsed: () => void;
}

/** Recently replaced or deleted content, each with a restore button. */
export function EarlierDraftsCard({ points, onUsed }: EarlierDraftsCardProps) {
  const { points: words } = useMessages().recovery;
  return (
    <Card title={words.title} description={words.hint} flush>
      {points.length === 0 ? (
        <p className="px-5 pb-5 text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-solid divide-(--border-subtle) border-t border-subtle">
          {points.map((point) => (
            <EarlierDraft key={point.id} point={point} onUsed={onUsed} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function EarlierDraft({ point, onUsed }: { point: RestorePoint; onUsed: () => void }) {
  const { points: words } = useMessages().recovery;
  const language = useLanguage();
  const { property } = useDraft();
  const restore = useRestore();
  const name = useRestorePointName(point);
  const [isBusy, setIsBusy] = useState(false);
  const { timeZone } = property;
  const moment = useWrittenMoment(timeZone);

  async function restoreDraft() {
    setIsBusy(true);
    if (await restore(property.id, point.id)) onUsed();
    setIsBusy(false);
  }

  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <Icon name={ICONS[point.kind]} size="sm" className="text-muted" />
      <div className="min-w-0 flex-1">
        <p className="text-md font-medium text-strong wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          <time dateTime={point.at}>{moment(Date.parse(point.at))}</time>
          {point.by ? ` · ${point.by}` : ""}
          {` · ${words.until(formatDate(language, Date.parse(point.expiresAt), timeZone))}`}
        </p>
      </div>
      {point.newerVersion ? (
        <span className="text-sm text-muted">{words.newer}</span>
      ) : point.restoredAt === null ? (
        <Button
          variant="ghost"
          size="sm"
          iconBefore="history"
          loading={isBusy}
          aria-label={`${words.bringBack}: ${name}`}
          onClick={() => void restoreDraft()}
        >
          {words.bringBack}
        </Button>
      ) : (
        <span className="text-sm text-muted">{words.used}</span>
      )}
    </li>
  );
}

/** Description of a restore point. */
function useRestorePointName({ kind, summary }: RestorePoint): string {
  const { recovery, common, buttons, publish, questionNames, shell } = useMessages("setup");
  const { kinds } = recovery.points;
  const sections = { ...shell.tabs, qr: publish.marketingConsent, answers: shell.nav.answers };
  switch (kind) {
    case "clone":
      return kinds.clone(summary.name ?? "");
    case "copy":
      return kinds.copy(summary.language ? common.languages[summary.language] : "");
    case "reset":
      return kinds.reset;
    case "qr":
      return kinds.qr;
    case "button": {
      const name = kinds.button(summary.name || buttons.unnamed);
      return summary.language ? `${name}, ${common.languages[summary.language]}` : name;
    }
    case "restore": {
      const { number, name, language, section, question } = summary;
      if (number === undefined) return kinds.restore;
      if (question) return kinds.piece(questionNames[question], number);
      const whole = section ? sections[section] : language && common.languages[language];
      const what = name === undefined ? whole : name || buttons.unnamed;
      return what ? kinds.piece(what, number) : kinds.version(number);
    }
  }
}
