import { env } from "cloudflare:test";
import { isPortalOpen, type PortalLicence } from "#domain/property/portal-licence.ts";
import {
  type AroundCall,
  NEVER,
  type Writers,
  watchBindings,
} from "#tests/factories/databases/watched-bindings.ts";
import { type Deferred, defer } from "#tests/factories/deferred.ts";
import { Projector } from "#worker/portal/projector.ts";

/** Changes that affect the portal. */
export type Change =
  | "publish"
  | "suspend"
  | "license"
  | "remove"
  | "restore"
  | "ids on"
  | "ids off"
  | "services on"
  | "services off"
  | "render"
  | "address"
  | "fire"
  | "move"
  | "cancel";

/** A concurrent actor that changes a property, and may die before one of its calls. */
export interface Actor {
  readonly change: Change;
  /** Number of the call before which the actor dies; absent: never. */
  readonly diesAt?: number | undefined;
}

interface Running extends Actor {
  calls: number;
  /** Whether the writer has answered that the actor's change is projected. */
  isAnswered: boolean;
  isOver: boolean;
}

/** A live writer. Its death rejects the calls that wait for it, as the platform does. */
interface WriterProcess {
  readonly projector: Projector;
  readonly death: Deferred<never>;
}

/** The order of the calls, with delays and deaths. */
export interface Order {
  /** Which waiting call runs at each step, cyclically. */
  readonly picks: readonly number[];
  /** The call picked at `step` waits for `steps` further steps, as on a slow network. */
  readonly stalls: readonly { readonly step: number; readonly steps: number }[];
  /** For each writer in turn, the number of the call before which it dies. */
  readonly writerDeaths: readonly number[];
}

interface WaitingCall {
  readonly name: string;
  readonly release: () => void;
  stalledUntil: number;
}

const MICROTASKS = 60;

/**
 * A property's real database, files and store, with an order for every call of the actors and of the writer.
 * The writer is the product's own projector in a process that can be killed; a new one takes its place.
 *
 * Records promises: after the answer to a suspension or removal, and until a change reverses it, KV must not have an
 * open portal.
 */
export class World {
  readonly #order: Order;
  readonly #writerDeaths: number[];
  readonly #made: string[] = [];
  #waiting: readonly WaitingCall[] = [];
  readonly #actors: Running[] = [];
  #writer: WriterProcess | null = null;
  #inFlight: Promise<unknown> | null = null;
  #suspendedBy: Running | null = null;
  #removedBy: Running | null = null;
  #isOpen = true;

  constructor(order: Order) {
    this.#order = order;
    this.#writerDeaths = [...order.writerDeaths];
  }

  /** Names of the calls made so far, in order. */
  get trace(): string {
    return this.#made.join("\n");
  }

