import { useState } from "react";
import { useWrittenMoment } from "#app/components/use-written-moment.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Cell, DataTable, HeaderCell, RowHeader, TableRow } from "#app/ui/layout/data-table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Publication } from "#domain/property/publication.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { useVersions, type VersionPage } from "./use-versions.ts";

interface VersionsCardProps {
  readonly newest: VersionPage;
  /** Shows the changes between a version and the draft. */
  readonly onCompare: (number: number) => void;
}

/** All publications, each with a restore button. */
export function VersionsCard({ newest, onCompare }: VersionsCardProps) {
  const { history, publish } = useMessages("setup");
  const { property } = useDraft();
  const { items, hasOlder, isLoading, loadOlder } = useVersions(property.id, newest);
  const [restoring, setRestoring] = useState<number | null>(null);
  return (
    <Card
      flush
      title={publish.versions}
      action={
        <div className="flex items-center gap-4">
          <p className="text-end text-xs/5.5 text-muted">{publish.versionsHint}</p>
          <TextLink to="/setup/history" iconAfter="arrow-right">
            {history.title}
          </TextLink>
        </div>
      }
    >
      {items.length === 0 ? (
        <p className="px-5 pb-5 text-sm text-muted">{publish.noVersions}</p>
      ) : (
        <DataTable aria-label={publish.versions}>
          <thead>
            <tr>
              <HeaderCell>{publish.number}</HeaderCell>
              <HeaderCell>{publish.note}</HeaderCell>
              <HeaderCell>{publish.published}</HeaderCell>
              <HeaderCell>{publish.languages}</HeaderCell>
              <HeaderCell>
                <span className="sr-only">{publish.action}</span>
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {items.map((version) => (
              <VersionRow
                key={version.number}
                version={version}
                isLive={version.number === property.publishedNumber}
                timeZone={property.timeZone}
                onRestore={() => setRestoring(version.number)}
                onCompare={() => onCompare(version.number)}
              />
            ))}
          </tbody>
        </DataTable>
      )}
      {hasOlder ? (
        <div className="border-t border-subtle px-5 py-3 text-center">
          <Button variant="ghost" size="sm" loading={isLoading} onClick={() => void loadOlder()}>
            {publish.older}
          </Button>
        </div>
      ) : null}
      <RestoreDialog number={restoring} onClose={() => setRestoring(null)} />
    </Card>
  );
}

interface VersionRowProps {
  readonly version: Publication;
  readonly isLive: boolean;
  readonly timeZone: string;
  readonly onRestore: () => void;
  readonly onCompare: () => void;
}

function VersionRow({ version, isLive, timeZone, onRestore, onCompare }: VersionRowProps) {
  const { publish, changes, common } = useMessages("setup");
  const { mayEdit } = useRights();
  const moment = useWrittenMoment(timeZone);
  const { number, note, publishedAt, publishedBy, languages } = version;
  return (
    <TableRow>
      <RowHeader className="h-13.5 tabular-nums">{number}</RowHeader>
      <Cell className="max-w-70">
        {note === "" ? (
          <span className="block text-subtle">{publish.noNote}</span>
        ) : (
          <span className="block font-medium text-strong wrap-anywhere">{note}</span>
        )}
        {publishedBy ? <span className="block text-xs text-muted">{publishedBy}</span> : null}
      </Cell>
      <Cell className="text-muted tabular-nums">
        <time dateTime={publishedAt}>{moment(Date.parse(publishedAt))}</time>
      </Cell>
      <Cell>
        <span className="flex max-w-34 flex-wrap gap-1">
          {languages.map((code, index) => (
            <Chip key={code} name={common.languages[code]} tone={index === 0 ? "highlight" : "neutral"}>
              {code}
            </Chip>
          ))}
        </span>
      </Cell>
      <Cell className="text-end">
        {isLive ? (
          <Badge tone="success">{publish.live}</Badge>
        ) : (
          <>
            <IconButton
              icon="table"
              size="sm"
              label={changes.compareVersion(number)}
              title={changes.compareVersion(number)}
              onClick={onCompare}
            />
            <Button
              variant="ghost"
              size="sm"
              iconBefore="history"
              disabled={!mayEdit}
              aria-label={`${publish.restore}: ${publish.version(number)}`}
              onClick={onRestore}
            >
              {publish.restore}
            </Button>
          </>
        )}
      </Cell>
    </TableRow>
  );
}
