import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { id } from '@sets/shared/core/ids.ts';

const ticketClaims = z.object({ run: id, sub: id });

const audience = 'ticket';

/** Signs and reads tickets: what makes a phone the same participant again (SE4). */
export class Tickets {
  /** Made once: the token library would take the bare text apart again at every ticket. */
  readonly #key: KeyObject;

  constructor(secret: string) {
    this.#key = createSecretKey(Buffer.from(secret));
  }

  sign(runId: string, participant: string): string {
    return jwt.sign({ run: runId }, this.#key, {
      algorithm: 'HS256',
      audience,
      subject: participant,
      noTimestamp: true,
    });
  }

  /** The participant that a ticket names for this run; null where it is forged or of another run. */
  read(runId: string, ticket: string): string | null {
    try {
      const claims = ticketClaims.safeParse(
        jwt.verify(ticket, this.#key, { algorithms: ['HS256'], audience }),
      );
      return claims.success && claims.data.run === runId ? claims.data.sub : null;
    } catch {
      // The library tells a bad token from a good one by throwing.
      return null;
    }
  }

  /** A participant that nobody is yet. */
  newParticipant(): string {
    return randomBytes(12).toString('base64url');
  }

  /**
   * The participant of a signed-in person: the same on every device, another one in every run, and
   * without the server's secret nobody finds out who it is (SE5).
   */
  participantOf(runId: string, userid: string): string {
    const digest = createHmac('sha256', this.#key).update(`${runId}:${userid}`).digest();
    return digest.subarray(0, 15).toString('base64url');
  }
}
