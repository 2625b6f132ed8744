import type { ChildProcess } from 'node:child_process';
import type { Handle } from './give-socket.ts';

/** As much as is needed of what the primary's `cluster` and a server tell each other; it has no public name. */
interface Word {
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
  readonly accepted?: boolean;
}

/** Processes that may still be given connections. */
const living = new Set<ChildProcess>();

/** What a process that is leaving did not take, until another is given it. */
const refused = new Set<Handle>();

const closeAll = (handles: Iterable<Handle>): void => {
  for (const handle of handles) handle.close();
};

/**
 * Node forgets a new connection that it was just handing to a process when that ends, and one that
 * the last process there refuses, and leaves them open: nobody would ever answer there. This closes
 * them, so that whoever is at the other end tries again.
 */
export const closeForgotten = (child: ChildProcess): void => {
  const handed = new Map<number, Handle>();
  const send = child.send.bind(child) as (...told: readonly unknown[]) => boolean;
  const sendKnown = (word: Word, ...more: readonly unknown[]): boolean => {
    if (word.act === 'newconn' && word.seq !== undefined) {
      const handle = more[0] as Handle;
      refused.delete(handle);
      handed.set(word.seq, handle);
    }
    return send(word, ...more);
  };
  Object.assign(child, { send: sendKnown });
  living.add(child);
  // Before Node, which gives to the next process what this one refuses.
  child.prependListener('internalMessage', ({ ack, accepted }: Word) => {
    const handle = ack === undefined ? undefined : handed.get(ack);
    if (ack === undefined || handle === undefined) return;
    handed.delete(ack);
    if (accepted !== true) refused.add(handle);
  });
  // Not at 'exit', after which something that it has said may come, nor at 'disconnect', which may never come.
  child.once('close', () => {
    closeAll(handed.values());
    living.delete(child);
    if (living.size > 0) return;
    closeAll(refused);
    refused.clear();
  });
};
