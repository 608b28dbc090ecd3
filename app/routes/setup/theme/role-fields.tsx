import { useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { getCustomFonts, type Theme } from "#domain/content/theme.ts";
import { type FontId, listSelectableFonts } from "#domain/look/font.ts";

interface RoleFieldsProps {
  readonly fonts: Theme["fonts"];
  readonly onChange: (patch: Partial<Theme["fonts"]>) => void;
}

/** The font for headings, and for all other texts. */
export function RoleFields({ fonts, onChange }: RoleFieldsProps) {
  const { setup } = useMessages("setup");
  const offered = listSelectableFonts(getCustomFonts(fonts));
  const toField = (used: FontId, put: (id: FontId) => void) => ({
    options: offered.map(({ id, name }) => ({ value: id, label: name })),
    value: used,
    onChange: (event: { currentTarget: { value: string } }) => {
      const chosen = offered.find(({ id }) => id === event.currentTarget.value);
      if (chosen) put(chosen.id);
    },
  });
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 @min-[32rem]:grid-cols-2">
      <SelectField
        label={setup.theme.headings}
        name="font-heading"
        {...toField(fonts.heading, (heading) => onChange({ heading }))}
      />
      <SelectField
        label={setup.theme.body}
        name="font-body"
        {...toField(fonts.body, (body) => onChange({ body }))}
      />
    </div>
  );
}
