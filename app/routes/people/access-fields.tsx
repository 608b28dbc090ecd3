import { type ReactElement, useId, useState } from "react";
import type { SiteFilter } from "#app/components/sites/site-filter.ts";
import { useSitePage } from "#app/components/sites/use-site-page.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { RadioMark } from "#app/ui/form/choice-mark.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SearchList } from "#app/ui/form/search-list.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { TriggerProps } from "#app/ui/overlay/trigger-props.ts";
import { ROLES, type Role } from "#domain/account/account.ts";
import type { Member } from "#domain/account/member.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { CHOSEN_PROPERTIES_MAX, SITE_TEXT_LENGTH_MAX } from "#domain/limits.ts";
import { addDays } from "#domain/zoned-time.ts";

/** A person's access as typed. Chosen properties may be none yet, which the API refuses. */
export type AccessDraft = Pick<Member, "role" | "properties" | "until">;

/** The access in the API's format. */
export function toAccessInput({ role, properties, until }: AccessDraft) {
  return { role, properties: properties?.map(({ id }) => id) ?? null, until };
}

interface AccessFieldsProps {
  readonly value: AccessDraft;
  readonly onChange: (value: AccessDraft) => void;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Error codes by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Whether the person has no address, and so the role *desk* alone. */
  readonly isDeskOnly?: boolean;
}

/** Role, properties and last day of a person (D99). A group with one property has no choice of properties. */
export function AccessFields({ value, onChange, today, errors, isDeskOnly = false }: AccessFieldsProps) {
  const { problems } = useMessages();
  const { propertyCount } = useSession();
  const getError = (path: string) => {
    const code = errors[path]?.[0];
    return code === undefined ? undefined : problems.fields[toFieldErrorCode(code)];
  };
  const isSingle = propertyCount <= 1 && value.properties === null;
  return (
    <>
      {isDeskOnly ? null : (
        <RoleRows role={value.role} isSingle={isSingle} onChange={(role) => onChange({ ...value, role })} />
      )}
      {isSingle ? null : (
        <Where
          properties={value.properties}
          error={getError("properties")}
          onChange={(properties) => onChange({ ...value, properties })}
        />
      )}
      <Until
        until={value.until}
        today={today}
        error={getError("until")}
        onChange={(until) => onChange({ ...value, until })}
      />
    </>
  );
}

interface RoleRowsProps {
  readonly role: Role;
  /** Whether the desk's role is folded away until it is asked for. */
  readonly isSingle: boolean;
  readonly onChange: (role: Role) => void;
}

function RoleRows({ role, isSingle, onChange }: RoleRowsProps) {
  const { members: words } = useMessages();
  const id = useId();
  const [isAll, setIsAll] = useState(!isSingle || role === "desk");
  const shown = ROLES.filter((one) => isAll || one !== "desk");
  return (
    <div className="flex flex-col items-start gap-2">
      <FieldGroup role="radiogroup" label={words.columns.role} className="w-full">
        <div className="flex flex-col gap-1.5">
          {shown.map((one) => (
            <label
              key={one}
              htmlFor={`${id}-${one}`}
              className="flex cursor-pointer items-start gap-2.5 rounded-row border border-default bg-surface-raised px-3 py-2 has-checked:border-selected has-checked:bg-surface-selected"
            >
              <RadioMark
                id={`${id}-${one}`}
                name="role"
                value={one}
                checked={one === role}
                onChange={() => onChange(one)}
                className="mt-0.5"
              />
              <span className="min-w-0">
                <span className="block text-sm font-medium text-strong">{words.roles[one]}</span>
                <span className="block text-xs text-muted">{words.mayDo[one]}</span>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {isAll ? null : (
        <Button variant="ghost" size="sm" iconBefore="plus" onClick={() => setIsAll(true)}>
          {words.access.moreRoles}
        </Button>
      )}
    </div>
  );
}

interface WhereProps {
  readonly properties: AccessDraft["properties"];
  readonly error: string | undefined;
  readonly onChange: (properties: AccessDraft["properties"]) => void;
}

function Where({ properties, error, onChange }: WhereProps) {
  const { access: words } = useMessages().members;
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label={words.where}
        size="sm"
        options={[
          { value: "group", label: words.wholeGroup },
          { value: "chosen", label: words.chosen },
        ]}
        value={properties === null ? "group" : "chosen"}
        onChange={(scope) => onChange(scope === "group" ? null : [])}
      />
      {properties === null ? null : (
        <FieldGroup label={words.chosen} labelHidden error={error} hint={words.chosenHint}>
          <ul className="flex flex-wrap gap-2">
            {properties.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={words.leaveOut(name)}
                  onClick={() => onChange(properties.filter((one) => one.id !== id))}
                  className="inline-flex min-h-8 max-w-72 items-center gap-1.5 rounded-full border border-default bg-surface-raised ps-3 pe-2 text-sm text-default hover:border-strong"
                >
                  <bdi className="truncate">{name}</bdi>
                  <Icon name="close" size="xs" />
                </button>
              </li>
            ))}
            {properties.length < CHOSEN_PROPERTIES_MAX ? (
              <li>
                <PropertyChoice
                  chosen={properties.map(({ id }) => id)}
                  onChoose={(property) => onChange([...properties, property])}
                  trigger={
                    <Button size="sm" iconBefore="plus">
                      {words.addProperty}
                    </Button>
                  }
                />
              </li>
            ) : null}
          </ul>
        </FieldGroup>
      )}
    </div>
  );
}

