import type { Connection, Model } from 'mongoose';
import type { Actor, Caller } from '../../../core/actor.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Background } from '../../../core/background.ts';
import { type Clock, isWithin } from '../../../core/clock.ts';
import type { Notify } from '../../../core/notify.ts';
import { type ReadById, readsTogether } from '../../../core/reads-together.ts';
import { checkEndsOwn } from '../account.policy.ts';
import type { DeviceNamesService } from './device-names.service.ts';
import { sessionModel, type SessionRecord } from './session.model.ts';
import type { SessionClaims, SessionTokens } from './session-tokens.ts';

export type { SessionRecord } from './session.model.ts';

/** Devices on which a person can be signed in at once; the one that signed in first has to leave. */
export const mostSessions = 100;
/** Sessions that are kept of a person, those that were ended from elsewhere included. */
const mostKept = 2 * mostSessions;
/** How exactly is known when a session was last used, in ms. */
export const seenEvery = 5 * 60_000;

interface SessionTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly tokens: SessionTokens;
  readonly deviceNames: DeviceNamesService;
  readonly background: Background;
  /** Tells a person of a sign-in on a new kind of device. */
  readonly notify: Notify;
  /** A session that was not used for so long, in ms, has ended; null: it may rest for as long as it is good. */
  readonly idleMs: number | null;
}

interface StartedSession {
  readonly token: string;
  readonly sessionId: string;
}

/** Told of sessions that have ended, whoever ended them. */
type EndListener = (sessionIds: readonly string[]) => void;

/** The sessions of everybody: a token counts only while its session is stored here. */
export class SessionService {
  readonly #sessions: Model<SessionRecord>;
  readonly #read: ReadById<SessionRecord>;
  readonly #tools: Omit<SessionTools, 'connection'>;
  readonly #onEnded = new Set<EndListener>();

  constructor({ connection, ...tools }: SessionTools) {
    this.#sessions = sessionModel(connection);
    this.#read = readsTogether(this.#sessions);
    this.#tools = tools;
  }

  /** Calls `listener` with the ids of sessions as soon as they have ended. */
  onEnded(listener: EndListener): void {
    this.#onEnded.add(listener);
  }

