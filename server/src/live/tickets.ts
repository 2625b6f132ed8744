import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Signs and reads tickets: what makes a phone the same participant again (SE4). */
export class Tickets {
  /** Made once: the token library would take the bare text apart again at every ticket. */
  readonly #key: KeyObject;

  constructor(secret: string) {
    this.#key = createSecretKey(Buffer.from(secret));
  }

  /** The participant and a signature, with a dot between: half of a join's work would be a JWT. */
  sign(runId: string, participant: string): string {
    return `${participant}.${this.#seal('ticket', runId, participant).toString('base64url')}`;
  }

  /** The participant that a ticket names for this run; null where it is forged or of another run. */
  read(runId: string, ticket: string): string | null {
    const [participant = '', seal = '', ...rest] = ticket.split('.');
    if (participant === '' || rest.length > 0) return null;
    const given = Buffer.from(seal, 'base64url');
    const right = this.#seal('ticket', runId, participant);
    return given.length === right.length && timingSafeEqual(given, right) ? participant : null;
  }

  /**
   * The participant of a signed-in person: the same on every device, another one in every run, and
   * without the server's secret nobody finds out who it is (SE5).
   */
  participantOf(runId: string, userid: string): string {
    const digest = createHmac('sha256', this.#key).update(`${runId}:${userid}`).digest();
    return digest.subarray(0, 15).toString('base64url');
  }

  /** No id holds a `:`, so no two lists of them are signed alike. */
  #seal(...signed: readonly string[]): Buffer {
    return createHmac('sha256', this.#key).update(signed.join(':')).digest();
  }
}
