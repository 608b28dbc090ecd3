import { env } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { licenceInputSchema } from "#domain/property/licence-schema.ts";
import { makeLicence } from "#scripts/api/caller.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { openScene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { getScope } from "#tests/factories/worker/scope.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { openDatabase } from "#worker/db/client.ts";
import { selectAnyProperty } from "#worker/db/property/properties.ts";
import { publishPortal } from "#worker/http/content/publish-portal.ts";
import { Projector } from "#worker/portal/projector.ts";
import { withPropertyFacts } from "#worker/portal/property-facts.ts";
import { RENDERER_VERSION } from "#worker/portal/rendering/renderer.ts";
import { setFeatures, setLicence } from "#worker/services/operations/operate-property.ts";
import type { PortalWriter } from "#worker/services/portal/portal-writer.ts";
import { projectMarked } from "#worker/services/portal/project-marked.ts";
import { renderAgain } from "#worker/services/portal/render-again.ts";
import { renderWaiting } from "#worker/services/portal/render-waiting.ts";
import { removeProperty } from "#worker/services/property/remove-property.ts";
import { restoreProperty } from "#worker/services/property/restore-property.ts";
import { setVisitorIds } from "#worker/services/property/set-visitor-ids.ts";
import { updateProperty } from "#worker/services/property/update-property.ts";
import type { PropertyScope } from "#worker/services/scope.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { type Actor, type Change, type Order, World } from "./world.ts";

const MEETINGS = isFullTier ? 2_000 : 10;

interface StoredLicence {
  readonly number: number;
  readonly licence: { readonly isClosed: boolean };
}

/** Time limit of one interleaving, on a busy machine. */
const MEETING_TIMEOUT_MS = 10_000;

const draft = sampleDraft({
  languages: ["en"],
  buttons: { en: { buttons: [usableButton("link", 1), usableButton("guest-services", 2, "Room service")] } },
});
/** `draft` without the button that needs the guest services feature, so that publishing is never refused. */
const plainDraft = sampleDraft({
  languages: ["en"],
  buttons: { en: { buttons: [usableButton("link", 1)] } },
});

let renderings = 0;

async function propertyNow(propertyId: string) {
  const [found] = await selectAnyProperty(openDatabase(env.DB), propertyId);
  return found?.property;
}

/** The slugs between which a property moves: its first slug and two others. */
function getAddresses({ property: { slug } }: PropertyScope): readonly string[] {
  return [slug, `${slug}-b`, `${slug}-c`];
}

/** The product's implementation of each change, for one property. */
function getChanges(
  scope: PropertyScope,
): Record<Exclude<Change, "fire" | "move" | "cancel">, (bindings: Env) => Promise<unknown>> {
  const propertyId = scope.property.id;
  const now = () => Date.now();
  const license = (mode: "PAID" | "SUSPENDED") => (bindings: Env) => {
    const licence = licenceInputSchema.parse(makeLicence(mode));
    return setLicence(bindings, { propertyId, licence, now: now() });
  };
  const services = (guestServices: boolean) => (bindings: Env) =>
    setFeatures(bindings, { propertyId, features: { guestServices }, now: now() });
  return {
    // Reads the features first, like the handler: they may be switched before the publication is stored.
    publish: async (bindings) => {
      const property = await propertyNow(propertyId);
      if (!property) return;
      const published = property.features.guestServices ? draft : plainDraft;
      await publishPortal(
        bindings,
        { ...scope, property, now: now() },
        { draft: published, draftAt: null, note: "", origin: target.origin, force: true },
      );
    },
    suspend: license("SUSPENDED"),
    license: license("PAID"),
    "services on": services(true),
    "services off": services(false),
    remove: (bindings) => removeProperty(bindings, propertyId, now()),
    restore: (bindings) => restoreProperty(bindings, propertyId, now()),
    "ids on": (bindings) => setVisitorIds(bindings, { ...scope, now: now() }, true),
    "ids off": (bindings) => setVisitorIds(bindings, { ...scope, now: now() }, false),
    // Moves between three slugs, so that a property may return to a former one.
    address: async (bindings) => {
      const property = await propertyNow(propertyId);
      if (!property) return;
      const { revision, slug: before } = property;
      const others = getAddresses(scope).filter((slug) => slug !== before);
      const slug = others[renderings % others.length] ?? "";
      renderings += 1;
      await updateProperty(bindings, { ...scope, property, now: now() }, { patch: { slug }, revision });
    },
    // Each rendering has another origin, so that its bytes differ from all earlier renderings.
    render: (bindings) => {
      renderings += 1;
      const renderer = { version: RENDERER_VERSION, origin: `https://host-${renderings}.example` };
      return renderAgain(bindings, propertyId, { renderer, isForced: true });
    },
  };
}

/** Runs the scheduled projection and rendering with a new projector, as after all writers were killed. */
async function runCron(): Promise<void> {
  const writer = new Projector(env);
  const PORTAL_WRITER = { getByName: () => writer } as unknown as DurableObjectNamespace<PortalWriter>;
  const bindings = { ...env, PORTAL_WRITER };
  await projectMarked(bindings, wholeRun(Date.now()));
  // Without an origin, the job does not render pages again that were made for another origin.
  await renderWaiting(bindings, wholeRun(Date.now()), { version: RENDERER_VERSION, origin: "" });
}

