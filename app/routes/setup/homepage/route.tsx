import { useFocusField } from "#app/components/use-focus-field.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { ColourField } from "#app/ui/form/colour-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { PROPERTY_NAME_LENGTH_MAX } from "#domain/limits.ts";
import { getReadableInk } from "#domain/look/colour.ts";
import { countCharacters } from "#domain/text.ts";
import { useContrast } from "../contrast.ts";
import { useApply } from "../draft/apply-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import type { PartKey } from "../draft/draft-state.ts";
import { SetupFrame } from "../setup-frame.tsx";
import { LanguagesSection } from "./languages-section.tsx";
import { PictureField } from "./picture-field.tsx";
import { QuickStartCard } from "./quick-start-card.tsx";
import { SearchSection } from "./search-section.tsx";

const KEYS: readonly PartKey[] = ["property", "homepage", "theme", "social"];

/** Browser only, because of the page's HTML budget. */
const LOOKS_SECTION = definePart(
  () => import("./looks-section.client.tsx"),
  ({ LooksSection }) => LooksSection,
);
const LOOKS_ROOM = <div className="h-60" />;

/** Name, header, pictures, search and languages of a portal (S4, S5, S72, S83, A8). */
export default function HomepageTab() {
  const { setup } = useMessages("setup");
  useFocusField();
  return (
    <SetupFrame keys={KEYS} head={<QuickStartCard />}>
      <Section>
        <div className="grid grid-cols-1 gap-4 @min-[32rem]:grid-cols-2">
          <NameField />
          <HeaderField />
        </div>
      </Section>
      <Section title={setup.homepage.images} description={setup.homepage.imagesHint}>
        <div className="grid grid-cols-1 gap-4 @min-[32rem]:grid-cols-[1.35fr_.8fr_1.2fr]">
          <PictureField field="logo" />
          <PictureField field="backgroundPortrait" />
          <PictureField field="backgroundLandscape" />
        </div>
      </Section>
      <SearchSection />
      <LazyPart part={LOOKS_SECTION} props={{}} fallback={LOOKS_ROOM} />
      <LanguagesSection />
    </SetupFrame>
  );
}

function NameField() {
  const { setup, common } = useMessages("setup");
  const { value, edit } = useDraft();
  const { findError } = useApply();
  const property = value("property");
  return (
    <TextField
      label={setup.homepage.propertyName}
      name="name"
      autoComplete="off"
      required
      value={property.name}
      counter={common.counter(countCharacters(property.name), PROPERTY_NAME_LENGTH_MAX)}
      hint={setup.homepage.propertyNameHint}
      error={findError("property", "name")}
      onChange={(event) => edit("property", { ...property, name: event.currentTarget.value })}
    />
  );
}

function HeaderField() {
  const { setup, problems } = useMessages("setup");
  const { value, edit } = useDraft();
  const measure = useContrast();
  const homepage = value("homepage");
  const { headerColour } = homepage;
  const ink = getReadableInk(headerColour);
  const { ratio } = measure({ colour: ink, against: headerColour, use: "text", hint: "" });
  return (
    <ColourField
      label={setup.homepage.header}
      name="header-colour"
      wrongText={problems.fields.invalid_colour}
      pickerLabel={setup.chooseColour(setup.homepage.header)}
      value={headerColour}
      ratio={ratio}
      hint={ink === "#ffffff" ? setup.homepage.headerHint : setup.homepage.headerHintBlack}
      onChange={(colour) => edit("homepage", { ...homepage, headerColour: colour })}
    />
  );
}
