import { createHash } from 'node:crypto';

/** A Lua script that Redis runs as one step, named by the hash of its text. */
export interface Script {
  readonly source: string;
  readonly sha: string;
}

export const defineScript = (source: string): Script => ({
  source,
  sha: createHash('sha1').update(source).digest('hex'),
});
