/** What an attack did so far. */
export interface AttackCount {
  /** Messages and handshakes that were sent. */
  readonly sent: number;
  /** Of them, those that the server carried out: let in, seated, or acknowledged with `ok`. */
  readonly accepted: number;
}

/** One hostile connection, opened again at once whenever it ends. */
export interface Attack {
  /** The kind, as the report names it. */
  readonly kind: string;
  readonly count: AttackCount;
  /** Sends as much as the server takes, at most so many messages. */
  attack(most: number): void;
  stop(): void;
}
