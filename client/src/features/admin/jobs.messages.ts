import { plural } from '../../core/plural.ts';

/** What the dead list says of work in the background. */
export const jobMessages = {
  title: 'Given up',
  lead: 'Work in the background that could not be done. It is kept for 30 days.',
  loading: 'Loading what was given up …',
  empty: 'Nothing was given up in the last 30 days.',
  retry: 'Try again',
  retryOf: (kind: string) => `Try again: ${kind}`,
  retried: 'It is being tried again.',
  delete: 'Delete',
  deleteOf: (kind: string) => `Delete: ${kind}`,
  deleteTitle: (kind: string) => `Delete this job (${kind})?`,
  deleteText: 'It will not be done, and nobody is told.',
  deleted: 'The job is deleted.',
  tries: (count: number) => `${count} ${plural(count, { one: 'try', other: 'tries' })}`,
} as const;

const kinds: Readonly<Record<string, string>> = { mail: 'Mail', push: 'Push message' };

/** A kind of job in words; one that this page does not know, as it is. */
export const jobKindName = (kind: string): string =>
  Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind;

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^EADDRESS$/, 'Its address is none.'],
  [/^EENVELOPE|^EMESSAGE/, 'The mail server did not take it.'],
  [/^EAUTH/, 'The mail server did not take this server’s name and password.'],
  [
    /^E(CONNECTION|SOCKET|DNS|CONN\w+|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|TLS)/,
    'The other server could not be reached.',
  ],
  [/^(ESLOW|ELEASE|ABORT_ERR)/, 'It took too long.'],
  [/^HTTP/, 'The push service did not take it.'],
  [/^ESEALED$/, 'It was encrypted with another JWT_SECRET, so it cannot be read.'],
  [/^EPAYLOAD$/, 'Another version of the server stored it, which this one does not understand.'],
  [/^ESTALE$/, 'It waited so long that it is of no use any more.'],
  [/^ECUTOFF$/, 'The server stopped in the middle of each try.'],
];

/** Why a job was given up, in a sentence. */
export const jobReason = (code: string): string =>
  reasons.find(([shape]) => shape.test(code))?.[1] ??
  'Something went wrong; the log of the server says more.';