interface PropertyChoiceProps {
  readonly chosen: readonly string[];
  readonly trigger: ReactElement<TriggerProps>;
  readonly onChoose: (property: { id: string; name: string }) => void;
}

function PropertyChoice({ trigger, chosen, onChoose }: PropertyChoiceProps) {
  const { sites } = useMessages().entry;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover trigger={trigger} label={sites.title} open={isOpen} onOpenChange={setIsOpen}>
      <div className="w-72">
        <PropertySearch
          chosen={chosen}
          onChoose={(property) => {
            setIsOpen(false);
            onChoose(property);
          }}
        />
      </div>
    </Popover>
  );
}

const ANY: SiteFilter = { state: null, text: "" };

/** Mounted only while open, so that properties are loaded only when needed. */
function PropertySearch({ chosen, onChoose }: Omit<PropertyChoiceProps, "trigger">) {
  const { sites, toasts } = useMessages().entry;
  const [filter, setFilter] = useState(ANY);
  const { items, isLoading } = useSitePage(filter, () =>
    showToast({ tone: "error", title: toasts.errorGettingProperty }),
  );
  const left = items.filter(({ id }) => !chosen.includes(id));
  return (
    <SearchList
      label={sites.search}
      placeholder={sites.search}
      maxLength={SITE_TEXT_LENGTH_MAX}
      value={filter.text}
      onValueChange={(text) => setFilter({ ...ANY, text })}
      options={left.map(({ id, name, accountName }) => ({ id, label: name, detail: accountName }))}
      isLoading={isLoading}
      empty={sites.noMatches}
      onChoose={(id) => {
        const property = left.find((one) => one.id === id);
        if (property) onChoose({ id, name: property.name });
      }}
    />
  );
}

interface UntilProps {
  readonly until: string | null;
  readonly today: string;
  readonly error: string | undefined;
  readonly onChange: (until: string | null) => void;
}

/** Proposed length of an access that ends. */
const PROPOSED_DAYS = 90;

function Until({ until, today, error, onChange }: UntilProps) {
  const { access: words } = useMessages().members;
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label={words.until}
        size="sm"
        options={[
          { value: "none", label: words.noEnd },
          { value: "day", label: words.day },
        ]}
        value={until === null ? "none" : "day"}
        onChange={(kind) => onChange(kind === "none" ? null : addDays(today, PROPOSED_DAYS))}
      />
      {until === null ? null : (
        <TextField
          label={words.lastDay}
          type="date"
          className="w-48"
          value={until}
          min={today}
          hint={words.lastDayHint}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
