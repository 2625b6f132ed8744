import type { Bounds } from '../bounds.ts';

/** As much of a connection as this needs. */
interface Waiting {
  readonly transport: { readonly name: string };
  once(event: 'close', listener: () => void): unknown;
}

/**
 * The connections that have taken no seat yet. An honest one mostly has its seat within a second or
 * two, so where there are too many the oldest goes: whoever only holds connections open holds up
 * nobody. Who waits before a locked room may be among them, and comes back by itself.
 */
export class Unseated<Connection extends Waiting> {
  readonly #bounds: Bounds['unseated'];
  readonly #end: (connection: Connection) => void;
  /** In the order in which they came, each with its place in `#groups`. */
  readonly #groupOf = new Map<Connection, string>();
  readonly #groups = new Map<string, Set<Connection>>();

  /** `end` closes a connection. */
  constructor(bounds: Bounds['unseated'], end: (connection: Connection) => void) {
    this.#bounds = bounds;
    this.#end = end;
  }

  get size(): number {
    return this.#groupOf.size;
  }

  arrive(connection: Connection, addressRange: string): void {
    const polls = connection.transport.name === 'polling';
    const key = `${polls ? 'polling' : 'websocket'} ${addressRange}`;
    const group = this.#groups.get(key) ?? new Set();
    this.#groups.set(key, group.add(connection));
    this.#groupOf.set(connection, key);
    connection.once('close', () => {
      this.leave(connection);
    });
    if (group.size > this.#bounds[polls ? 'polling' : 'websocket']) this.#endOldest(group);
    else if (this.size > this.#bounds.inAll) this.#endOldest(this.#groupOf.keys());
  }

  /** The connection has taken a seat, or is gone. */
  leave(connection: Connection): void {
    const key = this.#groupOf.get(connection);
    if (key === undefined) return;
    this.#groupOf.delete(connection);
    const group = this.#groups.get(key);
    group?.delete(connection);
    if (group?.size === 0) this.#groups.delete(key);
  }

  #endOldest(connections: Iterable<Connection>): void {
    for (const oldest of connections) {
      this.leave(oldest);
      this.#end(oldest);
      return;
    }
  }
}
