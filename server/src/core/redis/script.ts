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

/** A Redis, as far as scripts need it: what is held there for all processes. */
export interface ScriptRunner {
  /** Before every key, so that one Redis can serve several installations. */
  readonly prefix: string;
  /** Resolves with what the script returns, or rejects within seconds. */
  run<Reply>(script: Script, keys: readonly string[], args: readonly string[]): Promise<Reply>;
}

/** The same for what is in play, which does not outlive the Redis that holds it. */
export interface PlayRunner extends ScriptRunner {
  /** Before every key of what is in play: `prefix`, and which start of Redis it is of. */
  readonly playPrefix: string;
}
