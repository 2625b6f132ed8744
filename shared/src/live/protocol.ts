import * as z from 'zod/mini';

/**
 * Version of the live contract. Raised when an older client could no longer follow; such a client
 * is refused at the handshake with `OUTDATED` and asks the person to reload. History: docs/contract.md.
 */
export const contractVersion = 5;

/** What a client says when it connects (`auth` of the Socket.IO handshake). */
export const handshake = z.strictObject({
  contract: z.int().check(z.positive()),
  /** Bearer token of a signed-in person; guests send none. */
  token: z.optional(z.string().check(z.maxLength(4_096))),
});
