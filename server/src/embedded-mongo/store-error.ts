/** MongoDB's names of the error codes that the store answers with. */
const CODE_NAMES: Record<number, string> = {
  2: 'BadValue',
  4: 'NoSuchKey',
  8: 'UnknownError',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  115: 'CommandNotSupported',
  146: 'ExceededMemoryLimit',
  171: 'CannotIndexParallelArrays',
  175: 'QueryPlanKilled',
  224: 'QueryFeatureNotAllowed',
  232: 'MaxSubPipelineDepthExceeded',
  291: 'NoQueryExecutionPlans',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
};

/** A failure that the client is told of: MongoDB's code, a sentence, and fields for the reply. */
export class StoreError extends Error {
  readonly code: number;
  readonly fields: Record<string, unknown>;

  constructor(code: number, message: string, fields: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }

  /** The reply of a whole command that failed. */
  reply(): Record<string, unknown> {
    const codeName = CODE_NAMES[this.code] ?? `Location${this.code}`;
    return { ok: 0, errmsg: this.message, code: this.code, codeName, ...this.fields };
  }
}

const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;

/** What SQLite says where the disk has no room for what it shares between threads. */
const SQLITE_IOERR_SHMSIZE = 4874;

/** Whether a failure of SQLite or of the system says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return errcode === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE || code === 'ENOSPC';
}

export const diskIsFull = (stored = 'nothing of this write was stored'): StoreError =>
  new StoreError(14031, `The disk is full: ${stored}.`);

/** Says any failure in MongoDB's words: a full disk is 14031, what nobody expected is 8. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (isDiskFull(error)) return diskIsFull();
  const { errcode } = error as { errcode?: number };
  const primary = (errcode ?? 0) & 0xff;
  const what = primary === SQLITE_IOERR ? 'The disk could not be read or written' : 'Unexpected';
  return new StoreError(8, `${what}: ${error instanceof Error ? error.message : String(error)}`);
}
