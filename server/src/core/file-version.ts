import { hash } from 'node:crypto';

/** What a file that is followed is now: a name for just this, and when it changed last. */
export interface FileVersion {
  readonly tag: string;
  readonly changedAt: Date;
}

/** Equal for what is made of the same. It is weak: it says nothing of the bytes. */
export const versionOf = (madeOf: unknown, changedAt: Date): FileVersion => ({
  tag: `W/"${hash('sha256', JSON.stringify(madeOf), 'base64url').slice(0, 27)}"`,
  changedAt,
});

export const headersOf = ({ tag, changedAt }: FileVersion) => ({
  ETag: tag,
  'Last-Modified': changedAt.toUTCString(),
});

const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether whoever sends these headers has this version. By the time alone only where it is the very same: what
 * was taken away from a file can make it older than it was.
 */
export const hasVersion = (
  header: (name: string) => string,
  { tag, changedAt }: FileVersion,
): boolean => {
  const tags = header('If-None-Match');
  if (tags !== '') return tags.split(',').some((each) => strong(each) === strong(tag));
  return header('If-Modified-Since') === changedAt.toUTCString();
};
