import { createHash, createHmac } from 'node:crypto';
import type { Statement, Voiding } from '@sets/shared/quiz/after/xapi/statement.ts';
import {
  type StatedBy,
  type StatedRun,
  statementsOf,
  voidingsOf,
} from '@sets/shared/quiz/after/xapi/statements.ts';
import type { Actor } from '../../../../core/actor.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { FeatureContext } from '../../../../core/feature.ts';
import type { Attempt } from '../../../../core/jobs/jobs.ts';
import { ownOrigin } from '../../../../core/own-origin.ts';
import type { RunHistory } from '../../../../live/history/run-history.ts';
import type { RunRecord } from '../../../../live/run/run.model.ts';
import { foldedQuizOf, quizRunOf, type QuizRunPorts } from '../../quiz-run.ts';
import { Lrs } from './lrs.ts';
import { lrsBounds, lrsJob, type LrsPayload } from './lrs-job.ts';
import { SentStatements } from './sent-statements.ts';

export interface XapiPorts extends Pick<QuizRunPorts, 'readable'> {
  readonly history: () => Pick<RunHistory, 'find' | 'asFolded' | 'titleOf'>;
}

type XapiContext = Pick<FeatureContext, 'config' | 'connection' | 'jobs' | 'secret'>;

/** What statements of a run are made with. */
interface Wanted {
  /** Where the caller reached the server. */
  readonly origin: string;
  readonly named: boolean;
}

/** The id of a text by its digest, as RFC 4122 writes one of version 5. */
const idOf = (text: string): string => {
  const bytes = createHash('sha1').update(`sets xapi ${text}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-');
};

/** All that a store is to have of a run, then that what it had before no longer stands. */
function* saidNow(
  stated: StatedRun,
  by: StatedBy,
  earlier: readonly number[],
): Generator<Statement | Voiding> {
  yield* statementsOf(stated, by);
  for (const recounts of earlier) yield* voidingsOf(stated, by, recounts);
}

/** Runs of quizzes as statements of xAPI: for a file, and for the learning record store that is set. */
export class XapiService {
  readonly #ports: XapiPorts;
  readonly #context: XapiContext;
  readonly #lrs: Lrs | null;
  readonly #sent: SentStatements;

  constructor(context: XapiContext, ports: XapiPorts) {
    this.#context = context;
    this.#ports = ports;
    this.#lrs = context.config.lrs && new Lrs(context.config.lrs);
    this.#sent = new SentStatements(context.connection);
    context.jobs.handle(lrsJob, { run: (payload, attempt) => this.#sendSome(payload, attempt) });
  }

  /** The host of the store; null where none is set. */
  get lrsHost(): string | null {
    return this.#lrs?.host ?? null;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async statements(
    actor: Actor,
    runId: string,
    wanted: Wanted,
  ): Promise<{ readonly run: RunRecord; readonly statements: Iterable<Statement> }> {
    const run = await quizRunOf(this.#ports, actor, runId);
    const { stated, by } = await this.#told(run, { ...wanted, home: this.#home(wanted) });
    return { run, statements: statementsOf(stated, by) };
  }

  /**
   * Has all statements of a run that is over sent; resolves once that is stored.
   * @throws AppError NOT_FOUND, FORBIDDEN; WRONG_PHASE where none is set, or it is not over
   */
  async send(actor: Actor, runId: string, wanted: Wanted): Promise<void> {
    const run = await quizRunOf(this.#ports, actor, runId);
    if (this.#lrs === null) {
      throw new AppError('WRONG_PHASE', 'No learning record store is set on this server.');
    }
    if (run.endedAt === null) {
      throw new AppError('WRONG_PHASE', 'The quiz is under way. Send it once it is over.');
    }
    const payload = { runId, from: 0, home: this.#home(wanted), named: wanted.named };
    await this.#context.jobs.enqueue(lrsJob, payload, {
      key: `${runId} 0 ${wanted.named ? 'named' : 'nameless'}`,
    });
  }

  #home({ origin }: Pick<Wanted, 'origin'>): string {
    return this.#context.config.publicUrl?.origin ?? ownOrigin(origin);
  }

  #pseudonymOf(runId: string, participant: string): string {
    const { secret } = this.#context;
    return createHmac('sha256', secret)
      .update(`xapi ${runId} ${participant}`)
      .digest('base64url')
      .slice(0, 22);
  }

  async #told(
    run: RunRecord,
    { home, named }: Pick<StatedBy, 'home' | 'named'>,
  ): Promise<{ readonly stated: StatedRun; readonly by: StatedBy }> {
    const history = this.#ports.history();
    const told = await foldedQuizOf(history, run);
    const stated: StatedRun = {
      ...told,
      runId: run._id,
      definitionId: run.definitionId,
      title: history.titleOf(run),
      endedAt: run.endedAt?.getTime() ?? null,
    };
    const by = {
      home,
      named: named && told.named,
      idOf,
      pseudonymOf: (participant: string) => this.#pseudonymOf(run._id, participant),
    };
    return { stated, by };
  }

  /** The results of a run are deleted. */
  removeRun(runId: string): Promise<void> {
    return this.#sent.removeRun(runId);
  }

  /** @throws JobFailure */
  async #sendSome(payload: LrsPayload, { signal }: Attempt): Promise<void> {
    const run = await this.#ports.history().find(payload.runId);
    // It was deleted, or nobody wants it any more.
    if (run === null || this.#lrs === null) return;
    const { stated, by } = await this.#told(run, payload);
    const { recounts } = stated.state;
    if ((payload.recounts ?? recounts) !== recounts) {
      // It was put right since the job before: what stands now is sent from the start.
      await this.#goOn({ ...payload, from: 0, recounts });
      return;
    }
    await this.#sent.note(payload.runId, recounts);
    const earlier = await this.#sent.before(payload.runId, recounts);
    const { from } = payload;
    const until = from + lrsBounds.inJob;
    let at = 0;
    let batch: (Statement | Voiding)[] = [];
    for (const statement of saidNow(stated, by, earlier)) {
      at += 1;
      if (at <= from) continue;
      if (at > until) break;
      batch.push(statement);
      if (batch.length < lrsBounds.inCall) continue;
      await this.#lrs.send(batch, signal);
      batch = [];
    }
    if (batch.length > 0) await this.#lrs.send(batch, signal);
    if (at <= until) return;
    await this.#goOn({ ...payload, from: until, recounts });
  }

  async #goOn(payload: LrsPayload): Promise<void> {
    const { runId, from, recounts = 0, named } = payload;
    await this.#context.jobs.enqueue(lrsJob, payload, {
      key: `${runId} ${from} ${recounts} ${String(named)}`,
    });
  }
}