describe("changes of what guests see", () => {
  let scope: PropertyScope;
  beforeAll(async () => {
    scope = await getScope(await openScene(target, { features: { guestServices: true } }));
  });

  /** Restores and licenses the property, unless its portal is open: the previous interleaving may have closed it. */
  async function reset(): Promise<void> {
    const { id } = scope.property;
    const slug = (await propertyNow(id))?.slug ?? scope.property.slug;
    const { metadata } = await env.PORTALS.getWithMetadata<StoredLicence>(`portal:${slug}`);
    if (metadata && !metadata.licence.isClosed) return;
    await env.DB.batch([
      env.DB.prepare(
        "update properties set removed_at = null, projection_wanted = projection_wanted + 1 where id = ?",
      ).bind(id),
      env.DB.prepare("update property_licences set mode = 'PAID' where property_id = ?").bind(id),
    ]);
    await runCron();
  }

  /** Expects that KV agrees with the rows and files, which are read by SQL and from R2 instead of product code. */
  async function expectAgreement(): Promise<void> {
    const { id } = scope.property;
    const row = await env.DB.prepare(
      `select slug, removed_at, published_number, mode, counts_by_visitor_id, time_zone, address, telephone, features,
        iif(rendered_number = published_number, pages_key, null) as pages_key, projection_wanted - projection_done as due,
        (select max(number) from publications where property_id = id) as newest,
        (select snapshot_key from publications where property_id = id and number = published_number) as snapshot_key
       from properties join property_licences on property_id = id where id = ?`,
    )
      .bind(id)
      .first<
        Record<"removed_at" | "published_number" | "newest" | "due" | "counts_by_visitor_id", number> &
          Record<
            "slug" | "mode" | "snapshot_key" | "time_zone" | "address" | "telephone" | "features",
            string
          > &
          Record<"pages_key", string | null>
      >();
    if (!row) throw new Error("The property is gone.");
    expect(row.due).toBe(0);
    expect(row.newest).toBe(row.published_number);
    const { slug } = row;
    const { value, metadata } = await env.PORTALS.getWithMetadata<StoredLicence>(
      `portal:${slug}`,
      "arrayBuffer",
    );
    const former = await env.DB.prepare("select slug from former_addresses where property_id = ?")
      .bind(id)
      .all<{ slug: string }>();
    const isOnAir = row.removed_at === null && row.published_number !== null;
    for (const address of former.results) {
      const led = await env.PORTALS.getWithMetadata(`portal:${address.slug}`);
      expect(led.metadata).toEqual(isOnAir ? { v: 2, movedTo: slug } : null);
    }
    if (row.removed_at !== null || row.published_number === null) return expect(value).toBeNull();
    expect([metadata?.number, metadata?.licence.isClosed]).toEqual([
      row.published_number,
      row.mode === "SUSPENDED",
    ]);
    const pages = await env.FILES.get(row.pages_key ?? row.snapshot_key.replace(/\.json$/, ".pages"));
    expect(pages).not.toBeNull();
    const published = new Uint8Array((await pages?.arrayBuffer()) ?? new ArrayBuffer(0));
    const { bytes: wanted } = withPropertyFacts(published, {
      timeZone: row.time_zone,
      address: row.address,
      telephone: row.telephone,
      countsByVisitorId: row.counts_by_visitor_id === 1,
      closure: null,
      announced: [],
      features: JSON.parse(row.features),
      startPages: {},
    });
    expect(Buffer.compare(new Uint8Array(value ?? new ArrayBuffer(0)), wanted)).toBe(0);
    const isPublished = ((await (await env.FILES.get(row.snapshot_key))?.text()) ?? "").includes(
      "Room service",
    );
    const { guestServices } = JSON.parse(row.features) as { guestServices: boolean };
    const page = new TextDecoder().decode(wanted);
    expect(new Set(page.match(/(?<="\/p\/)[a-z0-9-]+/g))).toEqual(new Set([slug]));
    expect([page.includes("Room service"), page.includes('"kind":"request"')]).toEqual(
      Array(2).fill(isPublished && guestServices),
    );
  }

  const actors = fc.array(
    fc.record<Actor & { change: keyof ReturnType<typeof getChanges> }>({
      change: fc.constantFrom(
        ...([
          "publish",
          "publish",
          "suspend",
          "license",
          "remove",
          "restore",
          "ids on",
          "ids off",
          "services on",
          "services off",
          "render",
          "render",
          "address",
          "address",
        ] as const),
      ),
      diesAt: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined, freq: 3 }),
    }),
    { minLength: 2, maxLength: 4 },
  );
  const orders = fc.record<Order>({
    picks: fc.array(fc.nat(11), { minLength: 20, maxLength: 60 }),
    stalls: fc.array(fc.record({ step: fc.nat(30), steps: fc.integer({ min: 5, max: 30 }) }), {
      maxLength: 3,
    }),
    writerDeaths: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
  });

  it("end as the database says in every order, wherever who is killed, and what was closed stays closed [G2]", {
    timeout: MEETING_TIMEOUT_MS * MEETINGS,
  }, async () => {
    expectComplaint(/projection_deferred|The writer died/);
    const changes = getChanges(scope);
    await changes.publish(env);
    await fc.assert(
      fc.asyncProperty(actors, orders, async (meeting, order) => {
        await reset();
        const world = new World(order);
        try {
          await Promise.all(meeting.map((actor) => world.start(actor, changes[actor.change])));
          await world.run();
          await runCron();
          await expectAgreement();
        } catch (cause) {
          throw new Error(`Calls were made in this order:\n${world.trace}`, { cause });
        }
      }),
      { numRuns: MEETINGS },
    );
  });
});