  /** Starts an actor, up to its first call. */
  start(actor: Actor, act: (bindings: Env) => Promise<unknown>): Promise<void> {
    const running: Running = { ...actor, calls: 0, isAnswered: false, isOver: false };
    this.#actors.push(running);
    const arrival = defer();
    const bindings = watchBindings(
      { ...env, PORTAL_WRITER: this.#writersFor(running) },
      this.#around(running, actor.change, arrival.resolve),
    );
    const over = act(bindings).then(() => {
      running.isOver = true;
    });
    return Promise.race([arrival.promise, over]);
  }

  /** Makes the waiting calls one by one until all actors have ended. */
  async run(): Promise<void> {
    for (;;) {
      await this.#settle();
      this.#requireKeptPromises();
      if (this.#waiting.length > 0) this.#makeNext();
      else if (this.#actors.every(({ isOver }) => isOver)) return;
      // An actor waits for something that is not a watched call, such as a digest of Web Crypto.
      else await new Promise((next) => setTimeout(next, 0));
    }
  }

  #makeNext(): void {
    const step = this.#made.length;
    const ready = this.#waiting.filter(({ stalledUntil }) => stalledUntil <= step);
    const candidates = ready.length > 0 ? ready : this.#waiting;
    const { picks, stalls } = this.#order;
    const picked = candidates[(picks[step % picks.length] ?? 0) % candidates.length];
    if (!picked) return;
    const stall = stalls.find((candidate) => candidate.step === step);
    if (stall && picked.stalledUntil === 0 && this.#waiting.length > 1) {
      picked.stalledUntil = step + stall.steps;
      return;
    }
    this.#waiting = this.#waiting.filter((call) => call !== picked);
    this.#made.push(picked.name);
    picked.release();
  }

  #requireKeptPromises(): void {
    for (const by of [this.#suspendedBy, this.#removedBy]) {
      if (by?.isAnswered && this.#isOpen)
        throw new Error(`The portal is open, and "${by.change}" was answered.`);
    }
  }

  async #settle(): Promise<void> {
    do {
      await this.#inFlight;
      for (let turn = 0; turn < MICROTASKS; turn += 1) await Promise.resolve();
    } while (this.#inFlight);
  }

  #around(
    by: Pick<Running, "diesAt" | "calls" | "isOver">,
    name: string,
    onDeathOrCall: () => void,
  ): AroundCall {
    return async (what, call) => {
      by.calls += 1;
      if (by.diesAt === by.calls) by.isOver = true;
      onDeathOrCall();
      if (by.isOver) return NEVER;
      await new Promise<void>((release) => {
        this.#waiting = [...this.#waiting, { name: `${name} ${what}`, release, stalledUntil: 0 }];
      });
      if (by.isOver) return NEVER;
      // Don't wait for a projection as one call: the writer's own calls are ordered one by one.
      if (what === "PORTAL_WRITER.project") return call();
      const made = call();
      const settled = made.then(
        () => this.#note(by, what),
        () => undefined,
      );
      this.#inFlight = settled;
      await settled;
      this.#inFlight = null;
      return made;
    };
  }

  /** Records that an actor's change took effect: at its D1 batch. */
  #note(by: object, what: string): void {
    const actor = this.#actors.find((candidate) => candidate === by);
    if (!actor || what !== "DB.batch") return;
    if (actor.change === "suspend") this.#suspendedBy = actor;
    if (actor.change === "license") this.#suspendedBy = null;
    if (actor.change === "remove") this.#removedBy = actor;
    if (actor.change === "restore") this.#removedBy = null;
  }

  #writersFor(actor: Running): Writers {
    const project: Projector["project"] = async (...args) => {
      this.#writer ??= this.#newWriter();
      const { projector, death } = this.#writer;
      const outcome = await Promise.race([projector.project(...args), death.promise]);
      if (actor.isOver) return NEVER;
      actor.isAnswered ||= outcome === "projected";
      return outcome;
    };
    // This world has no alarms: the actor "fire" publishes plans.
    const wakeAt = async () => undefined;
    return { getByName: () => ({ project, wakeAt }) as unknown as ReturnType<Writers["getByName"]> };
  }

  #newWriter(): WriterProcess {
    const death = defer<never>();
    // Without a waiting call, the rejection would count as unhandled.
    death.promise.catch(() => undefined);
    const life = { diesAt: this.#writerDeaths.shift(), calls: 0, isOver: false };
    const around = this.#around(life, "writer", () => {
      if (!life.isOver) return;
      this.#writer = null;
      death.reject(new Error("The writer died."));
    });
    const bindings = watchBindings({ ...env, PORTALS: this.#observed() }, around);
    return { projector: new Projector(bindings), death };
  }

  /** The real KV namespace. Records whether the last stored value is an open portal. */
  #observed(): KVNamespace {
    return new Proxy(env.PORTALS, {
      get: (portals, name) => {
        const method = Reflect.get(portals, name).bind(portals);
        if (name !== "put" && name !== "delete") return method;
        return async (key: string, value: unknown, options?: { metadata?: { licence: PortalLicence } }) => {
          await method(key, value, options);
          if (!key.startsWith("portal:")) return;
          const licence = options?.metadata?.licence;
          this.#isOpen = licence !== undefined && isPortalOpen(licence, Date.now());
        };
      },
    });
  }
}
