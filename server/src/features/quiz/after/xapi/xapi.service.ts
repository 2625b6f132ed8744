import { createHash, createHmac } from 'node:crypto';
import type { Statement } from '@sets/shared/quiz/after/xapi/statement.ts';
import {
  type StatedBy,
  type StatedRun,
  statementsOf,
} from '@sets/shared/quiz/after/xapi/statements.ts';
import type { Actor } from '../../../../core/actor.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { FeatureContext } from '../../../../core/feature.ts';
import type { Attempt } from '../../../../core/jobs/jobs.ts';
import { ownOrigin } from '../../../../core/own-origin.ts';
import type { RunHistory } from '../../../../live/history/run-history.ts';
import type { RunRecord } from '../../../../live/run/run.model.ts';
import { foldedQuizOf, quizRunOf, type QuizRunPorts } from '../../quiz-run.routes.ts';
import { Lrs } from './lrs.ts';
import { lrsBounds, lrsJob, type LrsPayload } from './lrs-job.ts';

export interface XapiPorts extends Pick<QuizRunPorts, 'readable'> {
  readonly history: () => Pick<RunHistory, 'find' | 'asFolded' | 'titleOf'>;
}

type XapiContext = Pick<FeatureContext, 'config' | 'jobs' | 'secret'>;

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

/** Runs of quizzes as statements of xAPI: for a file, and for the learning record store that is set. */
export class XapiService {
  readonly #ports: XapiPorts;
  readonly #context: XapiContext;
  readonly #lrs: Lrs | null;

  constructor(context: XapiContext, ports: XapiPorts) {
    this.#context = context;
    this.#ports = ports;
    this.#lrs = context.config.lrs && new Lrs(context.config.lrs);
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
    return { run, statements: await this.#made(run, { ...wanted, home: this.#home(wanted) }) };
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

  async #made(
    run: RunRecord,
    { home, named }: Pick<StatedBy, 'home' | 'named'>,
  ): Promise<Iterable<Statement>> {
    const history = this.#ports.history();
    const told = await foldedQuizOf(history, run);
    const stated: StatedRun = {
      ...told,
      runId: run._id,
      definitionId: run.definitionId,
      title: history.titleOf(run),
      endedAt: run.endedAt?.getTime() ?? null,
    };
    return statementsOf(stated, {
      home,
      named: named && told.named,
      idOf,
      pseudonymOf: (participant) => this.#pseudonymOf(run._id, participant),
    });
  }

  /** @throws JobFailure */
  async #sendSome(payload: LrsPayload, { signal }: Attempt): Promise<void> {
    const run = await this.#ports.history().find(payload.runId);
    // It was deleted, or nobody wants it any more.
    if (run === null || this.#lrs === null) return;
    const { from } = payload;
    const until = from + lrsBounds.inJob;
    let at = 0;
    let batch: Statement[] = [];
    for (const statement of await this.#made(run, payload)) {
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
    const key = `${payload.runId} ${until}`;
    await this.#context.jobs.enqueue(lrsJob, { ...payload, from: until }, { key });
  }
}
