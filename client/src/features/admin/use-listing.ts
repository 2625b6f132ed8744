import type { Failure, Result } from '@sets/shared/core/result.ts';
import { useEffect, useState } from 'react';

/** A page of a list; `next` asks for the one after, null at the end. */
export interface ListPage<Line> {
  readonly lines: readonly Line[];
  readonly next: string | null;
  /** How many there are in all, where that is told. */
  readonly total?: number;
}

/** Asks for a page. A new function is a new list: keep it with `useCallback`. */
export type AskForPage<Line> = (
  before: string | undefined,
  signal: AbortSignal,
) => Promise<Result<ListPage<Line>>>;

interface Listed<Line> {
  /** Which question this answers. */
  readonly ask: AskForPage<Line> | null;
  readonly page: ListPage<Line> | null;
  readonly failure: Failure | null;
}

export interface Listing<Line> {
  /** Null until the first page has come; while another list is asked for, still the one before. */
  readonly lines: readonly Line[] | null;
  readonly total: number | null;
  readonly hasMore: boolean;
  /** What is shown does not answer the newest question yet. */
  readonly isStale: boolean;
  readonly failure: Failure | null;
  readonly more: () => Promise<void>;
  readonly reload: () => void;
  /** Puts what a change gave back in the place of its line. */
  readonly replace: (change: (line: Line) => Line) => void;
}

const none = { ask: null, page: null, failure: null };

/** A list that comes page by page; what was asked before and has not come is given up. */
export const useListing = <Line>(ask: AskForPage<Line>): Listing<Line> => {
  const [listed, setListed] = useState<Listed<Line>>(none);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void ask(undefined, stop.signal).then((told) => {
      if (stop.signal.aborted) return;
      setListed(({ page }) =>
        told.ok ? { ask, page: told.value, failure: null } : { ask, page, failure: told.error },
      );
    });
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `times` asks once more.
  }, [ask, times]);
  const { page, failure } = listed;
  const more = async (): Promise<void> => {
    const next = page?.next ?? null;
    if (next === null) return;
    const told = await ask(next, new AbortController().signal);
    setListed((now) => {
      // Another list, or this page already, was quicker.
      if (now.ask !== ask || now.page?.next !== next) return now;
      if (!told.ok) return { ...now, failure: told.error };
      const lines = [...now.page.lines, ...told.value.lines];
      return { ask, page: { ...told.value, lines }, failure: null };
    });
  };
  return {
    lines: page?.lines ?? null,
    total: page?.total ?? null,
    hasMore: page !== null && page.next !== null,
    isStale: listed.ask !== ask,
    failure,
    more,
    reload: () => setTimes((count) => count + 1),
    replace: (change) =>
      setListed((now) =>
        now.page === null
          ? now
          : { ...now, page: { ...now.page, lines: now.page.lines.map((line) => change(line)) } },
      ),
  };
};
