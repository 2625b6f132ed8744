import {
  type Pulse,
  type PulseSettings,
  pulseTiming,
  type ReactionKind,
} from '@sets/shared/live/pulse.ts';
import { pointMs } from '@sets/shared/live/pulse-line.ts';
import {
  isNews,
  noNews,
  noReactions,
  type PulseNews,
  thenNews,
  toldLost,
} from '@sets/shared/live/pulse-rules.ts';
import { type Audience, audiences } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { RoomStore } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import { Beat } from '../sending/beat.ts';
import type { PulseLines } from './pulse-lines.ts';
import type { PulseRecords } from './pulse-records.ts';
import type { PulseNow, PulseStore } from './pulse-store.ts';

interface PulsesParts {
  readonly pulse: PulseStore;
  readonly pulseRecords: PulseRecords;
  readonly lines: PulseLines;
  readonly rooms: Pick<Rooms, 'load'>;
  readonly roomStore: Pick<RoomStore, 'excluded'>;
  readonly presence: Pick<PresenceStore, 'health'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Tells everybody who is seated here in a room as this audience. */
  readonly emit: (audience: Audience, roomId: string, pulse: Pulse) => void;
  /** Whether anybody is seated here, at this process, in a room as this audience. */
  readonly isHere: (roomId: string, audience: Audience) => boolean;
}

/** What this process knows of a room in which somebody is. */
interface RoomHere {
  settings: Promise<PulseSettings> | null;
  /** What came in here and is not told yet. */
  news: PulseNews;
  /** What each audience was told last, as text. */
  readonly told: Map<Audience, string>;
  emptySince: number | null;
}

/** The time alone is nothing new. */
const textOf = (pulse: Pulse): string =>
  JSON.stringify({ ...pulse, room: pulse.room && { ...pulse.room, at: 0 } });

/** So long nobody is in a room until it is forgotten, in milliseconds. */
const emptyFor = 60_000;

const isOff = (what: string) =>
  new AppError('WRONG_PHASE', `${what} cannot be sent in this room now.`);

/**
 * How rooms feel. Taps are counted where they come in, and go on together: what is sent, and what is
 * stored, grows neither with people nor with taps. Nobody is told, and nothing on disk says, who it was.
 */
export class Pulses {
  readonly #parts: PulsesParts;
  readonly #rooms = new Map<string, RoomHere>();
  readonly #beat: Beat;
  readonly #inTurn = createKeyedMutex();
  readonly #stopListening: () => void;
  #cancelLook: () => void = () => {};
  #isStopped = false;

