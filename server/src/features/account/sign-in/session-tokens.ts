import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';
import { id } from '@sets/shared/core/ids.ts';
import type { Clock } from '../../../core/clock.ts';
import { newId } from '../../../core/new-id.ts';

/** How long a session lasts, in seconds: a week of lectures and a day. */
export const sessionSeconds = 8 * 24 * 60 * 60;

/** Tokens of sessions are for the API, tickets of runs are not: neither passes for the other. */
const audience = 'session';

const claims = z.object({ sub: id, jti: id, exp: z.int() });

/** What a token says: whose session, its name, and when it ends, in milliseconds. */
export interface SessionClaims {
  readonly userid: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

export interface SessionTokens {
  issue(userid: string): { readonly token: string; readonly claims: SessionClaims };
  /** Null for a token that is forged, expired or of another kind. */
  read(token: string): SessionClaims | null;
}

export const createSessionTokens = (secret: string, clock: Pick<Clock, 'now'>): SessionTokens => {
  const seconds = (): number => Math.floor(clock.now() / 1_000);
  // Made once: the library would look into the bare text for a key of another kind at every call.
  const key = createSecretKey(Buffer.from(secret));
  return {
    issue: (userid) => {
      const sessionId = newId();
      const exp = seconds() + sessionSeconds;
      const token = jwt.sign({ iat: seconds(), exp }, key, {
        algorithm: 'HS256',
        audience,
        subject: userid,
        jwtid: sessionId,
      });
      return { token, claims: { userid, sessionId, expiresAt: exp * 1_000 } };
    },
    read: (token) => {
      try {
        const options = { algorithms: ['HS256' as const], audience, clockTimestamp: seconds() };
        const read = claims.safeParse(jwt.verify(token, key, options));
        if (!read.success) return null;
        const { sub, jti, exp } = read.data;
        return { userid: sub, sessionId: jti, expiresAt: exp * 1_000 };
      } catch {
        // The library tells a bad token from a good one by throwing.
        return null;
      }
    },
  };
};
