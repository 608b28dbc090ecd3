import { PictureControl } from "#app/components/pictures/picture-control.tsx";
import { getPictureForm, type PictureKind } from "#app/components/pictures/picture-form.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Picture } from "#domain/content/media-reference.ts";
import { useDraft } from "../draft/draft-context.tsx";

type PictureName = "logo" | "backgroundPortrait" | "backgroundLandscape";

const KINDS = {
  logo: "logo",
  backgroundPortrait: "background-portrait",
  backgroundLandscape: "background-landscape",
} as const satisfies Record<PictureName, PictureKind>;

/** The background of the other orientation, which the same file may fill (S5, S122). */
const TWINS = {
  logo: null,
  backgroundPortrait: "backgroundLandscape",
  backgroundLandscape: "backgroundPortrait",
} as const satisfies Record<PictureName, PictureName | null>;

function useWords(field: PictureName) {
  const { setup, pictures } = useMessages("setup");
  const { homepage } = setup;
  switch (field) {
    case "logo":
      return {
        label: homepage.logo,
        edit: pictures.editLogo,
        replace: homepage.replaceLogo,
        remove: homepage.removeLogo,
      };
    case "backgroundPortrait":
      return {
        label: homepage.portrait,
        edit: pictures.editPortrait,
        replace: homepage.replacePortrait,
        remove: homepage.removePortrait,
      };
    case "backgroundLandscape":
      return {
        label: homepage.landscape,
        edit: pictures.editLandscape,
        replace: homepage.replaceLandscape,
        remove: homepage.removeLandscape,
      };
  }
}

/** A picture of the homepage. Takes effect when applied. */
export function PictureField({ field }: { field: PictureName }) {
  const { setup } = useMessages("setup");
  const { label, ...words } = useWords(field);
  const { value, change, property } = useDraft();
  const homepage = value("homepage");
  const twin = TWINS[field];
  const { recommended } = getPictureForm(KINDS[field]);

  function setPicture(picture: Picture | null, other?: Picture) {
    change("homepage", (now) => ({ ...now, [field]: picture, ...(twin && other ? { [twin]: other } : {}) }));
  }

  return (
    <PictureControl
      propertyId={property.id}
      kind={KINDS[field]}
      {...(twin ? { twin: KINDS[twin] } : {})}
      label={label}
      words={words}
      picture={homepage[field]}
      ground={field === "logo" ? homepage.headerColour : undefined}
      readWithoutAlt={field === "logo" ? value("property").name : undefined}
      sizeRule={setup.homepage.underLimit}
      {...(recommended ? { hint: setup.homepage.recommended(recommended.width, recommended.height) } : {})}
      outlives
      onPicture={setPicture}
      onRemove={() => setPicture(null)}
    />
  );
}
