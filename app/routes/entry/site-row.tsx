import { lazy, Suspense } from "react";
import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { licenceDecisionOf } from "#app/session/application-context.ts";
import { RadioMark } from "#app/ui/form/choice-mark.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Cell, TableRow } from "#app/ui/layout/data-table.tsx";
import { OneLine } from "#app/ui/layout/one-line.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { LanguageChips } from "./language-chips.tsx";

/** Few are closed: the sign-in screen names what this screen loads, and this is not among it. */
const SeasonBadge = lazy(async () => ({
  default: (await import("#app/components/season/season-badge.tsx")).SeasonBadge,
}));

interface SiteRowProps {
  readonly property: Property;
  readonly now: EpochMs;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onOpen: () => void;
}

/** One property of the site selection [S38]. A click selects it, a double click opens it. */
export function SiteRow({ property, now, isSelected, onSelect, onOpen }: SiteRowProps) {
  const { common } = useMessages();
  const language = useLanguage();
  const { isValid, state } = licenceDecisionOf(property, now);
  const { updatedAt, timeZone, thumbnail } = property;
  const choiceId = `site-${property.id}`;
  const isBrowser = useIsBrowser();
  return (
    <TableRow
      selected={isSelected}
      className="site-row"
      onClick={(event) => {
        // The focus goes to the choice, so that the arrow keys go on from here.
        event.currentTarget.querySelector("input")?.focus();
        onSelect();
      }}
      onDoubleClick={onOpen}
    >
      <Cell>
        <RadioMark
          name="propertyId"
          value={property.id}
          checked={isSelected}
          onChange={onSelect}
          id={choiceId}
        />
      </Cell>
      <Cell className="max-lg:py-2">
        <span className="site-lead">
          <Thumbnail src={thumbnail && mediaHref(thumbnail)} size={36} className="max-lg:hidden" />
          <span className="site-words">
            {/* Until scripts take a press anywhere on the row, its label covers the row. */}
            <label htmlFor={choiceId} className={isBrowser ? "block" : "site-cover"}>
              <OneLine text={property.name} className="site-name" />
            </label>
            {property.closure === null ? null : (
              <Suspense fallback={null}>
                <SeasonBadge property={property} />
              </Suspense>
            )}
            {/* Where there is no room for columns of their own. */}
            <span title={`${property.accountName} · ${property.userName}`} className="site-people">
              <span className="inline-block">
                <bdi>{property.accountName}</bdi> ·
              </span>{" "}
              <bdi className="inline-block">{property.userName}</bdi>
            </span>
          </span>
        </span>
      </Cell>
      <Cell className="max-lg:hidden">
        <OneLine text={property.accountName} className="max-w-44" />
      </Cell>
      <Cell className="max-lg:hidden">
        <OneLine text={property.userName} className="max-w-40" />
      </Cell>
      <Cell>
        <LanguageChips languages={property.languages} defaultLanguage={property.defaultLanguage} />
      </Cell>
      <Cell className="tabular-nums">
        {updatedAt === null
          ? common.never
          : formatRecent(language, Date.parse(updatedAt), { now, words: common, timeZone })}
      </Cell>
      <Cell>
        <YesOrNo value={property.active} />
      </Cell>
      <Cell>
        <YesOrNo value={isValid} />
      </Cell>
      <Cell>
        <LicenceBadge state={state} />
      </Cell>
    </TableRow>
  );
}

function YesOrNo({ value }: { value: boolean }) {
  const { yes, no } = useMessages().common;
  return value ? (
    <span className="site-answer">
      <Icon name="check" size="sm" className="text-success-icon" />
      {yes}
    </span>
  ) : (
    <span className="site-answer text-subtle">
      <Icon name="minus" size="sm" />
      {no}
    </span>
  );
}
