import { extensionHref, isExtension } from "#domain/address.ts";
import { isContentLanguage } from "#domain/language.ts";
import { type Closure, closureMomentsOf } from "#domain/property/closure.ts";
import type { Features } from "#domain/property/property.ts";
import { closureTexts } from "#portal/words/closure-words.ts";
import { type ContactFacts, withContactBlock } from "./rendering/contact-block.ts";
import { takenForms } from "./rendering/guest-form.ts";
import { DamagedPortalError, type EditedPage, editPortal } from "./stored-portal.ts";

/** What a property's row says of its pages, and no publication does: a change of it reaches guests at once. */
export interface PropertyFacts extends ContactFacts {
  /** IANA name: in which zone its days end and its hours are counted. */
  readonly timeZone: string;
  /** Whether pages keep a random id until the end of the day (D11). */
  readonly countsByVisitorId: boolean;
  /** When it is closed for the season; null: not at all. */
  readonly closure: Closure | null;
  /** Its premium features: what guests send of another one is not taken, whatever their page still shows. */
  readonly features: Features;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Where a page names what its script reports to. Texts that staff typed hold no `<`. */
const BODY = "<body data-events=";
/** What zones of the IANA database are made of: nothing that ends an attribute. */
const ZONE_PATTERN = /^[\w+\-/]+$/;
/**
 * A link that dials no more than an extension could be. Quotes that staff typed are escaped, so that it is one of ours.
 */
const SHORT_CALL = / href="tel:((?:\d|\*|%23){1,5})"/g;

/** A page that tells its script in which zone the day ends. One that is no page of guests stays as it is. */
export function withZone(body: Bytes, zone: string): Bytes {
  if (!ZONE_PATTERN.test(zone)) return body;
  const index = Buffer.from(body.buffer, body.byteOffset, body.length).indexOf(BODY);
  if (index === -1) return body;
  const attribute = new TextEncoder().encode(` data-zone="${zone}"`);
  const at = index + "<body".length;
  const page = new Uint8Array(body.length + attribute.length);
  page.set(body.subarray(0, at));
  page.set(attribute, at);
  page.set(body.subarray(at), at + attribute.length);
  return page;
}

/** The markup of a page whose extensions are dialled through a main number (D26), so that any phone reaches them. */
export function withMainTelephone(html: string, telephone: string): string {
  if (telephone === "") return html;
  return html.replace(SHORT_CALL, (link, dialled: string) => {
    const extension = dialled.replaceAll("%23", "#");
    return isExtension(extension) ? ` href="${extensionHref(telephone, extension)}"` : link;
  });
}

/** A page's bytes with its markup rewritten. One that stays as it is costs no encoding. */
function rewrite(body: Bytes, edit: (html: string) => string): Bytes {
  const html = new TextDecoder().decode(body);
  const edited = edit(html);
  return edited === html ? body : new TextEncoder().encode(edited);
}

/**
 * The bytes of a published portal as a property's row makes them: its zone, its main number in front of extensions, its
 * address and number on closed pages, its closure, the forms that its features take, and the ids of its guests' pages
 * where an owner has not switched them off. Pages of any version gain all that, and none is published with it, so that
 * nothing of it needs a publication. Deterministic.
 *
 * What can't be read is left as it is, and is reported where it is read.
 */
export async function withPropertyFacts(bytes: Bytes, facts: PropertyFacts): Promise<Bytes> {
  const { timeZone, address, telephone, countsByVisitorId, closure, features } = facts;
  const edit = ({ body, kind, language }: EditedPage) => {
    const isPlain = telephone === "" && (address === "" || kind !== "closed");
    const called = isPlain
      ? body
      : rewrite(body, (html) => {
          const page = withMainTelephone(html, telephone);
          return kind === "closed"
            ? withContactBlock(page, facts, isContentLanguage(language) ? language : "en")
            : page;
        });
    return countsByVisitorId ? withZone(called, timeZone) : called;
  };
  const contact = { ...(address ? { address } : {}), ...(telephone ? { telephone } : {}) };
  const visitorIds = countsByVisitorId ? { visitorIds: true } : {};
  const season = closure
    ? { closure: { ...closureMomentsOf(closure, timeZone), texts: closureTexts(closure) } }
    : {};
  try {
    return await editPortal(bytes.buffer, ({ manifest, pages, ...rest }) => ({
      ...rest,
      manifest: {
        ...manifest,
        timeZone,
        ...contact,
        ...visitorIds,
        ...season,
        ...takenForms(manifest, features),
      },
      pages: pages.map((page) => ({ ...page, body: edit(page) })),
    }));
  } catch (error) {
    if (error instanceof DamagedPortalError) return bytes;
    throw error;
  }
}
