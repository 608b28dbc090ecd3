import { useState } from "react";
import { PictureControl } from "#app/components/pictures/picture-control.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Accordion } from "#app/ui/layout/accordion.tsx";
import type { Button } from "#domain/content/button.ts";
import { findMediaKeys } from "#domain/content/media-reference.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import type { ButtonForm } from "./form.ts";

interface PictureSectionProps {
  readonly form: ButtonForm;
  readonly button: Button;
  readonly onChange: (button: Button) => void;
}

/** The picture on a button's tile. Cards in a scrolling row recommend one, unless their content has a picture. */
export function PictureSection({ form, button, onChange }: PictureSectionProps) {
  const { buttons, common, setup } = useMessages("setup");
  const words = buttons.look;
  const { layout } = useDraft().draft.theme;
  const holdsPicture = findMediaKeys(button).some((key) => !key.endsWith(".pdf"));
  const isWanted = layout === "scroll" && !holdsPicture;
  const { picture = null, ...plain } = button;
  const [isOpen, setIsOpen] = useState(isWanted || picture !== null);
  return (
    <Accordion
      title={buttons.gallery.picture}
      summary={picture === null ? words.noPicture : undefined}
      defaultOpen={isOpen}
      onToggle={setIsOpen}
      className="-mx-5 px-5"
    >
      {isOpen ? (
        <PictureControl
          propertyId={form.propertyId}
          kind="gallery"
          id="picture"
          label={buttons.gallery.picture}
          hint={isWanted ? words.pictureForScroll : words.pictureHint}
          words={{ edit: common.edit, replace: common.replace, remove: common.remove }}
          picture={picture}
          sizeRule={setup.homepage.underLimit}
          hasOwnAlt
          onPicture={(chosen) => onChange({ ...button, picture: { ...chosen, alt: "" } })}
          onRemove={() => onChange(plain)}
        />
      ) : null}
    </Accordion>
  );
}
