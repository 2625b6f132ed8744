import type { EntryRule, SeatedBy } from '@sets/shared/live/entry.ts';
import { isSameName } from '@sets/shared/live/names-shown.ts';
import { verdictOn } from './names-judged.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Activities } from '../activities.ts';
import { isRemoved, removing } from '../room/people-of-room.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Run } from '../run/run-store.ts';
import { entryOf } from './entry-of.ts';
import type { Names } from './names.ts';
import { mayComeIn } from './may-come-in.ts';
import { calledByHosts, type SaidName } from './names.migrations.ts';
import type { Peer } from './seat.ts';
import type { Tickets } from './tickets.ts';

interface TakingPartParts {
  readonly activities: Pick<Activities, 'of'>;
  readonly names: Names;
  readonly tickets: Pick<Tickets, 'participantOf'>;
  readonly rooms: Pick<Rooms, 'load' | 'say'>;
  readonly roomStore: Pick<RoomStore, 'wereIn'>;
  readonly clock: Clock;
}

type RunKnown = Pick<Run, 'runId' | 'roomId' | 'activity' | 'definition' | 'ended'>;

/**
 * Who may take part in a run (SE12, SE13): whatever its activity, asked with each answer. Being
 * seated is another thing: whoever has no part in what is on follows the room for what comes next.
 */
export class TakingPart {
  readonly #parts: TakingPartParts;

  constructor(parts: TakingPartParts) {
    this.#parts = parts;
  }

  ruleOf(run: Pick<RunKnown, 'activity' | 'definition'>): EntryRule {
    return entryOf(this.#parts.activities, run);
  }

  /** As whom a connection sits in a room as this participant. */
  seatedBy({ actor }: Pick<Peer, 'actor'>, roomId: string, participant: string): SeatedBy {
    if (actor === null) return 'guest';
    const ofAccount = this.#parts.tickets.participantOf(roomId, actor.userid);
    return ofAccount === participant ? 'account' : 'ticket';
  }

  /** Whether somebody counts as joined while this run is on. */
  joins(run: RunKnown, peer: Pick<Peer, 'actor'>, participant: string): boolean {
    if (run.ended) return false;
    return (
      this.ruleOf(run) !== 'account' || this.seatedBy(peer, run.roomId, participant) === 'account'
    );
  }

  /**
   * A ticket alone answers nothing where accounts do: the session of this connection must be of the
   * account whose participant it is. @throws AppError UNAUTHENTICATED, WRONG_PHASE
   */
  check(run: RunKnown, peer: Pick<Peer, 'actor'>, participant: string): MaybePromise<void> {
    const rule = this.ruleOf(run);
    if (rule === 'open') return undefined;
    if (rule === 'account') {
      if (this.seatedBy(peer, run.roomId, participant) === 'account') return undefined;
      throw new AppError('UNAUTHENTICATED', 'Log in to take part here.');
    }
    const { rooms, names } = this.#parts;
    return andThen(rooms.load(run.roomId), (room) => {
      mayComeIn(room, participant);
      if (isRemoved(room, run.runId, participant)) {
        throw new AppError('WRONG_PHASE', 'Say first how else you want to be called here.');
      }
      return andThen(names.isNamed(run.runId, participant), (isNamed) => {
        if (!isNamed) throw new AppError('WRONG_PHASE', 'Say first what you are called here.');
      });
    });
  }

  /**
   * Which of these may answer, as far as it goes by who they are; whom a host has taken out is not asked for
   * here. It costs one read at most, however many they are.
   */
  among(run: RunKnown, people: readonly string[]): MaybePromise<readonly string[]> {
    const { names, roomStore } = this.#parts;
    const rule = this.ruleOf(run);
    if (rule === 'open' || people.length === 0) return people;
    if (rule === 'named') return names.namedAmong(run.runId, people);
    // Where accounts do, whoever has joined sits as one.
    return roomStore.wereIn(run.roomId, run.runId, people);
  }

  /**
   * What a participant is called in a run; null where they have not said, or need not; '' where a
   * host took them out of it (SE16).
   */
  async nameIn({ runId, roomId, ...run }: RunKnown, participant: string): Promise<string | null> {
    if (this.ruleOf(run) !== 'named') return null;
    const { rooms, names } = this.#parts;
    if (isRemoved(await rooms.load(roomId), runId, participant)) return '';
    const said = await names.of(runId, participant);
    return said === null ? null : calledByHosts(said);
  }

  /**
   * Says what somebody is called in a run, and tells whether that waits for the host. Whoever was taken out of it is in
   * again, under another name.
   * @throws AppError BAD_REQUEST, WRONG_PHASE, TOO_LATE, UNAVAILABLE
   */
  async say(run: RunKnown, participant: string, name: string): Promise<{ waits: boolean }> {
    if (this.ruleOf(run) !== 'named') {
      throw new AppError('WRONG_PHASE', 'Nobody is asked for a name here.');
    }
    if (run.ended) throw new AppError('TOO_LATE', 'This is over.');
    const { rooms, names, clock } = this.#parts;
    const { runId, roomId } = run;
    const verdict = verdictOn(name);
    if (verdict === 'rude') {
      throw new AppError(
        'BAD_REQUEST',
        'Everybody may read your name here. Choose another one, please.',
      );
    }
    const room = await rooms.load(roomId);
    mayComeIn(room, participant);
    const before = await this.#before(room, run, participant);
    const isOut = isRemoved(room, runId, participant);
    // Neither what they said nor what a host made of it: one of the two was not wanted.
    const known = before === null ? [] : [before.name, calledByHosts(before)];
    if (isOut && known.some((each) => isSameName(each, name))) {
      throw new AppError('BAD_REQUEST', 'Whoever presents wants to see another name.');
    }
    // Who hosts has the last word on what they have changed or allowed.
    const given = isOut ? null : (before?.given ?? null);
    const isAllowed = before?.waits === false && isSameName(before.name, name);
    const waits = !isAllowed && (verdict === 'unsure' || (before?.given ?? null) !== null);
    await names.say(runId, participant, { name, at: clock.now(), given, waits });
    if (isOut) {
      await rooms.say(roomId, (people) => removing(people, { participant, runId }, false));
    }
    return { waits };
  }

  /** What they said before; where no host has said anything in the room, it makes no difference. */
  #before(room: Room, { runId }: RunKnown, participant: string): Promise<SaidName | null> {
    if (room.people.said === 0) return Promise.resolve(null);
    return this.#parts.names.of(runId, participant);
  }
}
