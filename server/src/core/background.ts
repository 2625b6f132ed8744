import type { Log } from './log.ts';

/** Work that no caller waits for. Its errors are logged, and the end of the server waits for it. */
export interface Background {
  /** Begins `work`; does nothing once the server is stopping. `what` names it in the log. */
  readonly run: (what: string, work: () => Promise<unknown>) => void;
  /** Takes nothing new, and resolves when what was begun is done. */
  readonly close: () => Promise<void>;
}

export const createBackground = (log: Log): Background => {
  const underWay = new Set<Promise<void>>();
  let closed = false;
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, what }, 'work in the background failed');
    }
  };
  return {
    run: (what, work) => {
      if (closed) return;
      const begun = attempt(what, work).finally(() => underWay.delete(begun));
      underWay.add(begun);
    },
    close: async () => {
      closed = true;
      await Promise.all(underWay);
    },
  };
};
