import type { KeyboardEvent, RefObject } from "react";
import { LICENCE_STATE_WORDS } from "#app/components/licence/licence-words.ts";
import type { SiteFilter } from "#app/components/sites/site-filter.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SITE_TEXT_LENGTH_MAX } from "#domain/limits.ts";
import { LICENCE_STATES } from "#domain/property/licence.ts";

interface SiteFilterFieldsProps {
  readonly filter: SiteFilter;
  readonly onChange: (filter: SiteFilter) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** Key handler of the search field. */
  readonly onSearchKey: (event: KeyboardEvent) => void;
}

export function SiteFilterFields({ filter, onChange, searchRef, onSearchKey }: SiteFilterFieldsProps) {
  const { common, entry } = useMessages();
  const { sites } = entry;
  const states = LICENCE_STATES.map((value) => ({
    value,
    label: common.licenceStates[LICENCE_STATE_WORDS[value]],
  }));
  return (
    <div className="flex flex-wrap gap-3">
      <SelectField
        label={sites.columns.licenceState}
        labelHidden
        className="w-66"
        options={[{ value: "", label: sites.allStates }, ...states]}
        value={filter.state ?? ""}
        onChange={(event) => {
          const chosen = LICENCE_STATES.find((state) => state === event.target.value);
          onChange({ ...filter, state: chosen ?? null });
        }}
      />
      <SearchField
        label={sites.search}
        ref={searchRef}
        placeholder={sites.searchPlaceholder}
        aria-keyshortcuts="/"
        maxLength={SITE_TEXT_LENGTH_MAX}
        onKeyDown={onSearchKey}
        className="w-75"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
    </div>
  );
}
