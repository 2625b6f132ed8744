import type { JobRecord } from './job.model.ts';
import { type Attempt, type JobHandler, JobFailure, type JobKind } from './jobs.ts';
import type { Sealer } from './sealer.ts';

/** One kind of job in this process: its handler, and how many are under way. */
export class Lane {
  readonly kind: Omit<JobKind<never>, 'payload' | 'about'>;
  readonly givenUp: (failure: JobFailure) => void;
  /** Runs the payload of a job. @throws JobFailure where it does not fit, or what the handler throws */
  readonly run: (job: JobRecord, attempt: Attempt) => Promise<void>;
  /** What ends each attempt, by the id of its job. */
  readonly underWay = new Map<string, AbortController>();
  /** There may be more in the store that is due. */
  hasMore = false;
  isFilling = false;
  isLooking = false;
  /** Cancels the look that is to come when the next job of this kind falls due. */
  cancelLook: () => void = () => {};
  /** Places of jobs that are on their way from or into the store. */
  #reserved = 0;

  constructor(
    kind: Lane['kind'],
    run: Lane['run'],
    givenUp: ((failure: JobFailure) => void) | undefined,
  ) {
    this.kind = kind;
    this.run = run;
    this.givenUp = (failure) => givenUp?.(failure);
  }

  get attempts(): AbortController[] {
    return [...this.underWay.values()];
  }

  get hasRoom(): boolean {
    return this.underWay.size + this.#reserved < this.kind.atOnce;
  }

  /** Keeps a place free while `work` finds the job that takes it. */
  async reserve<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#reserved += 1;
    try {
      return await work();
    } finally {
      this.#reserved -= 1;
    }
  }
}

/** The payload as it is stored. */
export const writePayload = <Payload>(
  kind: JobKind<Payload>,
  payload: Payload,
  sealer: Sealer,
): string => {
  const text = JSON.stringify(kind.payload.parse(payload));
  return kind.sealed ? sealer.seal(text) : text;
};

/** @throws JobFailure, a final one */
const readPayload = <Payload>(
  kind: JobKind<Payload>,
  { version, payload }: JobRecord,
  sealer: Sealer,
): Payload => {
  const text = kind.sealed ? sealer.open(payload) : payload;
  if (text === null) throw new JobFailure('ESEALED', { final: true });
  const parsed = version === kind.version ? kind.payload.safeParse(jsonOf(text)) : null;
  if (parsed?.success !== true) throw new JobFailure('EPAYLOAD', { final: true });
  return parsed.data;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // No schema takes it.
    return undefined;
  }
};

export const openLane = <Payload>(
  kind: JobKind<Payload>,
  handler: JobHandler<Payload>,
  sealer: Sealer,
): Lane =>
  new Lane(
    kind,
    async (job, attempt) => handler.run(readPayload(kind, job, sealer), attempt),
    handler.givenUp?.bind(handler),
  );
