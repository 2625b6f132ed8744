import { randomUUID } from 'node:crypto';
import { limits } from '@sets/shared/core/limits.ts';
import type { Slot, Tallied, Tallies, Turnout } from '@sets/shared/live/activity.ts';
import type { AsideRun } from '@sets/shared/live/aside.ts';
import type { Notice, RoomNoticeName, RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { Place } from '@sets/shared/live/room.ts';
import { type Audience, audiences, type RunInfo } from '@sets/shared/live/run.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { turn } from '../../core/turn.ts';
import type { Activities } from '../activities.ts';
import { entryOf } from '../entry/entry-of.ts';
import { Channel } from './channel.ts';
import { extraTimeOf } from './extra-time.ts';
import type { ShownNames } from './shown-names.ts';
import type { Turnouts } from './turnouts.ts';
import { type PeopleShown, ShownPeople } from './shown-people.ts';
import type { Clock } from '../../core/clock.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { Results } from '../run/results.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import { roomInfoOf, type Rooms } from '../room/rooms.ts';
import type { Run, RunInPlay, RunStore } from '../run/run-store.ts';
import type { Runs } from '../run/runs.ts';

interface PublisherParts {
  readonly rooms: Rooms;
  readonly roomStore: RoomStore;
  readonly runs: Runs;
  readonly store: RunStore;
  readonly activities: Activities;
  readonly presence: PresenceStore;
  readonly results: Results;
  readonly shownNames: Pick<ShownNames, 'of' | 'drop'>;
  readonly turnouts: Pick<Turnouts, 'of' | 'cameTo' | 'drop'>;
  /** What the hosts of a room can go back to. */
  readonly backOf: (room: Room) => Promise<AsideRun>;
  readonly clock: Clock;
  /** Tells each participant what is theirs; nobody waits for it. `comesOn`: another run was on before. */
  readonly tellEach: (run: RunInPlay, comesOn: boolean) => void;
  /** Takes the step that so many who are here and have answered bring about, if any. */
  readonly react: (run: RunInPlay, turnout: Turnout) => Promise<void>;
  /** What was told of a room may be too old now: it is to be told again. */
  readonly again: (roomId: string) => void;
  /** Sends a notice to everybody seated in a room as this audience. */
  readonly emit: (audience: Audience, notice: Notice) => void;
  /** Whether anybody is seated here, at this process, in a room as this audience. */
  readonly isHere: (roomId: string, audience: Audience) => boolean;
}

interface Channels {
  readonly to: Readonly<Record<Audience, Channel>>;
  /** The run and its version that views were last made of; null before the first time. */
  shown: { readonly runId: string | null; readonly version: number } | null;
  /** What hosts go back to, and the version of the room that it was made of; null before the first time. */
  back: { readonly to: AsideRun; readonly version: number } | null;
}

/** A step that phones see nothing of makes no message to a hall: they have no use for the version. */
const seenBy = (
  audience: Audience,
  told: RoomNoticePayload['run:changed'],
): RoomNoticePayload['run:changed'] =>
  audience === 'phone' && told.run !== null ? { ...told, run: { ...told.run, version: 0 } } : told;

/** Turns what is on in rooms into notices: one view for each audience, sent only where it differs. */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #channels = new Map<string, Channels>();
  /** Rooms in which a host or a screen is about to sit down. */
  readonly #expected = new Set<string>();
  readonly #inTurn = createKeyedMutex();
  readonly #people: ShownPeople;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#people = new ShownPeople(parts);
  }

  /** The rooms that anybody has looked at lately. */
  roomIds(): string[] {
    return [...this.#channels.keys()];
  }

  /** Whether anybody has looked at this room lately. */
  shows(roomId: string): boolean {
    return this.#channels.has(roomId);
  }

  /** Sends what each audience of a room has not seen yet. One at a time for a room, so never backwards. */
  publish(roomId: string): Promise<void> {
    return this.#inTurn(roomId, () => this.#publish(roomId));
  }

  /** Makes sure that `since` has what this audience sees. */
  async prepare(roomId: string, audience: Audience): Promise<void> {
    const isWatching = audience !== 'phone';
    if (this.shows(roomId) && (!isWatching || this.#isWatched(roomId))) return;
    if (isWatching) this.#expected.add(roomId);
    await this.publish(roomId);
  }

  /** What somebody who stood at `place` missed; call `prepare` first, and seat them in the same turn. */
  since(roomId: string, audience: Audience, place: Place | undefined): Notice[] {
    return this.#channels.get(roomId)?.to[audience].since(place) ?? [];
  }

  drop(roomId: string): void {
    this.#channels.delete(roomId);
    this.#expected.delete(roomId);
    this.#people.drop(roomId);
    this.#parts.shownNames.drop(roomId);
    this.#parts.turnouts.drop(roomId);
  }

  /** Forgets what waits to be told again; for the end of the process. */
  stop(): void {
    this.#people.stop();
  }

  /** Who is in the room may be otherwise than it was last told. */
  peopleChanged(roomId: string): void {
    this.#people.changed(roomId);
  }

  #isWatched(roomId: string): boolean {
    const { isHere } = this.#parts;
    return isHere(roomId, 'host') || isHere(roomId, 'screen');
  }

  /**
   * Of a room at which only phones look here, nobody asks how many people there are, ten times a
   * second, at each of many processes.
   */
  async #watchedIn(room: Room): Promise<PeopleShown | null> {
    if (this.#isWatched(room.roomId)) this.#expected.delete(room.roomId);
    else if (!this.#expected.has(room.roomId)) return null;
    return this.#people.of(room);
  }

  async #publish(roomId: string): Promise<void> {
    const { rooms, runs } = this.#parts;
    const room = await rooms.load(roomId);
    const run = await runs.onIn(room);
    const watched = await this.#watchedIn(room);
    const counts = run === null ? null : await this.#countsOf(run, watched !== null);
    // What was made of all answers was work enough for one turn.
    if (counts !== null && counts.results !== null) await turn();
    const back = watched === null ? null : await this.#backOf(room);
    const before = this.#channels.get(roomId)?.shown ?? null;
    // From here on nothing waits: what an audience sees together goes together.
    const channels = this.#channelsOf(roomId);
    for (const audience of audiences) {
      const told = {
        room: roomInfoOf(room),
        ...(audience === 'host' && { back: back?.to ?? null }),
      };
      this.#send(channels, audience, 'room:changed', told);
    }
    channels.back = back ?? channels.back;
    this.#publishViews(channels, run);
    for (const audience of audiences) {
      if (watched === null && audience !== 'phone') continue;
      if (run !== null && counts !== null) {
        const tally = this.#tallyFor(audience, run, counts);
        this.#send(channels, audience, 'tally:changed', { runId: run.runId, tally });
      }
      if (watched === null || audience === 'phone') continue;
      this.#send(channels, audience, 'people:changed', { people: watched.people });
    }
    if (watched !== null) {
      this.#send(channels, 'host', 'joins:changed', { bursts: watched.bursts });
    }
    if (run === null || counts === null) return;
    if (before === null && run.version > 0) this.#parts.turnouts.cameTo(roomId);
    this.#parts.tellEach(run, before !== null && before.runId !== run.runId);
    await this.#react(run);
  }

  /** It changes with the room alone: a run that is over leaves what is set aside there. */
  async #backOf(room: Room): Promise<NonNullable<Channels['back']>> {
    const { version } = room;
    const made = this.#channels.get(room.roomId)?.back;
    if (made?.version === version) return made;
    return { version, to: room.aside.length === 0 ? null : await this.#parts.backOf(room) };
  }

  /** What a view is made of beside the run; tallies that nobody here may see are not asked for. */
  async #countsOf(run: RunInPlay, isWatched: boolean): Promise<Tallied<unknown>> {
    const { store, activities, results } = this.#parts;
    const sums = await results.of(run);
    const none: Tallies = new Map();
    const unseen = { tallies: none, results: sums };
    const isSeen = isWatched || this.#tallyFor('phone', run, unseen) !== null;
    const rules = activities.of(run);
    const shown = rules.shown(run.state);
    const most = rules.mostCounters?.(run.definition, run.state) ?? limits.countersShown;
    const tallies = isSeen ? await store.tallies(run.runId, shown, most) : none;
    const counted = { tallies, results: sums };
    return isWatched ? { ...counted, ...(await this.#peopleIn(run, shown)) } : counted;
  }

  /** Of whom hosts and the screen are told now: who has come, and who still has time. */
  async #peopleIn(
    run: RunInPlay,
    [slot]: readonly Slot[],
  ): Promise<Pick<Tallied<unknown>, 'lobby' | 'extraTime'>> {
    const { activities, shownNames } = this.#parts;
    const rules = activities.of(run);
    const lobby = rules.lobby?.(run.state) ?? null;
    const isWaited = slot !== undefined && rules.extraTime?.(run.state) === true;
    return {
      lobby: lobby === null ? undefined : await shownNames.of({ ...run, ...lobby }),
      extraTime: isWaited ? await extraTimeOf(this.#parts, run, slot) : undefined,
    };
  }

  /** Tells an activity that acts on it how many are here, and how many of them have answered. */
  async #react(run: RunInPlay): Promise<void> {
    const { activities, turnouts, react } = this.#parts;
    const rules = activities.of(run);
    if (rules.react === undefined) return;
    const [slot = ''] = rules.shown(run.state);
    const turnout = await turnouts.of(run, slot);
    if (turnout !== null) await react(run, turnout);
  }

  #tallyFor(audience: Audience, run: Run, counted: Tallied<unknown>): unknown {
    const rules = this.#parts.activities.of(run);
    const seen = rules.tally(audience, run.definition, run.state, counted);
    return rules.schemas.tallies[audience].parse(seen);
  }

  /** Counts move ten times a second, views only with the run: they are made of nothing else. */
  #publishViews(channels: Channels, run: Run | null): void {
    const { runId = null, version = 0 } = run ?? {};
    if (channels.shown?.runId === runId && channels.shown.version === version) return;
    for (const audience of audiences) {
      const seen = run === null ? { run: null, view: null } : this.#viewFor(audience, run);
      const notice = channels.to[audience].next('run:changed', seen, seenBy(audience, seen));
      if (notice !== null) this.#parts.emit(audience, notice);
    }
    channels.shown = { runId, version };
  }

  #viewFor(audience: Audience, run: Run): RoomNoticePayload['run:changed'] {
    const rules = this.#parts.activities.of(run);
    const view = rules.schemas.views[audience].parse(
      rules.view(audience, run.definition, run.state),
    );
    return { run: this.#infoOf(run), view };
  }

  #infoOf({ runId, activity, definitionId, version, ended, definition, state }: Run): RunInfo {
    const rules = this.#parts.activities.of({ activity });
    const title = rules.title(definition);
    const isUnhosted = (rules.atOwnTime?.(state) ?? null) !== null;
    const entry = entryOf(this.#parts.activities, { activity, definition });
    return {
      runId,
      activity,
      definitionId,
      title,
      ended,
      version,
      ...(entry !== 'open' && { entry }),
      ...(isUnhosted && { unhosted: true as const }),
    };
  }

  #send<Name extends RoomNoticeName>(
    channels: Channels,
    audience: Audience,
    name: Name,
    payload: RoomNoticePayload[Name],
  ): void {
    const notice = channels.to[audience].next(name, payload);
    if (notice !== null) this.#parts.emit(audience, notice);
  }

  #channelsOf(roomId: string): Channels {
    const known = this.#channels.get(roomId);
    if (known !== undefined) return known;
    // Numbering lives here and now: another process, or another start, is another epoch.
    const epoch = randomUUID();
    const channel = (): Channel => new Channel(roomId, epoch);
    const to = { host: channel(), screen: channel(), phone: channel() };
    const channels: Channels = { to, shown: null, back: null };
    this.#channels.set(roomId, channels);
    return channels;
  }
}
