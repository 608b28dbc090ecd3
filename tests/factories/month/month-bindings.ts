import type { EpochMs } from "#domain/time.ts";

/** Platform use of one invocation so far. */
export interface Asked {
  /** D1 statements; each statement of a batch counts. */
  statements: number;
  /** Calls to R2, KV and Durable Objects. */
  calls: number;
  mails: number;
}

const NEVER = new Promise<never>(() => undefined);

type Anything = (...args: unknown[]) => unknown;

/**
 * Bindings of a simulated month: the real ones, which count each invocation's use, date objects by the simulated
 * clock, and fail or die as planned.
 */
export function openMonthBindings(env: Env, clock: () => EpochMs) {
  let asked: Asked = { statements: 0, calls: 0, mails: 0 };
  const planned = { listFailures: 0, mailFailures: 0, statementsLeft: Number.POSITIVE_INFINITY };
  let die: () => void = () => undefined;
  const storedAt = new Map<string, EpochMs>();
  const sentAt = new Map<string, EpochMs>();

  const statement = <Result>(count: number, run: () => Promise<Result>): Promise<Result> => {
    planned.statementsLeft -= count;
    if (planned.statementsLeft < 0) {
      die();
      return NEVER;
    }
    asked.statements += count;
    return run();
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (inner: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(inner, {
      get(target, key) {
        if (key === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        const method = Reflect.get(target, key) as Anything;
        return (...args: unknown[]) => statement(1, async () => method.apply(target, args));
      },
    });
    originals.set(wrapped, inner);
    return wrapped;
  };
  const DB = new Proxy(env.DB, {
    get(target, key) {
      if (key === "prepare") return (query: string) => wrap(target.prepare(query));
      if (key === "batch") {
        return (batch: D1PreparedStatement[]) => {
          const real = batch.map((wrapped) => originals.get(wrapped) ?? wrapped);
          return statement(real.length, () => target.batch(real));
        };
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

  const called = <Binding extends object>(binding: Binding): Binding =>
    new Proxy(binding, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          asked.calls += 1;
          return value.apply(target, args);
        };
      },
    });

  const files = called(env.FILES);
  const list: R2Bucket["list"] = async (options) => {
    if (planned.listFailures > 0) {
      planned.listFailures -= 1;
      throw new Error("We encountered an internal error. Please try again. (10001)");
    }
    const listed = await files.list(options);
    // R2 dates objects by the machine's clock.
    const objects = listed.objects.map(({ key }) => ({
      key,
      uploaded: new Date(storedAt.get(key) ?? clock()),
    }));
    return { ...listed, objects } as unknown as R2Objects;
  };
  const put = (key: string, ...rest: unknown[]) => {
    if (!storedAt.has(key)) storedAt.set(key, clock());
    return (files.put as Anything)(key, ...rest);
  };
  const FILES = new Proxy(files, {
    get: (target, key) => (key === "list" ? list : key === "put" ? put : Reflect.get(target, key)),
  });

  const namespace = <Binding extends object>(binding: Binding): Binding =>
    new Proxy(binding, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        // Resolve the stub for each call.
        return (...args: unknown[]) => {
          if (key === "getByName" || key === "get") asked.calls += 1;
          return value.apply(target, args);
        };
      },
    });

  const MAIL = {
    send: async ({ to }: { to: string }) => {
      asked.mails += 1;
      if (planned.mailFailures > 0) {
        planned.mailFailures -= 1;
        throw new Error("The mail service is busy.");
      }
      sentAt.set(to, clock());
      return { messageId: "1" };
    },
  } as unknown as SendEmail;

  const bindings = {
    ...env,
    DB,
    FILES,
    MAIL,
    MAIL_FROM: "portal@month.example",
    FLAGS: called(env.FLAGS),
    PORTALS: called(env.PORTALS),
    PORTAL_WRITER: namespace(env.PORTAL_WRITER),
    PROPERTY_ANALYTICS: namespace(env.PROPERTY_ANALYTICS),
    GROUP_CHANNEL: namespace(env.GROUP_CHANNEL),
    GUEST_DESK: namespace(env.GUEST_DESK),
  } as Env;

  return {
    bindings,
    planned,
    storedAt,
    sentAt,
    /** Returns the previous invocation's counts and resets them. */
    take(): Asked {
      const before = asked;
      asked = { statements: 0, calls: 0, mails: 0 };
      return before;
    },
    /** Stops everything before a statement, like a killed invocation; resolves then. */
    dieAfter(statements: number): Promise<void> {
      planned.statementsLeft = statements;
      return new Promise((resolve) => {
        die = resolve;
      });
    },
    revive(): void {
      planned.statementsLeft = Number.POSITIVE_INFINITY;
    },
  };
}

export type MonthBindings = ReturnType<typeof openMonthBindings>;
