import { calledByHosts } from '../entry/names.migrations.ts';
import type { AnswerInWords } from '@sets/shared/live/own-part.ts';
import type { Entry } from '@sets/shared/live/feed.ts';
import type { RunEntries } from '../feeds/run-entries.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import { AppError } from '../../core/app-error.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { AccountRooms } from './account-rooms.ts';
import type { Activities } from '../activities.ts';
import type { DisownPosted, PostedBy } from '../feeds/posted-by.ts';
import type { AttendanceLog } from './attendance-log.ts';
import type { Names } from '../entry/names.ts';
import type { Ledger } from '../run/ledger.ts';
import type { RoomRecords } from '../room/room-records.ts';
import { extraOf, withoutPerson } from '../room/people-of-room.ts';
import type { RoomStore } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { RoomsOf } from './rooms-of.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import type { Answer, RunStore } from '../run/run-store.ts';
import type { RunSteps } from '../run/run-steps.ts';
import type { Tickets } from '../entry/tickets.ts';

interface Parts {
  readonly records: RunRecords;
  readonly roomRecords: RoomRecords;
  readonly roomStore: Pick<RoomStore, 'change'>;
  readonly store: Pick<RunStore, 'discard'>;
  readonly steps: RunSteps;
  readonly ledger: Ledger;
  readonly names: Names;
  readonly rooms: Pick<Rooms, 'say'>;
  readonly attendance: AttendanceLog;
  readonly activities: Activities;
  readonly entries: Pick<RunEntries, 'of'>;
  readonly tickets: Tickets;
  readonly accountRooms: AccountRooms;
  /** Where a person took part. */
  readonly roomsOf: RoomsOf;
  /** What a person posted to feeds, as they read it. */
  readonly postedBy: PostedBy;
  /** Takes their names out of it. */
  readonly disownPosted: DisownPosted;
}

/** An answer as it stands in the file of whoever gave it: all that its activity says of it. */
const lineOf = (run: string | null, told: AnswerInWords, at: string) => ({ run, ...told, at });

/**
 * A person's part in runs. No answer says whose it is: theirs are found by making their participant
 * id of each of their rooms anew, and they stay, without a name, when the account goes.
 */
export class LivePersonalData implements PersonalData {
  readonly name = 'runs';
  readonly holds =
    'What you presented to others, and what you answered and posted while logged in.';
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async collect(userid: string): Promise<unknown> {
    const { ledger, attendance } = this.#parts;
    // What has just been answered is in it too.
    await ledger.settled();
    await attendance.settled();
    const own = await this.#ownRuns(userid);
    const rooms = await this.#parts.roomRecords.glances(own.map(({ roomId }) => roomId));
    const presented = own.map((run) => ({
      run: run.name ?? this.#titleOf(run),
      code: rooms.get(run.roomId)?.code ?? null,
      openedAt: run.createdAt.toISOString(),
      endedAt: run.endedAt?.toISOString() ?? null,
    }));
    const roomIds = await this.#parts.roomsOf(userid);
    const { attended, answered } = await this.#partIn(roomIds, userid);
    const posted = await this.#parts.postedBy(userid, roomIds);
    const all = [presented, attended, answered, posted];
    if (all.every(({ length }) => length === 0)) return null;
    return { presented, attended, answered, ...(posted.length > 0 && { posted }) };
  }

  /**
   * Ends what they present: nobody could any more. What cannot be read here is not played here either.
   * Rooms, runs and their log stay for the others who were there, and name nobody.
   */
  async erase(userid: string): Promise<void> {
    const { records, roomRecords, accountRooms, roomsOf, disownPosted } = this.#parts;
    const rooms = await roomsOf(userid);
    await disownPosted(userid, rooms);
    await this.#forgetNames(rooms, userid);
    const own = await this.#ownRuns(userid);
    for (const run of own) {
      const { state } = this.#parts.activities.stored(run);
      const isInPlay = !run.ended && this.#titleOf(run) !== null;
      if (isInPlay && readStored(state, run.state).ok) await this.#parts.steps.finish(run._id);
    }
    const rehearsed = await roomRecords.rehearsals();
    for (const { by, runId } of rehearsed) {
      if (by === userid && runId !== null) await this.#parts.steps.finish(runId);
    }
    const roomIds = await roomRecords.disown(userid);
    await records.disown(userid);
    await accountRooms.forget(userid);
    const runIds = own.map(({ _id }) => _id);
    await this.#forgetInPlay(roomIds, runIds);
  }

