/** MongoDB's code for a write that a unique index refused. */
export const duplicateKey = 11_000;

/** Whether a write was refused because a unique index has its key already. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === duplicateKey;
