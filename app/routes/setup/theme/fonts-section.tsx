import { useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { getCustomFonts, type Theme } from "#domain/content/theme.ts";
import { CUSTOM_FONTS_MAX } from "#domain/limits.ts";
import { DEFAULT_FONT, type FontId, getFont } from "#domain/look/font.ts";
import { useApply } from "../draft/apply-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { addFont, removeFont } from "./custom-fonts.ts";
import { FontPicker } from "./font-picker.client.tsx";
import { InFont } from "./in-font.tsx";
import { MissingLetters } from "./missing-letters.tsx";
import { RoleFields } from "./role-fields.tsx";

const ADD_ID = "add-font";

/** Up to three custom families, what uses them, and text size (S8, S125). */
export function FontsSection() {
  const { setup, problems } = useMessages("setup");
  const words = setup.theme;
  const { value, edit, draft } = useDraft();
  const { findError } = useApply();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const errorId = useId();
  const theme = value("theme");
  const { fonts } = theme;
  const custom = getCustomFonts(fonts);
  const isFull = custom.length >= CUSTOM_FONTS_MAX;
  const setFonts = (next: Theme["fonts"]) => edit("theme", { ...theme, fonts: next });
  const error = isRefused && isFull ? problems.fields.too_many_fonts : findError("theme", "fonts.custom");
  const getRole = useRoles(fonts);

  function refuse() {
    setIsRefused(true);
    showToast({ tone: "error", title: problems.fields.too_many_fonts });
  }
  function choose(id: FontId) {
    setIsChoosing(false);
    const next = addFont(fonts, id);
    if (next) setFonts(next);
    else refuse();
  }
  function remove(id: FontId) {
    setIsRefused(false);
    setFonts(removeFont(fonts, id));
    // The removed card had the focus: focus the add button.
    document.getElementById(ADD_ID)?.focus();
  }

  return (
    <Section
      title={words.fonts}
      description={words.fontsHint(getFont(DEFAULT_FONT).name, CUSTOM_FONTS_MAX)}
      action={<TextSizeField />}
    >
      <ul className="grid grid-cols-1 gap-4 @min-[30rem]:grid-cols-2 @min-[40rem]:grid-cols-3">
        {custom.map((id) => (
          <FontCard key={id} id={id} role={getRole(id)} onRemove={() => remove(id)} />
        ))}
        <li className={isFull ? "col-span-full" : undefined}>
          <button
            id={ADD_ID}
            type="button"
            aria-describedby={error ? errorId : undefined}
            onClick={() => (isFull ? refuse() : setIsChoosing(true))}
            className="flex min-h-10 size-full items-center justify-center gap-2 rounded-row border border-dashed border-control text-sm font-medium text-muted hover:border-selected hover:bg-surface-selected hover:text-on-highlight"
          >
            <Icon name="plus" size="sm" />
            {words.addFont}
            <span className="font-regular tabular-nums">
              {words.fontCount(custom.length, CUSTOM_FONTS_MAX)}
            </span>
          </button>
        </li>
      </ul>
      {error ? (
        <p id={errorId} className="mt-2 flex items-start gap-1 text-xs text-danger">
          <Icon name="error" size="xs" className="mt-px" />
          {error}
        </p>
      ) : null}
      <RoleFields fonts={fonts} onChange={(patch) => setFonts({ ...fonts, ...patch })} />
      <MissingLetters fonts={fonts} languages={draft.languages} />
      {isChoosing ? (
        <FontPicker
          custom={custom}
          languages={draft.languages}
          onChoose={choose}
          onPair={(paired) => {
            setIsChoosing(false);
            setFonts(paired);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </Section>
  );
}

/** Texts that use a font: headings, other texts, or single buttons. */
function useRoles(fonts: Theme["fonts"]): (id: FontId) => string {
  const { theme: words } = useMessages("setup").setup;
  const { draft } = useDraft();
  return (id) => {
    const roles = [
      ...(fonts.heading === id ? [words.headings] : []),
      ...(fonts.body === id ? [words.body] : []),
    ];
    if (roles.length > 0) return roles.join(" · ");
    const isOnButton = Object.values(draft.buttons).some(({ buttons }) =>
      buttons.some(({ style }) => style.font === id),
    );
    return isOnButton ? words.isWornByButtons : words.isNotWorn;
  };
}

/** Text size of the portal, in four steps (S8). */
function TextSizeField() {
  const { setup } = useMessages("setup");
  const { value, edit } = useDraft();
  const theme = value("theme");
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-sm text-muted @max-[40rem]:hidden">
        {setup.theme.textSize}
      </span>
      <Segmented
        label={setup.theme.textSize}
        labelHidden
        options={[
          { value: "small", label: setup.theme.small },
          { value: "medium", label: setup.theme.medium },
          { value: "large", label: setup.theme.large },
          { value: "extra-large", label: setup.theme.extraLarge },
        ]}
        value={theme.textSize}
        onChange={(textSize) => edit("theme", { ...theme, textSize })}
      />
    </div>
  );
}

interface FontCardProps {
  readonly id: FontId;
  /** Texts that use the font, in words. */
  readonly role: string;
  readonly onRemove: () => void;
}

/** A custom font: sample, use and remove button. */
function FontCard({ id, role, onRemove }: FontCardProps) {
  const { setup } = useMessages("setup");
  const { name } = getFont(id);
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-row border border-default ps-3.5 pe-2">
      <span aria-hidden="true" className="flex-none text-strong">
        <InFont id={id} className="text-2xl">
          Aa
        </InFont>
      </span>
      <span className="min-w-0 flex-1 py-1.5">
        <TruncatedText as="b" className="text-sm font-semibold text-strong" text={name} />
        <span className="block text-xs text-muted">{role}</span>
      </span>
      <IconButton icon="close" size="sm" label={setup.theme.removeFont(name)} onClick={onRemove} />
    </li>
  );
}