  /** What they called themselves is theirs, and goes; so does what hosts have said of them. */
  async #forgetNames(roomIds: readonly string[], userid: string): Promise<void> {
    const { records, roomRecords, rooms, names, tickets } = this.#parts;
    const said = await roomRecords.excludedIn(roomIds);
    for (const roomId of roomIds) {
      const participant = tickets.participantOf(roomId, userid);
      for await (const runId of records.inRooms([roomId])) await names.forget(runId, participant);
      const people = said.get(roomId)?.people;
      // Mostly nobody has said anything of them, and the room need not come into play.
      if (people === undefined || withoutPerson(people, participant) === people) continue;
      await rooms.say(roomId, (now) => withoutPerson(now, participant));
    }
  }

  /** What is in play of these names nobody any more, as what is stored does not. */
  async #forgetInPlay(roomIds: readonly string[], runIds: readonly string[]): Promise<void> {
    const { roomRecords, roomStore, store } = this.#parts;
    try {
      for (const runId of runIds) await store.discard(runId);
      for (const roomId of roomIds) {
        const room = await roomRecords.find(roomId);
        if (room !== null) await roomStore.change(room);
      }
    } catch (error) {
      // What holds it is away: it makes up for that when it is back, or has forgotten it by then.
      if (!(error instanceof AppError)) throw error;
    }
  }

  /** Null where this program cannot read it. */
  #titleOf(run: RunRecord): string | null {
    const { activities } = this.#parts;
    const told = readStored(activities.stored(run).definition, run.definition);
    return told.ok ? activities.of(run).title(told.value) : null;
  }

  /** The runs that they opened, of activities that this server still knows. */
  async #ownRuns(userid: string): Promise<RunRecord[]> {
    const { activities, records } = this.#parts;
    const own = await records.ofOwner(userid);
    return own.filter(({ activity }) => activities.names.includes(activity));
  }

  /** In which runs of these rooms this person was there, and what they answered. */
  async #partIn(roomIds: readonly string[], userid: string) {
    const { activities, records, roomRecords, ledger, attendance, tickets } = this.#parts;
    const rooms = await roomRecords.excludedIn(roomIds);
    const attended: unknown[] = [];
    const answered: unknown[] = [];
    for await (const runId of records.inRooms(roomIds)) {
      const run = await records.findStored(runId);
      if (run === null || !activities.names.includes(run.activity)) continue;
      const participant = tickets.participantOf(run.roomId, userid);
      const was = await attendance.firstIn(run.roomId, runId, participant);
      const answers = await ledger.answersOf(runId, participant);
      const said = await this.#parts.names.of(runId, participant);
      const room = rooms.get(run.roomId);
      const moreTime = room && extraOf(room, participant);
      const as = {
        ...(said !== null && { as: calledByHosts(said) }),
        ...(moreTime !== undefined && { moreTime }),
      };
      if (was !== null)
        attended.push({ run: this.#titleOf(run), at: new Date(was.at).toISOString(), ...as });
      const entries = answers.length === 0 ? [] : await this.#parts.entries.of(run);
      answered.push(...this.#inWords(run, answers, entries));
    }
    return { attended, answered };
  }

  /** Answers in the order in which they were given; what cannot be read here as it is stored. */
  #inWords(
    run: RunRecord,
    answers: readonly Answer[],
    entries: readonly Entry<unknown>[],
  ): unknown[] {
    const { activities } = this.#parts;
    const shapes = activities.stored(run);
    const definition = readStored(shapes.definition, run.definition);
    const state = readStored(shapes.state, run.state);
    const title = this.#titleOf(run);
    return answers
      .toSorted((one, other) => one.receivedAt - other.receivedAt)
      .map(({ slot, value, tappedAt }) => {
        const at = new Date(tappedAt).toISOString();
        const given = readStored(shapes.value, value);
        if (!definition.ok || !given.ok) return { run: title, question: slot, answer: value, at };
        const told = activities.of(run).inWords(definition.value, {
          slot,
          value: given.value,
          entries,
          state: state.ok ? state.value : undefined,
        });
        return lineOf(title, told, at);
      });
  }
}
