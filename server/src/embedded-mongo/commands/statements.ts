import { Unfinished, type CommandContext } from '../command.ts';
import { StoreError } from '../store-error.ts';
import type { Doc } from '../values.ts';
import type { Reply } from '../wire/wire.ts';
import { isDone, type Progress } from './slices.ts';

export interface Counts {
  n: number;
  nModified: number;
  upserted: Doc[];
}

/** Where a command is: at a statement, and how far in it. */
interface Place {
  readonly index: number;
  readonly progress: Progress | undefined;
  readonly counts: Readonly<Counts>;
  readonly writeErrors: readonly Doc[];
}

const FIRST: Place = {
  index: 0,
  progress: undefined,
  counts: { n: 0, nModified: 0, upserted: [] },
  writeErrors: [],
};

interface Work<T> {
  readonly context: CommandContext;
  readonly statements: readonly T[];
  /** Does a statement or a slice of it, and counts it when it is done. */
  readonly run: (
    statement: T,
    at: { index: number; counts: Counts; from: Progress | undefined },
  ) => Progress | undefined;
  readonly reply: (counts: Counts, failed: Doc) => Reply;
}

/** Runs statement after statement; what fails is told with its index. After a slice of a long one others have their turn. */
export function eachStatement<T>(work: Work<T>, place: Place = FIRST): Reply | Unfinished {
  const { context, statements, run, reply } = work;
  const counts = { ...place.counts, upserted: [...place.counts.upserted] };
  const writeErrors = [...place.writeErrors];
  let from = place.progress;
  for (const [offset, statement] of statements.slice(place.index).entries()) {
    const index = place.index + offset;
    try {
      const progress = run(statement, { index, counts, from });
      if (progress && !isDone(progress)) {
        const next = { index, progress, counts, writeErrors };
        return new Unfinished(() => eachStatement(work, next));
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const { code, message, fields } = error;
      writeErrors.push({ index, code, errmsg: message, ...fields });
      if (context.args.ordered !== false) break;
    }
    from = undefined;
  }
  return reply(counts, writeErrors.length > 0 ? { writeErrors } : {});
}
