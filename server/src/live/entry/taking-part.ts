import { limits } from '@sets/shared/core/limits.ts';
import type { EntryRule, SeatedBy } from '@sets/shared/live/entry.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Activities } from '../activities.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { RoomStore } from '../room/room-store.ts';
import type { Run } from '../run/run-store.ts';
import { entryOf } from './entry-of.ts';
import type { Names } from './names.ts';
import type { Peer } from './seat.ts';
import type { Tickets } from './tickets.ts';

interface TakingPartParts {
  readonly activities: Pick<Activities, 'of'>;
  readonly names: Names;
  readonly tickets: Pick<Tickets, 'participantOf'>;
  readonly presence: Pick<PresenceStore, 'here'>;
  readonly roomStore: Pick<RoomStore, 'excluded'>;
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
    return andThen(this.#parts.names.isNamed(run.runId, participant), (isNamed) => {
      if (!isNamed) throw new AppError('WRONG_PHASE', 'Say first what you are called here.');
    });
  }

  /** What a participant is called in a run; null where they have not said, or need not. */
  async nameIn(run: RunKnown, participant: string): Promise<string | null> {
    if (this.ruleOf(run) !== 'named') return null;
    return this.#parts.names.of(run.runId, participant);
  }

  /** @throws AppError WRONG_PHASE, TOO_LATE, UNAVAILABLE */
  async say(run: RunKnown, participant: string, name: string): Promise<void> {
    if (this.ruleOf(run) !== 'named') {
      throw new AppError('WRONG_PHASE', 'Nobody is asked for a name here.');
    }
    if (run.ended) throw new AppError('TOO_LATE', 'This is over.');
    await this.#parts.names.say(run.runId, participant, { name, at: this.#parts.clock.now() });
  }

  /** Who takes part under which name, without whom the host leaves out. */
  async namesIn({ runId, roomId }: RunKnown): Promise<RequestOutput<'run:names'>> {
    const { names, presence, roomStore } = this.#parts;
    const [all, here, excluded] = await Promise.all([
      names.in(runId),
      presence.here(roomId),
      roomStore.excluded(roomId),
    ]);
    const counted = Array.from(all, ([participant, name]) => ({ participant, name }))
      .filter(({ participant }) => !excluded.has(participant))
      .map(({ participant, name }) => ({ name, here: here.has(participant) }));
    const present = counted.filter((person) => person.here);
    const most = [...present, ...counted.filter((person) => !person.here)];
    const people = most
      .slice(0, limits.namesShown)
      .toSorted((one, other) => inOrder.compare(one.name, other.name))
      .map(({ name, here: isHere }, at) => ({ number: at + 1, name, here: isHere }));
    return { people, total: counted.length, here: present.length };
  }
}

const inOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
