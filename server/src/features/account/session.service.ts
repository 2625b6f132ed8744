import type { Connection, Model } from 'mongoose';
import type { Clock } from '../../core/clock.ts';
import { sessionModel, type SessionRecord } from './session.model.ts';
import type { SessionClaims, SessionTokens } from './session-tokens.ts';

export type { SessionRecord } from './session.model.ts';

interface SessionTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly tokens: SessionTokens;
}

/** The sessions of everybody: a token counts only while its session is stored here. */
export class SessionService {
  readonly #sessions: Model<SessionRecord>;
  readonly #clock: SessionTools['clock'];
  readonly #tokens: SessionTokens;

  constructor({ connection, clock, tokens }: SessionTools) {
    this.#sessions = sessionModel(connection);
    this.#clock = clock;
    this.#tokens = tokens;
  }

  /** A new session of this person; its token. */
  async start(userid: string, device: string): Promise<string> {
    const { token, claims } = this.#tokens.issue(userid);
    const now = new Date(this.#clock.now());
    await this.#sessions.create({
      _id: claims.sessionId,
      userid,
      device,
      startedAt: now,
      seenAt: now,
      expiresAt: new Date(claims.expiresAt),
      revoked: false,
    });
    return token;
  }

  /** Null for a token that is forged or expired. */
  read(token: string): SessionClaims | null {
    return this.#tokens.read(token);
  }

  /** The session of a token; null where it has ended. */
  async find(token: string): Promise<SessionRecord | null> {
    const claims = this.#tokens.read(token);
    return claims === null ? null : this.#sessions.findById(claims.sessionId).lean();
  }

  /** Ends a session for good: its device has left. */
  async end(sessionId: string): Promise<void> {
    await this.#sessions.deleteOne({ _id: sessionId });
  }
}
