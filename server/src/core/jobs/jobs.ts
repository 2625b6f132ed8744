import type * as z from 'zod/mini';

/** A kind of work that outlives the call that asks for it. */
export interface JobKind<Payload> {
  /** In the store and in the dead list, so it never changes. */
  readonly name: string;
  /** What a job is given. */
  readonly payload: z.ZodMiniType<Payload>;
  /** Of the payload's shape. A stored job of another version is not run. */
  readonly version: number;
  /** Whether the payload is encrypted in the store. */
  readonly sealed: boolean;
  /** Before each further attempt, in milliseconds: one more attempt than there are pauses. */
  readonly pauses: readonly number[];
  /** How long one attempt may take, in milliseconds; then another process may take the job. */
  readonly lease: number;
  /** How long it is worth running, in milliseconds from when it may begin. */
  readonly keep: number;
  /** How many are under way at once in one process. */
  readonly atOnce: number;
  /** Whom or what a payload is about, by an id, for `forget`. */
  readonly about?: (payload: Payload) => string;
}

/** One attempt. */
export interface Attempt {
  /** From 1. */
  readonly number: number;
  /** Ends with the lease, and when the server stops: whatever the attempt does then must end too. */
  readonly signal: AbortSignal;
  /** Stores how far it is, 0 to 1, in a line that says nothing of the payload. */
  readonly progress: (done: number, line: string) => Promise<void>;
}

export interface JobHandler<Payload> {
  /** @throws JobFailure; whatever else it throws is logged, and tried again as well. */
  run(payload: Payload, attempt: Attempt): Promise<void>;
  /** It went to the dead list. */
  givenUp?(failure: JobFailure): void;
}

export interface JobState {
  readonly is: 'waiting' | 'under way' | 'dead';
  readonly tries: number;
  readonly progress: { readonly done: number; readonly line: string } | null;
}

export interface EnqueueOptions {
  /** While a job of this kind and key waits or is under way, no second one is stored. */
  readonly key?: string;
  /** Milliseconds since the epoch. */
  readonly notBefore?: number;
}

/** Work that is stored before anybody relies on it, and done at least once, also after a restart. */
export interface Jobs {
  /** Says how jobs of this kind are done; once for each kind. */
  handle<Payload>(kind: JobKind<Payload>, handler: JobHandler<Payload>): void;
  /** Resolves with the job's id once it is stored; it begins at once where there is room. */
  enqueue<Payload>(
    kind: JobKind<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string>;
  /** Null once it is done. */
  stateOf(jobid: string): Promise<JobState | null>;
  /** Removes the jobs of this kind that are `about` this, the dead ones too. */
  forget(kind: Pick<JobKind<never>, 'name'>, about: string): Promise<void>;
}

const codeShape = /^[A-Z][A-Z0-9_]{1,40}( \d{3})?$/;

/** Why an attempt failed: a code alone, as `EENVELOPE 550`. It is stored, logged and shown. */
export class JobFailure extends Error {
  override readonly name: string = 'JobFailure';
  readonly code: string;
  /** No further attempt can mend it. */
  readonly final: boolean;

  constructor(code: string, { final }: { readonly final: boolean }) {
    super('The job failed.');
    // What others throw may quote a name or an address where a code should be.
    this.code = codeShape.test(code) ? code : 'EUNKNOWN';
    this.final = final;
  }
}

/** What was thrown, by its code. */
export const asJobFailure = (error: unknown): JobFailure => {
  if (error instanceof JobFailure) return error;
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return new JobFailure(typeof code === 'string' ? code : 'EUNKNOWN', { final: false });
};
