import type {
  AnswerInWords,
  AskedRound,
  JudgedAnswer,
  OwnQuestion,
  OwnStanding,
  OwnTeam,
  ToldRound,
} from '@sets/shared/live/own-part.ts';
import { AppError } from '../../core/app-error.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Rate } from '../../core/window-limiter.ts';
import type { Activities } from '../activities.ts';
import type { Tickets } from '../entry/tickets.ts';
import type { RunEntries } from '../feeds/run-entries.ts';
import type { Ledger } from '../run/ledger.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import { frozenRun } from './frozen-run.ts';
import type { RunHistory } from './run-history.ts';
import { OwnReads } from './own-reads.ts';

/** A page that is looked at again and again by one person; who asks from where does not tell them apart. */
export const looksAtOwn: Rate = { count: 20, seconds: 60 };

interface Parts {
  readonly records: RunRecords;
  readonly ledger: Ledger;
  readonly activities: Activities;
  readonly tickets: Tickets;
  readonly limits: Limits;
  readonly entries: RunEntries;
  /** What its activity makes of all answers of a run. */
  readonly history: Pick<RunHistory, 'foldOf'>;
}

/** What was asked, and the answer to it, with what everybody was told is right. */
type OwnAnswer = AskedRound &
  Pick<AnswerInWords, 'sure'> & {
    /** Null where they did not answer it. */
    readonly answer: string | null;
    readonly judged?: JudgedAnswer;
    readonly points?: number;
  };

/** What one participant answered in a run. */
export interface AnswersOfOne {
  readonly run: RunRecord;
  readonly title: string;
  /** Opens the same again, and nothing else. */
  readonly key: string;
  /** In the order of what was asked; of what was not answered that of which everybody was told what is right. */
  readonly answers: readonly OwnAnswer[];
  /** Where they stand, in what has points. */
  readonly standing?: OwnStanding | null;
  /** Their team, where it stands. */
  readonly team?: OwnTeam | null;
  /** What they asked in it, in the order in which they did. */
  readonly asked: readonly OwnQuestion[];
}

/** What a participant answered, for whoever shows their ticket, or a key that was made of it. */
export class OwnAnswers {
  readonly #parts: Parts;
  readonly #reads: OwnReads;
  readonly #looks: Limiter;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#reads = new OwnReads(parts.ledger);
    this.#looks = parts.limits.window('looks at own answers', looksAtOwn);
  }

  /**
   * Null where there is no such run (any more) and where `secret` is neither a ticket for its room
   * nor a key to it: whoever guesses is not told which.
   * @throws AppError RATE_LIMITED, NEWER_VERSION, UNREADABLE
   */
  async read(runId: string, secret: string): Promise<AnswersOfOne | null> {
    const { records, activities, tickets } = this.#parts;
    const run = await records.findStored(runId);
    if (run === null || !activities.names.includes(run.activity)) return null;
    const participant = tickets.readKey(runId, secret) ?? tickets.read(run.roomId, secret);
    if (participant === null) return null;
    const retryInMs = await this.#looks.take(`${runId} ${participant}`);
    if (retryInMs > 0) throw tooOften(retryInMs);
    const told = await this.#answersIn(run, participant);
    return { run, ...told, key: tickets.signKey(runId, participant) };
  }

  /**
   * What an account answered and asked while logged in; null where there is no such run (any more).
   * @throws AppError RATE_LIMITED, NEWER_VERSION, UNREADABLE
   */
  async ofAccount(
    runId: string,
    userid: string,
  ): Promise<Pick<AnswersOfOne, 'answers' | 'standing' | 'team' | 'asked'> | null> {
    const { records, activities, tickets } = this.#parts;
    const run = await records.findStored(runId);
    if (run === null || !activities.names.includes(run.activity)) return null;
    const retryInMs = await this.#looks.take(`account ${userid}`);
    if (retryInMs > 0) throw tooOften(retryInMs);
    return this.#answersIn(run, tickets.participantOf(run.roomId, userid));
  }

  async #answersIn(run: RunRecord, participant: string) {
    const { activities } = this.#parts;
    const rules = activities.of(run);
    const shapes = activities.stored(run);
    const { definition, state } = frozenRun(activities, run);
    const own = await this.#parts.entries.by(run, participant);
    const all = await this.#reads.of(run._id, participant);
    const given = all.filter(({ value }) => rules.isEmpty?.(value) !== true);
    const hasPart = given.length + own.length > 0;
    const entries = hasPart ? await this.#parts.entries.of(run) : [];
    const { standing, team } = await this.#results(run, participant, { definition, state });
    const answers = given.flatMap(({ slot, value: stored }): OwnAnswer[] => {
      const asked = rules.askedIn(definition, state, slot);
      if (asked === null) return [];
      const value = storedValue(shapes.value, stored);
      const { answer, sure } = rules.inWords(definition, { slot, value, entries, state });
      const judged = rules.judged?.(definition, state, slot, value) ?? null;
      const points = judged === null ? undefined : standing?.won.get(slot);
      return [
        {
          ...asked,
          answer,
          ...(sure !== undefined && { sure }),
          ...(judged !== null && { judged }),
          ...(points !== undefined && { points }),
        },
      ];
    });
    // Whoever came to the room for something else was not told it here.
    const told = all.length === 0 ? [] : (rules.told?.(definition, state) ?? []);
    // As the room saw it, whatever its host calls the results.
    return {
      title: rules.title(definition),
      answers: withMissed(answers, told),
      standing,
      team,
      asked: rules.asked?.(state, own, entries) ?? [],
    };
  }

  /** Where they and their team stand, in what has points. */
  async #results(
    run: RunRecord,
    participant: string,
    { definition, state }: { readonly definition: unknown; readonly state: unknown },
  ): Promise<{ readonly standing: OwnStanding | null; readonly team: OwnTeam | null }> {
    const rules = this.#parts.activities.of(run);
    const key = rules.results?.key(state) ?? null;
    const isTold = rules.standing !== undefined || rules.team !== undefined;
    if (!isTold || key === null) return { standing: null, team: null };
    const fold = await this.#parts.history.foldOf(run);
    const who = { participant };
    return {
      standing: rules.standing?.(definition, state, who, fold) ?? null,
      team: rules.team?.(definition, state, who, fold) ?? null,
    };
  }
}

/** What was answered and, of what was told, what was not, in the order of what was asked. */
const withMissed = (answers: readonly OwnAnswer[], told: readonly ToldRound[]): OwnAnswer[] => {
  const answered = new Set(answers.map(({ question }) => question));
  const missed = told
    .filter(({ question }) => !answered.has(question))
    .map((each): OwnAnswer => Object.assign({}, each, { answer: null }));
  return [...answers, ...missed].toSorted((a, b) => a.question - b.question || a.round - b.round);
};

const tooOften = (retryInMs: number): AppError =>
  new AppError('RATE_LIMITED', 'You looked at this many times. Wait a moment.', { retryInMs });
