import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Signs and reads tickets: what makes a phone the same participant again (SE4). */
export class Tickets {
  readonly #key: KeyObject;

  constructor(secret: string) {
    this.#key = createSecretKey(Buffer.from(secret));
  }

  /** A ticket is `participant.signature`; decision 19 says why it is no JWT. */
  sign(roomId: string, participant: string): string {
    return `${participant}.${this.#seal(roomId, participant).toString('base64url')}`;
  }

  /** The participant that a ticket names for this room; null where it is forged or of another room. */
  read(roomId: string, ticket: string): string | null {
    const [participant = '', seal = '', ...rest] = ticket.split('.');
    if (participant === '' || rest.length > 0) return null;
    const given = Buffer.from(seal, 'base64url');
    const right = this.#seal(roomId, participant);
    return given.length === right.length && timingSafeEqual(given, right) ? participant : null;
  }

  /**
   * The participant of a signed-in person: the same on every device, another one in every room, and
   * without the server's secret nobody finds out who it is (SE5).
   */
  participantOf(roomId: string, userid: string): string {
    const digest = createHmac('sha256', this.#key).update(`${roomId}:${userid}`).digest();
    return digest.subarray(0, 15).toString('base64url');
  }

  /** No id holds a `:`, so nothing else is signed alike. */
  #seal(roomId: string, participant: string): Buffer {
    return createHmac('sha256', this.#key).update(`ticket:${roomId}:${participant}`).digest();
  }
}
