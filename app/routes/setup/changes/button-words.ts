import type { SetupMessages } from "#app/messages/catalogues.ts";
import type { Button } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/button-schema.ts";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { CHANNEL_DESCRIPTIONS } from "#domain/content/social.ts";
import type { Wifi } from "#domain/content/wifi.ts";
import { FONTS } from "#domain/look/font.ts";
import type { PropertyKind } from "#domain/property/property-kind.ts";

type FieldsOf<Part> = Part extends unknown ? keyof Part : never;
type EntryOf<Type extends Button["type"], List> =
  Extract<Button, { type: Type }> extends infer Own
    ? List extends keyof Own
      ? Own[List] extends readonly (infer Entry)[]
        ? Entry
        : never
      : never
    : never;

/** All field names of buttons and their entries, without internal ones. */
type ButtonField = Exclude<
  | FieldsOf<Button>
  | FieldsOf<SubButton>
  | keyof GalleryItem
  | keyof Wifi
  | keyof EntryOf<"feedback", "questions">
  | keyof EntryOf<"guest-services", "services">
  | keyof EntryOf<"map", "places">
  | keyof Button["style"],
  "id" | "type" | "basis"
>;

type Words = Pick<SetupMessages, "buttons" | "changes" | "common" | "pictures" | "setup">;

/** Staff's name for a button field, as in its editor. A missing field of the schema does not compile. */
export function getButtonFieldName(field: string, words: Words): string {
  const { buttons, changes } = words;
  const { editor, fields, look, feedback, services, gallery } = buttons;
  const names: Readonly<Record<ButtonField, string>> = {
    name: editor.name,
    hidden: changes.fields.hidden,
    hours: changes.fields.hours,
    guard: buttons.guard.title,
    icon: editor.icon,
    iconSize: changes.fields.iconSize,
    iconPosition: changes.fields.iconPosition,
    style: editor.style,
    background: editor.background,
    text: look.text,
    surface: look.surface,
    shadow: look.shadow,
    opacity: look.opacity,
    radius: look.radius,
    font: look.font,
    destination: fields.destination,
    url: fields.url,
    email: fields.email,
    telephone: fields.telephone,
    whatsapp: fields.whatsapp,
    wechat: fields.wechat,
    pdf: fields.pdf,
    wifi: fields.wifi,
    topic: fields.topic,
    network: fields.network,
    security: fields.security,
    password: fields.networkPassword,
    openIn: fields.openIn,
    channel: fields.channel,
    message: fields.message,
    location: editor.location,
    mapType: editor.mapType,
    zoom: editor.zoom,
    places: buttons.map.places,
    extension: fields.extension,
    content: editor.content,
    subButtons: editor.subButtons,
    width: changes.fields.width,
    title: gallery.title,
    intro: feedback.intro,
    response: feedback.response,
    reviewLink: feedback.reviewLink,
    questions: feedback.questions,
    responseType: changes.fields.answer,
    accent: feedback.accent,
    services: services.list,
    note: services.note,
    roomRequired: services.roomRequired,
    minutes: services.minutes,
    logo: gallery.logo,
    items: gallery.items,
    picture: gallery.picture,
    description: gallery.description,
  };
  return new Map<string, string>(Object.entries(names)).get(field) ?? changes.fields.other;
}

/** Words for the options of a button field. `kind` names the guide's topics. */
export function getButtonFieldChoices(
  field: string,
  kind: PropertyKind,
  { buttons, changes, topics }: Words & Pick<SetupMessages, "topics">,
): ReadonlyMap<string, string> {
  const { editor, fields, look, feedback } = buttons;
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    hidden: { true: buttons.hidden, false: changes.fields.shown },
    icon: buttons.icons,
    guard: { pin: buttons.guard.pin, card: buttons.guard.card },
    iconSize: { small: look.small, medium: look.medium, large: look.large },
    iconPosition: { above: look.above, before: look.before, after: look.after, none: look.none },
    surface: { flat: look.flat, "3d": look.raised },
    font: Object.fromEntries(FONTS.map(({ id, name }) => [id, name])),
    destination: {
      url: fields.url,
      email: fields.email,
      telephone: fields.telephone,
      pdf: fields.pdf,
      whatsapp: fields.whatsapp,
      wechat: fields.wechat,
      wifi: fields.wifi,
      guide: fields.guide,
    },
    topic: topics[kind],
    security: { wpa: "WPA", none: fields.noSecurity },
    openIn: { same: fields.same, new: fields.new },
    channel: {
      whatsapp: CHANNEL_DESCRIPTIONS.whatsapp.name,
      sms: fields.sms,
      wechat: CHANNEL_DESCRIPTIONS.wechat.name,
    },
    mapType: {
      roadmap: editor.roadmap,
      satellite: editor.satellite,
      hybrid: editor.hybrid,
      terrain: editor.terrain,
    },
    width: { half: editor.half, full: editor.full },
    responseType: { like: feedback.like, stars: feedback.stars },
  };
  return new Map(Object.entries(choices[field] ?? {}));
}
