import type { Collection, Db, Document } from 'mongodb';

/** Writes to one collection, held until the test lets them go. */
interface Held {
  /** Resolves when the first of them has come. */
  readonly come: Promise<void>;
  /** Lets all of them go on. */
  release(): void;
  /** All of them fail. */
  fail(): void;
}

/** What `get` gives in the place of some members of `real`; the others are its own. */
const instead = <Real extends object>(real: Real, get: (name: string | symbol) => unknown): Real =>
  new Proxy(real, {
    get: (target, name) => {
      const replaced = get(name);
      if (replaced !== undefined) return replaced;
      const own: unknown = Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });

/** A database whose disk is as slow as a test wants: of what is durable first, nothing is reached before. */
export const createSlowDisk = (real: Db) => {
  const gates = new Map<string, () => Promise<void>>();

  const written = async <Reply>(name: unknown, write: () => Promise<Reply>): Promise<Reply> => {
    await gates.get(String(name))?.();
    return write();
  };
  const collection = (name: string): Collection => {
    const of = real.collection(name);
    const insertMany: Collection['insertMany'] = (...given) =>
      written(name, () => of.insertMany(...given));
    return instead(of, (member) => (member === 'insertMany' ? insertMany : undefined));
  };
  const command: Db['command'] = (sent: Document, options) =>
    written(sent['insert'] ?? sent['update'], () => real.command(sent, options));
  const db = instead(real, (member) => {
    if (member === 'collection') return collection;
    return member === 'command' ? command : undefined;
  });

  /** Holds the writes to a collection from now on. */
  const hold = (name: string): Held => {
    const [come, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    gates.set(name, () => {
      come.resolve();
      return go.promise;
    });
    const end = (how: () => void) => (): void => {
      gates.delete(name);
      how();
    };
    return {
      come: come.promise,
      release: end(() => go.resolve()),
      fail: end(() => go.reject(new Error('The disk is full.'))),
    };
  };

  return { db, hold };
};
