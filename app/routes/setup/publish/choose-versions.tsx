import { formatDateTime } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { Publication } from "#domain/property/publication.ts";
import { useDraft } from "../draft/draft-context.tsx";
import type { Compared } from "./compared.ts";

interface ChooseVersionsProps {
  readonly compared: Compared;
  readonly versions: readonly Publication[];
  readonly newest: number;
  /** Whether a planned version exists, which can be selected too. */
  readonly hasPlanned: boolean;
  readonly onCompare: (compared: Compared) => void;
}

/** Two selects for the sides to compare: versions, the plan, and the draft. */
export function ChooseVersions({ compared, versions, newest, hasPlanned, onCompare }: ChooseVersionsProps) {
  const { changes, publish } = useMessages("setup");
  const language = useLanguage();
  const { property } = useDraft();
  // Version numbers have no gaps, so versions that are not loaded yet can be selected too.
  const published = Array.from({ length: newest }, (_none, index) => {
    const number = newest - index;
    const known = versions.find((version) => version.number === number);
    const at = known && formatDateTime(language, Date.parse(known.publishedAt), property.timeZone);
    return {
      value: String(number),
      label: [publish.version(number), at, known?.note].filter(Boolean).join(" · "),
    };
  });
  const options = [...(hasPlanned ? [{ value: "planned", label: changes.planned }] : []), ...published];
  const toSide = (value: string) => (value === "planned" ? value : Number(value));
  return (
    <div className="grid grid-cols-2 gap-4 px-5 pb-4">
      <SelectField
        label={changes.from}
        size="sm"
        options={options}
        value={String(compared.from)}
        onChange={({ currentTarget: { value } }) => onCompare({ from: toSide(value), to: compared.to })}
      />
      <SelectField
        label={changes.to}
        size="sm"
        options={[{ value: "draft", label: changes.draft }, ...options]}
        value={String(compared.to)}
        onChange={({ currentTarget: { value } }) =>
          onCompare({ from: compared.from, to: value === "draft" ? value : toSide(value) })
        }
      />
    </div>
  );
}
