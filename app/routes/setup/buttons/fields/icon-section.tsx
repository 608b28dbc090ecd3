import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SearchField } from "#app/ui/form/search-field.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import { type Button, ICON_POSITIONS, ICON_SIZES } from "#domain/content/button.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import { findIcons } from "./icon-search.ts";
import { OriginNote } from "./origin-note.tsx";
import { PortalIcon } from "./portal-icon.tsx";

interface IconGridProps {
  readonly value: ButtonIcon;
  readonly onChange: (icon: ButtonIcon) => void;
  /** Name of the radio group. */
  readonly name: string;
}

/** All portal icons, searchable by name. Arrows move through the grid. */
export function IconGrid({ value, onChange, name }: IconGridProps) {
  const { buttons } = useMessages("setup");
  const [sought, setSought] = useState("");
  const found = findIcons(sought, (icon) => buttons.icons[icon]);
  return (
    <div className="flex flex-col gap-2">
      <SearchField
        label={buttons.look.search}
        placeholder={buttons.look.search}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <div
        role="radiogroup"
        aria-label={buttons.editor.icon}
        className="grid max-h-46 grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1 overflow-y-auto p-1 [scrollbar-width:thin]"
      >
        {found.map((icon) => (
          <label
            key={icon}
            title={buttons.icons[icon]}
            className={classNames(
              "relative grid h-10 place-items-center rounded-md border border-transparent text-muted hover:bg-surface-hover hover:text-strong",
              "has-checked:border-selected has-checked:bg-surface-selected has-checked:text-on-highlight",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              aria-label={buttons.icons[icon]}
              onChange={() => onChange(icon)}
              className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none opacity-0"
            />
            <PortalIcon name={icon} className="size-5.5" />
          </label>
        ))}
      </div>
      {found.length === 0 ? (
        <p role="status" className="text-sm text-muted">
          {buttons.look.noMatch}
        </p>
      ) : null}
    </div>
  );
}

type IconValues = Pick<Button, "icon" | "iconSize" | "iconPosition">;

interface IconSectionProps {
  readonly value: IconValues & Pick<Button, "type">;
  readonly onChange: (patch: Partial<IconValues>) => void;
}

/** A button's icon, its size and position; each shows whether it is the type's default [S73]. */
export function IconSection({ value, onChange }: IconSectionProps) {
  const { buttons } = useMessages("setup");
  const words = buttons.look;
  const { icon, iconSize, iconPosition } = value;
  const usual = newButton(value.type, "", "");
  const origin = (part: keyof IconValues, label: string) => (
    <p className="text-xs text-subtle">
      <OriginNote
        isOwn={value[part] !== usual[part]}
        follows={words.usual}
        reset={{
          label: words.resetUsual,
          name: words.resetUsualOne(label),
          onPress: () => onChange({ [part]: usual[part] }),
        }}
      />
    </p>
  );
  const summary = words.summary(
    buttons.icons[icon],
    words[iconSize].toLocaleLowerCase(),
    words.where[iconPosition],
  );
  return (
    <Accordion
      title={buttons.editor.icon}
      summary={iconPosition === "none" ? words.none : summary}
      className="-mx-5 px-5"
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <IconGrid name="button-icon" value={icon} onChange={(chosen) => onChange({ icon: chosen })} />
          {origin("icon", buttons.editor.icon)}
        </div>
        <div className="flex flex-col gap-1.5">
          <Segmented
            label={words.size}
            block
            options={ICON_SIZES.map((size) => ({ value: size, label: words[size] }))}
            value={iconSize}
            onChange={(size) => onChange({ iconSize: size })}
          />
          {origin("iconSize", words.size)}
        </div>
        <div className="flex flex-col gap-1.5">
          <Segmented
            label={words.position}
            block
            options={ICON_POSITIONS.map((position) => ({ value: position, label: words[position] }))}
            value={iconPosition}
            onChange={(position) => onChange({ iconPosition: position })}
          />
          {origin("iconPosition", words.position)}
        </div>
      </div>
    </Accordion>
  );
}
