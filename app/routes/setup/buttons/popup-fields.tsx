import { lazy, Suspense, useId } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { type Colour, inkOn } from "#domain/colour.ts";
import type { ButtonOf } from "#domain/content/button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { ContrastColourField } from "./contrast-colour-field.tsx";
import { type ButtonForm, fieldAt } from "./form.ts";
import { SubButtonList } from "./sub-button-list.tsx";

// The editor weighs more than the rest of the tab; it comes when the first popup is opened. It edits a
// document of the browser, so the Worker's own bundle goes without it.
const RichTextEditor = import.meta.env.SSR
  ? null
  : lazy(async () => ({ default: (await import("./rich-text-editor.tsx")).RichTextEditor }));

interface PopupFieldsProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly value: ButtonOf<"popup">;
  readonly onChange: (
    patch: Partial<Pick<ButtonOf<"popup">, "content" | "background" | "subButtons">>,
  ) => void;
  /** The sub-button that the address names; its dialog opens first. */
  readonly openSubId: string | null;
}

/** What guests read when they open a popup, and the buttons in it [S76]. */
export function PopupFields({ form, theme, value, onChange, openSubId }: PopupFieldsProps) {
  const { buttons } = useMessages();
  const labelId = useId();
  const isBrowser = useIsBrowser();
  const pictures = value.content.filter((block) => block.type === "picture").length;
  const code = Object.entries(form.errors).find(([path]) => path.split(".")[0] === "content")?.[1];
  return (
    <>
      <ContrastColourField
        {...idAndError(form, "background")}
        label={buttons.editor.background}
        value={value.background}
        against={readableOn(value.background, theme.text)}
        onChange={(background) => onChange({ background })}
      />
      <div className="flex flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-2">
          <span id={labelId} className="text-sm font-medium text-strong">
            {buttons.editor.content}
          </span>
          {pictures > 0 ? <span className="text-xs text-subtle">{buttons.imageCount(pictures)}</span> : null}
        </div>
        <Suspense fallback={<EditorSkeleton />}>
          {RichTextEditor && isBrowser ? (
            <RichTextEditor
              form={form}
              labelledBy={labelId}
              value={value.content}
              error={code ? form.errorText(code) : undefined}
              onChange={(content) => onChange({ content })}
            />
          ) : (
            <EditorSkeleton />
          )}
        </Suspense>
      </div>
      <SubButtonList
        form={form}
        theme={theme}
        value={value.subButtons}
        openId={openSubId}
        onChange={(subButtons) => onChange({ subButtons })}
      />
    </>
  );
}

function EditorSkeleton() {
  return <Skeleton className="h-39 w-full rounded-md" />;
}

function idAndError(form: ButtonForm, path: string) {
  const { id, error } = fieldAt(form, path);
  return { id, error };
}

/** The text colour that guests will read on a popup: the theme's, unless it is drowned there. */
function readableOn(ground: Colour, themeText: Colour): Colour {
  return ground === themeText ? inkOn(ground) : themeText;
}
