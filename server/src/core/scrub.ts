/** What must not reach a log, by its shape: tokens and tickets (JWT), e-mail addresses, store addresses. */
const shapes: readonly [RegExp, string][] = [
  [/mongodb(\+srv)?:\/\/\S+/g, '[store]'],
  [/eyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/[^\s"'<>@:/]+@[^\s"'<>@/]+/g, '[address]'],
];

/** A sentence with everything in it masked that looks like a token or an address. */
export const scrub = (text: string): string =>
  shapes.reduce((masked, [shape, mask]) => masked.replaceAll(shape, mask), text);

/** Messages of these quote what was sent or stored, so only their kind is logged. */
const quoting = new Set([
  'MongoServerError',
  'MongoBulkWriteError',
  'ValidationError',
  'CastError',
  'BSONError',
]);

export interface LoggedError {
  readonly kind: string;
  readonly code?: string | number;
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** An error as it may be logged: what it is and where it was, without what people sent. */
export const safeError = (error: unknown, depth = 3): LoggedError => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code: unknown = Reflect.get(error, 'code');
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(quoting.has(error.name) ? {} : { message: scrub(error.message) }),
    ...(frames === undefined ? {} : { stack: frames.join('\n') }),
    ...(error.cause === undefined || depth === 0
      ? {}
      : { cause: safeError(error.cause, depth - 1) }),
  };
};