  /** A new session of this person on `device`. */
  async start(userid: string, device: string): Promise<StartedSession> {
    const { tokens, clock } = this.#tools;
    const { token, claims } = tokens.issue(userid);
    const now = new Date(clock.now());
    await this.#sessions.create({
      _id: claims.sessionId,
      userid,
      device,
      startedAt: now,
      seenAt: now,
      confirmedAt: now,
      expiresAt: new Date(claims.expiresAt),
      revoked: false,
    });
    await this.#makeRoom(userid, claims.sessionId);
    return { token, sessionId: claims.sessionId };
  }

  /** Notes on what somebody has logged in, who is let in for sure. A new kind of device is told to them. */
  async noteDevice(userid: string, device: string): Promise<void> {
    const { deviceNames, background, notify } = this.#tools;
    if (!(await deviceNames.isNew(userid, device))) return;
    background.run('a new device is told', () => notify(userid, newDevice(device)));
  }

  /** Null for a token that is forged or expired. */
  read(token: string): SessionClaims | null {
    return this.#tools.tokens.read(token);
  }

  /** The session that a token names; null where it has ended. That it was used is noted, now and then. */
  async find({ sessionId }: Pick<SessionClaims, 'sessionId'>): Promise<SessionRecord | null> {
    const session = await this.#read(sessionId);
    if (session === null) return null;
    if (this.#isIdle(session)) {
      await this.end(session._id);
      return null;
    }
    if (!session.revoked) this.#seen(session);
    return session;
  }

  /** Its person has typed the password just now. */
  async confirm(sessionId: string): Promise<void> {
    const confirmedAt = new Date(this.#tools.clock.now());
    await this.#sessions.updateOne({ _id: sessionId }, { $set: { confirmedAt } });
  }

  /**
   * Whether a session has not ended, and its person typed the password within `withinMs`. Where the clock was set back since,
   * they type it once more: that costs a moment, and a session that somebody left open is not open to more for an hour longer.
   */
  async isConfirmed(sessionId: string, withinMs: number): Promise<boolean> {
    const session = await this.#sessions.findOne({ _id: sessionId, ...this.#notEnded() }).lean();
    if (session === null) return false;
    const { confirmedAt = session.startedAt } = session;
    return isWithin(confirmedAt.getTime(), withinMs, this.#tools.clock.now());
  }

  /** Which of these sessions have not ended. What is asked about is in use, so none of it rests. */
  async stillThere(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.#sessions
      .find({ _id: { $in: sessionIds }, ...this.#good() }, { _id: 1 })
      .lean();
    return new Set(found.map(({ _id }) => _id));
  }

  /** Where a person is signed in, newest first. */
  list(userid: string): Promise<SessionRecord[]> {
    return this.#sessions
      .find({ userid, ...this.#notEnded() })
      .sort({ startedAt: -1 })
      .lean();
  }

  /** Ends a session for good: its device has left. */
  async end(sessionId: string): Promise<void> {
    await this.#sessions.deleteOne({ _id: sessionId });
    this.#tellEnded([sessionId]);
  }

  /** Ends a session by its token, before that expires, however it ended before. @throws AppError BAD_REQUEST, FORBIDDEN */
  async logout(actor: Actor, token: string): Promise<void> {
    const session = this.read(token);
    if (session === null) throw new AppError('BAD_REQUEST', 'That is not the token of a session.');
    checkEndsOwn(actor, session);
    await this.end(session.sessionId);
  }

  /** Ends a session by its id: the one that asks for good, another one from elsewhere. @throws AppError NOT_FOUND, FORBIDDEN */
  async leave(actor: Caller, sessionId: string): Promise<void> {
    const session = await this.#sessions.findById(sessionId).lean();
    if (session === null || session.revoked) {
      throw new AppError('NOT_FOUND', 'That session has ended already.');
    }
    checkEndsOwn(actor, session);
    if (sessionId === actor.sessionId) await this.end(sessionId);
    else await this.revoke([sessionId]);
  }

  /** Ends sessions from elsewhere: their devices learn so when they ask next. How many there were. */
  async revoke(sessionIds: readonly string[]): Promise<number> {
    if (sessionIds.length === 0) return 0;
    const { modifiedCount } = await this.#sessions.updateMany(
      { _id: { $in: sessionIds }, revoked: false },
      { $set: { revoked: true } },
    );
    this.#tellEnded(sessionIds);
    return modifiedCount;
  }

  /** Ends every session of a person from elsewhere, but `except`. How many there were. */
  async revokeAll(userid: string, except?: string): Promise<number> {
    const live = await this.list(userid);
    return this.revoke(live.map(({ _id }) => _id).filter((sessionId) => sessionId !== except));
  }

  /** Ends every session of a person and forgets them and their devices. */
  async erase(userid: string): Promise<void> {
    const all = await this.#sessions.find({ userid }, { _id: 1 }).lean();
    await this.#sessions.deleteMany({ userid });
    await this.#tools.deviceNames.erase(userid);
    this.#tellEnded(all.map(({ _id }) => _id));
  }

  #good() {
    return { revoked: false, expiresAt: { $gt: new Date(this.#tools.clock.now()) } };
  }

  #notEnded() {
    const { idleMs, clock } = this.#tools;
    const rested = idleMs === null ? {} : { seenAt: { $gt: new Date(clock.now() - idleMs) } };
    return { ...this.#good(), ...rested };
  }

  #isIdle({ seenAt, revoked }: SessionRecord): boolean {
    const { idleMs, clock } = this.#tools;
    return idleMs !== null && !revoked && clock.now() - seenAt.getTime() >= idleMs;
  }

  /** Ends the oldest where there are too many; `newest` stays. */
  async #makeRoom(userid: string, newest: string): Promise<void> {
    const all = await this.#sessions
      .find({ userid }, { revoked: 1 })
      .sort({ startedAt: -1 })
      .lean<Pick<SessionRecord, '_id' | 'revoked'>[]>();
    const others = all.filter(({ _id }) => _id !== newest);
    const live = others.filter(({ revoked }) => !revoked).map(({ _id }) => _id);
    await this.revoke(live.slice(mostSessions - 1));
    const forgotten = others.slice(mostKept - 1).map(({ _id }) => _id);
    if (forgotten.length > 0) await this.#sessions.deleteMany({ _id: { $in: forgotten } });
  }

  /** Notes that a session is in use, without holding up the call that uses it. */
  #seen({ _id, seenAt }: SessionRecord): void {
    const now = this.#tools.clock.now();
    if (now - seenAt.getTime() < seenEvery) return;
    this.#tools.background.run('a session is noted as seen', () =>
      this.#sessions.updateOne(
        { _id, seenAt: { $lte: new Date(now - seenEvery) } },
        { $set: { seenAt: new Date(now) } },
      ),
    );
  }

  #tellEnded(sessionIds: readonly string[]): void {
    if (sessionIds.length > 0) for (const listener of this.#onEnded) listener(sessionIds);
  }
}

const newDevice = (device: string) => ({
  kind: 'security' as const,
  title: 'New login',
  text: `Somebody logged in to your account with ${device === '' ? 'a device that does not say what it is' : device}. If that was not you, change your password.`,
  path: '/account/settings',
});
