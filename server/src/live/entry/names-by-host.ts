import { limits } from '@sets/shared/core/limits.ts';
import type { NamedPerson, PersonChange } from '@sets/shared/live/people.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import { AppError } from '../../core/app-error.ts';
import type { Activities } from '../activities.ts';
import {
  banning,
  calling,
  extraOf,
  givingTime,
  isBanned,
  isRemoved,
  removedFrom,
  removing,
} from '../room/people-of-room.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Run } from '../run/run-store.ts';
import { entryOf } from './entry-of.ts';
import { calledByHosts } from './names.migrations.ts';
import { type NameOf, type Names, shownNames } from './names.ts';
import { verdictOn } from './names-judged.ts';
import type { Tickets } from './tickets.ts';

interface Parts {
  readonly activities: Pick<Activities, 'of'>;
  readonly names: Names;
  readonly tickets: Pick<Tickets, 'handleOf'>;
  readonly presence: Pick<PresenceStore, 'here'>;
  readonly roomStore: Pick<RoomStore, 'excluded'>;
  readonly rooms: Pick<Rooms, 'load' | 'say'>;
}

type RunKnown = Pick<Run, 'runId' | 'roomId' | 'activity' | 'definition'>;

/** What hosts see of who takes part under which name, and what they change of it (SE12, SE16). */
export class NamesByHost {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Who takes part under which name, without whom the host leaves out. @throws AppError WRONG_PHASE */
  async namesIn(run: RunKnown): Promise<RequestOutput<'run:names'>> {
    this.#checkNamed(run);
    const { presence, roomStore, rooms } = this.#parts;
    const { runId, roomId } = run;
    const room = await rooms.load(roomId);
    const [all, here, excluded] = await Promise.all([
      this.#everybody(run, room),
      presence.here(roomId),
      roomStore.excluded(roomId),
    ]);
    const shown = shownNames(all, removedFrom(room, runId));
    const called = new Map(shown.map(({ participant, name }) => [participant, name]));
    const listed = all
      .filter(({ participant }) => !excluded.has(participant))
      .map((said) => {
        const { participant } = said;
        const name = called.get(participant) ?? calledByHosts(said);
        return this.#asListed(run, room, { ...said, name }, here.has(participant), said.name);
      });
    const counted = listed.filter(({ out }) => out === undefined);
    const people = [...listed]
      .toSorted((one, other) => firstOf(one) - firstOf(other))
      .slice(0, limits.namesShown)
      .toSorted(
        (one, other) =>
          Number(other.waits === true) - Number(one.waits === true) ||
          inOrder.compare(one.name, other.name),
      )
      .map((person, at) => Object.assign(person, { number: at + 1 }));
    const total = counted.length;
    return { people, total, here: counted.filter((person) => person.here).length };
  }

  /**
   * Changes something of one of them. Resolves when it is on disk.
   * @throws AppError NOT_FOUND, WRONG_PHASE, FULL, UNAVAILABLE
   */
  async change(run: RunKnown, person: string, change: PersonChange): Promise<void> {
    this.#checkNamed(run);
    const { rooms } = this.#parts;
    const { runId, roomId } = run;
    const said = await this.#find(run, person);
    const { participant } = said;
    const who = { participant, runId };
    switch (change.type) {
      case 'remove':
        if (change.on) this.#checkFloor(run);
        await rooms.say(roomId, (people) => removing(people, who, change.on));
        return;
      case 'ban':
        await rooms.say(roomId, (people) => {
          // What nobody is told of few is not told by leaving one of them out, either.
          const isCounted = change.on && this.#floorOf(run) > 0;
          return banning(isCounted ? people : removing(people, who, change.on), who, change.on);
        });
        return;
      case 'extra':
        await rooms.say(roomId, (people) => givingTime(people, participant, change.time));
        return;
      case 'rename':
        await this.#call(run, said, {
          given: change.name,
          waits: change.name === null && verdictOn(said.name) !== 'fine',
        });
        return;
      case 'allow':
        await this.#call(run, said, { given: null, waits: false });
    }
  }

  async #call(
    { runId, roomId }: RunKnown,
    { participant, name, at }: NameOf,
    called: Pick<NameOf, 'given' | 'waits'>,
  ): Promise<void> {
    await this.#parts.names.say(runId, participant, { name, at, ...called });
    await this.#parts.rooms.say(roomId, (people) => calling(people, { participant, runId }));
  }

  /** Whoever has said a name in a run, and who was sent out of the room in one before. */
  async #everybody({ runId }: RunKnown, room: Room): Promise<readonly NameOf[]> {
    const { names } = this.#parts;
    const all = await names.all(runId);
    const known = new Set(all.map(({ participant }) => participant));
    const before = room.people.banned.filter(({ participant }) => !known.has(participant));
    const sentOut = await Promise.all(
      before.map(async ({ participant, runId: of }) => {
        const said = await names.of(of, participant);
        return Object.assign({ participant }, said ?? unknown);
      }),
    );
    return [...all, ...sentOut];
  }

  async #find(run: RunKnown, person: string): Promise<NameOf> {
    const { tickets, rooms } = this.#parts;
    const all = await this.#everybody(run, await rooms.load(run.roomId));
    const found = all.find(
      ({ participant }) => tickets.handleOf(run.runId, participant) === person,
    );
    if (found === undefined) throw new AppError('NOT_FOUND', 'They are not here any more.');
    return found;
  }

  #asListed(
    { runId }: RunKnown,
    room: Room,
    { participant, name, given, waits }: NameOf,
    here: boolean,
    said: string,
  ): Omit<NamedPerson, 'number'> {
    const extra = extraOf(room, participant);
    const isOut = isRemoved(room, runId, participant) || isBanned(room, participant);
    return {
      person: this.#parts.tickets.handleOf(runId, participant),
      name,
      here,
      ...(given !== null && { said }),
      ...(waits && !isOut && { waits: true as const }),
      ...(isOut && { out: isBanned(room, participant) ? ('room' as const) : ('run' as const) }),
      ...(extra !== undefined && { extra }),
    };
  }

  #checkNamed(run: RunKnown): void {
    if (entryOf(this.#parts.activities, run) === 'named') return;
    throw new AppError('WRONG_PHASE', 'Nobody is asked for a name here.');
  }

  #floorOf(run: RunKnown): number {
    return this.#parts.activities.of(run).floor?.(run.definition) ?? 0;
  }

  /** Counts with and without one person tell what they have said. @throws AppError WRONG_PHASE */
  #checkFloor(run: RunKnown): void {
    if (this.#floorOf(run) === 0) return;
    const msg =
      'Here nothing is told of few answers, so nobody can be taken out of the counts alone.';
    throw new AppError('WRONG_PHASE', msg);
  }
}

const inOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Of whom nothing is known but that they were sent out: what they said has been deleted since. */
const unknown = { name: 'Somebody from before', at: 0, given: null, waits: false } as const;

/** Who is listed where there are too many: whoever waits, then who is here. */
const firstOf = ({ waits, here }: Omit<NamedPerson, 'number'>): number => {
  if (waits === true) return 0;
  return here ? 1 : 2;
};