  constructor(parts: PulsesParts) {
    this.#parts = parts;
    this.#beat = new Beat(parts.clock, pulseTiming.beat, (roomId) => this.#publish(roomId));
    this.#stopListening = parts.pulse.onChanged((roomId, change) => {
      const room = this.#rooms.get(roomId);
      if (room === undefined) return;
      if (change === 'settings') room.settings = null;
      if (change === 'found') room.news = { ...room.news, lost: noNews.lost };
      this.#beat.touch(roomId);
    });
    this.#scheduleLook();
  }

  /** What is so in a room, as this audience may know it. */
  async read(roomId: string, audience: Audience): Promise<Pulse> {
    const settings = await this.#settings(roomId);
    // A whole hall asks at once, and is told no counts.
    const seen: Pulse =
      audience === 'phone'
        ? { settings }
        : this.#seenBy(audience, settings, ...(await this.#now(roomId)));
    const { told } = this.#roomOf(roomId);
    // Whoever is here has asked: what they know is not told again.
    if (!told.has(audience)) told.set(audience, textOf(seen));
    return seen;
  }

  lostUntil(roomId: string, participant: string) {
    return this.#parts.pulse.lostUntil(roomId, participant);
  }

  /** @throws AppError WRONG_PHASE */
  async react(roomId: string, participant: string, kind: ReactionKind): Promise<void> {
    if (!(await this.#settings(roomId)).reactions) throw isOff('Reactions');
    // Whom the host leaves out of the count is not told so.
    if ((await this.#parts.roomStore.excluded(roomId)).has(participant)) return;
    this.#came(roomId, { ...noNews, taps: { ...noReactions, [kind]: 1 } });
  }

  /** Until when they are lost then; null where they are not. @throws AppError WRONG_PHASE */
  async lost(
    roomId: string,
    participant: string,
    said: { readonly lost: boolean; readonly until?: number | undefined },
  ): Promise<number | null> {
    if (said.lost && !(await this.#settings(roomId)).lost) throw isOff('“I am lost”');
    const now = this.#parts.clock.now();
    const latest = now + pulseTiming.lostFor;
    const until = said.lost ? Math.min(said.until ?? latest, latest) : 0;
    this.#came(roomId, { ...noNews, lost: new Map([[participant, until]]) });
    return until > now ? until : null;
  }

  /** Chooses what may be sent in a room; every audience is told. */
  async choose(roomId: string, settings: PulseSettings): Promise<void> {
    const { pulseRecords, pulse } = this.#parts;
    await pulseRecords.choose(roomId, settings);
    this.#roomOf(roomId);
    pulse.settingsChanged(roomId);
  }

  /** For the end of the process: passes on what came in, and stores it. */
  async close(): Promise<void> {
    this.#isStopped = true;
    this.#cancelLook();
    this.#beat.stop();
    await Promise.all([...this.#rooms.keys()].map((roomId) => this.#publish(roomId)));
    this.#stopListening();
    await this.#parts.lines.write();
  }

  #roomOf(roomId: string): RoomHere {
    const known = this.#rooms.get(roomId);
    if (known !== undefined) return known;
    const room = { settings: null, news: noNews, told: new Map(), emptySince: null };
    this.#rooms.set(roomId, room);
    return room;
  }

  #settings(roomId: string): Promise<PulseSettings> {
    const room = this.#roomOf(roomId);
    if (room.settings !== null) return room.settings;
    const asked = this.#parts.pulseRecords.settingsOf(roomId);
    room.settings = asked;
    asked.catch(() => {
      if (room.settings === asked) room.settings = null;
    });
    return asked;
  }

  #came(roomId: string, news: PulseNews): void {
    const room = this.#roomOf(roomId);
    room.news = thenNews(room.news, news);
    this.#beat.touch(roomId);
  }

  async #now(roomId: string): Promise<[now: PulseNow, here: number]> {
    const { pulse, presence, roomStore } = this.#parts;
    const excluded = await roomStore.excluded(roomId);
    return [await pulse.now(roomId, excluded), (await presence.health(roomId)).connected];
  }

  #seenBy(audience: Audience, settings: PulseSettings, now: PulseNow, here: number): Pulse {
    const { reactions } = now;
    if (audience === 'phone') return { settings };
    if (audience === 'screen') return settings.onScreen ? { settings, reactions } : { settings };
    const at = this.#parts.clock.now();
    const lost = settings.lost ? toldLost(now.lost, here) : 0;
    return { settings, reactions, room: { lost, here, at } };
  }

  /** Passes on what came in here, and tells whoever is here what is so now. */
  #publish(roomId: string): Promise<void> {
    return this.#inTurn(roomId, async () => {
      const room = this.#rooms.get(roomId);
      if (room === undefined) return;
      try {
        await this.#passOn(roomId, room);
        const settings = await this.#settings(roomId);
        const [now, here] = await this.#now(roomId);
        if (settings.lost) await this.#note(roomId, { lost: now.lost, here });
        for (const audience of audiences) {
          if (!this.#parts.isHere(roomId, audience)) continue;
          this.#tell(roomId, room, audience, this.#seenBy(audience, settings, now, here));
        }
      } catch (error) {
        // What holds it is away: what came in waits here for the next look.
        this.#parts.log.warn({ err: error, roomId }, 'how a room feels could not be told');
      }
    });
  }

  async #passOn(roomId: string, room: RoomHere): Promise<void> {
    const { news } = room;
    if (!isNews(news)) return;
    room.news = noNews;
    try {
      await this.#parts.pulse.add(roomId, news);
    } catch (error) {
      room.news = thenNews(news, room.news);
      throw error;
    }
    await this.#note(roomId, { reactions: news.taps });
  }

  /** Into the line of the run that is on, or was on last. A time without people or taps is not noted. */
  async #note(roomId: string, told: Parameters<PulseLines['note']>[2]): Promise<void> {
    const { rooms, lines, clock } = this.#parts;
    if (told.reactions === undefined && (told.lost ?? 0) === 0) return;
    const { current } = await rooms.load(roomId);
    if (current !== null) lines.note(current, clock.now(), told);
  }

  #tell(roomId: string, room: RoomHere, audience: Audience, pulse: Pulse): void {
    const text = textOf(pulse);
    if (room.told.get(audience) === text) return;
    room.told.set(audience, text);
    this.#parts.emit(audience, roomId, pulse);
  }

  #scheduleLook(): void {
    this.#cancelLook = this.#parts.clock.after(pointMs, () => void this.#look());
  }

  /** What time brings about: who fades, the points of lines, rooms that nobody is in any more. */
  async #look(): Promise<void> {
    const { isHere, clock, pulse, lines } = this.#parts;
    for (const [roomId, room] of this.#rooms) {
      if (audiences.some((audience) => isHere(roomId, audience))) {
        room.emptySince = null;
        this.#beat.touch(roomId);
        continue;
      }
      room.emptySince ??= clock.now();
      if (clock.now() - room.emptySince < emptyFor || isNews(room.news)) continue;
      this.#rooms.delete(roomId);
      pulse.release(roomId);
    }
    await lines.write();
    if (!this.#isStopped) this.#scheduleLook();
  }
}
