import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { PLACE_KINDS, type PlaceKind } from "#domain/place/place.ts";
import { type PlaceFilter, parsePlaceState, toSearch } from "./filter.ts";

/** Debounce for searching. */
const TYPING_PAUSE_MS = 200;
/** Up to this number, choices are segments; above it, a select. */
const SEGMENTS_MAX = 5;

interface PlaceFiltersProps {
  /** The filter of the loaded list. */
  readonly filter: PlaceFilter;
  readonly counts: Readonly<Record<PlaceKind, number>>;
  /** Number of cards that need attention. */
  readonly careCount: number;
}

/** Filters of the place list, stored in the address; without scripts, Enter in the search submits them. */
export function PlaceFilters({ filter: read, counts, careCount }: PlaceFiltersProps) {
  const { places: words } = useMessages();
  const { filter, change } = useFilter(read);
  const typing = useRef(0);
  useEffect(() => () => window.clearTimeout(typing.current), []);

  function search(text: string) {
    window.clearTimeout(typing.current);
    typing.current = window.setTimeout(() => change({ text }), TYPING_PAUSE_MS);
  }

  return (
    <Form method="get" className="flex flex-wrap items-center gap-3">
      <KindChoice kind={filter.kind} counts={counts} onChange={(kind) => change({ kind })} />
      <SearchField
        label={words.search}
        name="text"
        placeholder={words.search}
        defaultValue={read.text}
        maxLength={PLACE_NAME_LENGTH_MAX}
        onChange={(event) => search(event.target.value)}
        className="w-60"
      />
      <SelectField
        label={words.columns.state}
        labelHidden
        name="state"
        className="w-52"
        value={filter.state ?? ""}
        onChange={(event) => change({ state: parsePlaceState(event.target.value) })}
        options={[
          { value: "", label: words.everyState },
          { value: "replaced", label: words.replaced },
          ...(careCount > 0 ? [{ value: "care", label: words.careCount(careCount) }] : []),
        ]}
      />
      {careCount > 0 ? <CareLink careCount={careCount} isOn={filter.state === "care"} /> : null}
    </Form>
  );
}

/** Links to the cards that need attention, and back to all. */
function CareLink({ careCount, isOn }: { careCount: number; isOn: boolean }) {
  const { places: words } = useMessages();
  return (
    <Link
      to={isOn ? "/places" : "/places?state=care"}
      aria-current={isOn ? "true" : undefined}
      className="badge-warn ms-auto h-7 ps-2 pe-2.5 aria-current:bg-surface-selected"
    >
      <Icon name="alert" size="xs" />
      {words.careCount(careCount)}
      {isOn ? <Icon name="close" size="xs" /> : null}
    </Link>
  );
}

/** The filter being loaded, otherwise the loaded filter. A change restarts at the first page. */
function useFilter(read: PlaceFilter) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState({ read, filter: read });
  const filter = asked.read === read ? asked.filter : read;
  const latest = useRef(filter);
  latest.current = filter;
  function change(part: Partial<PlaceFilter>) {
    const next = { ...latest.current, ...part, after: null };
    setAsked({ read, filter: next });
    void navigate(`/places${toSearch(next)}`, { replace: true });
  }
  return { filter, change };
}

interface KindChoiceProps {
  readonly kind: PlaceKind | null;
  readonly counts: Readonly<Record<PlaceKind, number>>;
  readonly onChange: (kind: PlaceKind | null) => void;
}

/** The property's kinds, with counts. */
function KindChoice({ kind, counts, onChange }: KindChoiceProps) {
  const { places: words } = useMessages();
  const language = useLanguage();
  const kinds = PLACE_KINDS.filter((one) => counts[one] > 0 || one === kind);
  const total = PLACE_KINDS.reduce((sum, one) => sum + counts[one], 0);
  const options = [
    { value: "" as const, label: `${words.all} ${formatNumber(language, total)}` },
    ...kinds.map((one) => ({
      value: one,
      label: `${words.ofKind[one]} ${formatNumber(language, counts[one])}`,
    })),
  ];
  const choose = (value: string) => onChange(PLACE_KINDS.find((one) => one === value) ?? null);
  const field = { label: words.columns.kind, labelHidden: true, name: "kind", value: kind ?? "" } as const;
  return options.length > SEGMENTS_MAX ? (
    <SelectField
      {...field}
      className="w-42"
      options={options}
      onChange={(event) => choose(event.target.value)}
    />
  ) : (
    <Segmented {...field} options={options} onChange={choose} />
  );
}
