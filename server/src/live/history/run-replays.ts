import {
  commandName,
  isStep,
  type ReplayAnswer,
  type ReplayLine,
  type ReplayStep,
  replaySteps,
  replayTimes,
} from '@sets/shared/live/replay.ts';
import { type ReplayName, Replayer } from '@sets/shared/live/replayer.ts';
import {
  replayLimits,
  type ReplayMark,
  type ReplayMoment,
} from '@sets/shared/run/run-replay.contract.ts';
import type { Clock } from '../../core/clock.ts';
import { inSlices, inTurns } from '../../core/in-slices.ts';
import { SingleFlight } from '../../core/single-flight.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Activities } from '../activities.ts';
import type { Names } from '../entry/names.ts';
import type { Ledger } from '../run/ledger.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import { type ArrivalParts, arrivalsIn } from './arrivals.ts';
import { calledIn } from '../entry/names.migrations.ts';
import { isNamed } from '../entry/names-of.ts';
import { frozenRun } from './frozen-run.ts';
import { replayLine, seedIn } from './replay-lines.ts';
import { encodePictures, type TakenPicture } from './replay-pictures.ts';

/** A log of more lines than this is of nobody who teaches. */
const mostLines = 5_000;

interface ReplayParts extends ArrivalParts {
  readonly names: Pick<Names, 'all'>;
  readonly records: Pick<RunRecords, 'linesOf'>;
  readonly ledger: Pick<Ledger, 'settled' | 'answers'>;
  readonly activities: Activities;
  readonly clock: Pick<Clock, 'now'>;
}

/** What happened in a run that a mark stands for; `by`: the userid of who did it, '' for nobody. */
export type ToldMark = Omit<ReplayMark, 'by'> & { readonly by: string };

export interface ToldReplay {
  readonly lasts: number;
  readonly timeline: {
    readonly marks: readonly ToldMark[];
    readonly moments: readonly ReplayMoment[];
  } | null;
}

/** What came in a run, by itself, in the order of time. */
interface Came {
  readonly answers: readonly ReplayAnswer[];
  /** Where the run asks for names. */
  readonly names: readonly ReplayName[];
  /** When each who counts came first. */
  readonly joined: readonly number[];
}

/** Runs as their rooms saw them, in time. They are read from the truth, and nothing of it is kept. */
export class RunReplays {
  readonly #parts: ReplayParts;
  readonly #making = new SingleFlight<ToldReplay>();

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  of(run: RunRecord): Promise<ToldReplay> {
    return this.#making.run(`${run._id}:${run.version}`, () => this.#make(run));
  }

  async #make(run: RunRecord): Promise<ToldReplay> {
    const { activities, records, clock } = this.#parts;
    const rules = activities.of(run);
    const from = run.createdAt.getTime();
    const until = run.endedAt?.getTime() ?? clock.now();
    const lasts = Math.max(0, until - from);
    const entries = await records.linesOf(run._id, mostLines);
    // What is made of entries of a feed is not in the ledger.
    if (rules.feed !== undefined || entries.length >= mostLines) return { lasts, timeline: null };
    const lines = entries.map(replayLine);
    const { definition, state } = frozenRun(activities, run);
    const begun = { now: from, seed: seedIn(entries) };
    const last = { at: until, version: run.version, state };
    const steps = replaySteps(rules, { definition, begun, last }, lines);
    if (steps === null) return { lasts, timeline: null };
    // After the end a host may still show what everything came to.
    const to = Math.max(until, ...steps.map(({ at }) => at));
    const came = await this.#came(run);
    const pictures = await this.#pictures(run, definition, steps, came, { from, to });
    const moments = encodePictures(pictures, replayLimits.bytes);
    return { lasts: to - from, timeline: { marks: this.#marks(run, steps, lines), moments } };
  }

  async #came(run: RunRecord): Promise<Came> {
    const { ledger, activities } = this.#parts;
    const { _id } = run;
    const { joined, leftOut } = await arrivalsIn(run, this.#parts);
    await ledger.settled();
    const shape = activities.stored(run).value;
    const answers: ReplayAnswer[] = [];
    for await (const each of inSlices(ledger.answers(_id))) {
      const { participant, slot, revision, receivedAt } = each;
      if (leftOut.has(participant)) continue;
      answers.push({
        participant,
        slot,
        revision,
        receivedAt,
        value: storedValue(shape, each.value),
      });
    }
    answers.sort((one, other) => one.receivedAt - other.receivedAt);
    const said = isNamed(activities, run) ? await this.#parts.names.all(_id) : [];
    const names = said.flatMap((each) =>
      leftOut.has(each.participant)
        ? []
        : [{ participant: each.participant, name: calledIn(each), at: each.at }],
    );
    return { answers, names, joined };
  }

  async #pictures(
    run: RunRecord,
    definition: unknown,
    steps: readonly ReplayStep[],
    { answers, names, joined }: Came,
    { from, to }: { readonly from: number; readonly to: number },
  ): Promise<TakenPicture[]> {
    const rules = this.#parts.activities.of(run);
    const replayer = new Replayer(rules, definition, steps[0]?.state, names);
    const pictures: TakenPicture[] = [];
    let stepped = 0;
    let answered = 0;
    let came = 0;
    for (const time of replayTimes(from, to, steps, replayLimits.pictures)) {
      const due = answers.slice(answered, firstAfter(answers, answered, time));
      for await (const answer of inSlices(due)) {
        stepped = stepUpTo(replayer, steps, stepped, answer.receivedAt);
        replayer.answer(answer);
      }
      answered += due.length;
      stepped = stepUpTo(replayer, steps, stepped, time);
      while ((joined[came] ?? Infinity) <= time) came += 1;
      const step = steps[Math.max(0, stepped - 1)];
      await inTurns(replayer.folding());
      pictures.push({
        at: time - from,
        version: step?.version ?? 0,
        ended: step !== undefined && rules.over(step.state),
        joined: came,
        answers: answered,
        isStep: steps.some(({ at }) => at === time),
        ...replayer.picture(time),
      });
    }
    return pictures;
  }

  /** What was done, in the order of time: steps, and what a host did in the room meanwhile. */
  #marks(run: RunRecord, steps: readonly ReplayStep[], lines: readonly ReplayLine[]): ToldMark[] {
    const rules = this.#parts.activities.of(run);
    const from = run.createdAt.getTime();
    const notes = lines
      .filter((line) => !isStep(line))
      .map((line) => {
        const state = steps.findLast(({ at }) => at <= line.at)?.state;
        return {
          at: line.at,
          kind: line.kind,
          by: line.by,
          does: commandName(line.command),
          state,
        };
      });
    return [...steps, ...notes]
      .toSorted((one, other) => one.at - other.at)
      .slice(0, replayLimits.marks)
      .map(({ at, kind, by, does, state }) => ({
        at: Math.max(0, at - from),
        kind,
        by,
        does: does.slice(0, 40),
        position: state === undefined ? null : (rules.position?.(state) ?? null),
      }));
  }
}

/** The place of the first answer after a time. */
const firstAfter = (answers: readonly ReplayAnswer[], from: number, time: number): number => {
  let at = from;
  while ((answers[at]?.receivedAt ?? Infinity) <= time) at += 1;
  return at;
};

/** Takes the steps until a time, and gives the place of the next. */
const stepUpTo = (
  replayer: Replayer,
  steps: readonly ReplayStep[],
  from: number,
  time: number,
): number => {
  let next = from;
  for (let step = steps[next]; step !== undefined && step.at <= time; step = steps[next]) {
    replayer.step(step.state);
    next += 1;
  }
  return next;
};
