import { lazy, Suspense } from "react";
import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { formatRecent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { mediaHref } from "#domain/content/media-reference.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";

const LANGUAGES_SHOWN_MAX = 5;

/** Loaded on demand, because it is rarely shown and the sign-in screen would preload it. */
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

/** A row of the site selection [S38]. A click selects, a double click opens. */
export function SiteRow({ property, now, isSelected, onSelect, onOpen }: SiteRowProps) {
  const { common } = useMessages();
  const language = useLanguage();
  const { isValid, state } = getLicenceDecision(property, now);
  const { updatedAt, timeZone, thumbnail } = property;
  const choiceId = `site-${property.id}`;
  const isBrowser = useIsBrowser();
  const yesOrNo = (is: boolean) => (
    <td className={is ? "site-yes" : "site-no"}>{is ? common.yes : common.no}</td>
  );
  return (
    <tr
      data-selected={isSelected || undefined}
      className="group row site-row"
      onClick={(event) => {
        // Focus the radio button, so that arrow keys continue from here.
        event.currentTarget.querySelector("input")?.focus();
        onSelect();
      }}
      onDoubleClick={onOpen}
    >
      <td className="cell">
        <input
          type="radio"
          name="propertyId"
          value={property.id}
          checked={isSelected}
          onChange={onSelect}
          id={choiceId}
          className="choice-dot"
        />
      </td>
      <td className="cell max-lg:py-2">
        <div className="site-lead">
          <Thumbnail src={thumbnail && mediaHref(thumbnail)} size={36} className="max-lg:hidden" />
          <div className="site-words">
            {/* Without scripts, the label covers the row and selects it. */}
            <label
              htmlFor={choiceId}
              title={property.name}
              className={isBrowser ? "site-name" : "site-name site-cover"}
            >
              {property.name}
            </label>
            {property.closure === null ? null : (
              <Suspense fallback={null}>
                <SeasonBadge property={property} />
              </Suspense>
            )}
            {/* Account and user, shown on narrow screens instead of separate columns. */}
            <span title={`${property.accountName} · ${property.userName}`} className="site-people">
              <span className="inline-block">
                <bdi>{property.accountName}</bdi> ·
              </span>{" "}
              <bdi className="inline-block">{property.userName}</bdi>
            </span>
          </div>
        </div>
      </td>
      <td title={property.accountName} className="site-account">
        {property.accountName}
      </td>
      <td title={property.userName} className="site-user">
        {property.userName}
      </td>
      <td className="cell">
        <LanguageChips languages={property.languages} defaultLanguage={property.defaultLanguage} />
      </td>
      <td className="cell tabular-nums">
        {updatedAt === null
          ? common.never
          : formatRecent(language, Date.parse(updatedAt), { now, words: common, timeZone })}
      </td>
      {yesOrNo(property.active)}
      {yesOrNo(isValid)}
      <td className="cell">
        <LicenceBadge state={state} />
      </td>
    </tr>
  );
}

interface LanguageChipsProps {
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
}

/** Enabled languages, the default first and tinted; beyond five, the number of others. */
function LanguageChips({ languages, defaultLanguage }: LanguageChipsProps) {
  const { common } = useMessages();
  const ordered = [defaultLanguage, ...languages.filter((code) => code !== defaultLanguage)];
  const more = ordered.length - LANGUAGES_SHOWN_MAX;
  return (
    <span className="site-languages">
      <VisuallyHidden>{ordered.map((code) => common.languages[code]).join(", ")}</VisuallyHidden>
      {ordered.slice(0, LANGUAGES_SHOWN_MAX).map((code) => (
        <span
          key={code}
          aria-hidden="true"
          title={common.languages[code]}
          className={code === defaultLanguage ? "code-chip-first" : "code-chip"}
        >
          {code}
        </span>
      ))}
      {more > 0 ? (
        <span
          aria-hidden="true"
          title={ordered
            .slice(LANGUAGES_SHOWN_MAX)
            .map((code) => common.languages[code])
            .join(", ")}
          className="code-chip"
        >
          +{more}
        </span>
      ) : null}
    </span>
  );
}
