import { reportCalls } from '@sets/shared/report/report.calls.ts';
import type {
  ReportDecision,
  ReportedThing,
  ReportsQuery,
} from '@sets/shared/report/report.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { Refused } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { toast } from '../../../ui/toast.ts';
import { reportsMessages as words } from '../report.messages.ts';

export type Decided = ReportDecision['decision'];
export type ReportsOf = NonNullable<ReportsQuery['of']>;

/** Tells a thing from the others. */
export const keyOf = ({ subject: { kind, id } }: Pick<ReportedThing, 'subject'>): string =>
  `${kind} ${id}`;

/** What waits for a decision, or is taken down, page by page; a decided one stays where it is until the page is left. */
export const useReports = (token: string, of: ReportsOf) => {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [reportCalls.list.path, of],
      initialPageParam: undefined as string | undefined,
      queryFn: async ({ pageParam, signal }) => {
        // What waits is listed unless it is said.
        const query = { of: of === 'waiting' ? undefined : of, before: pageParam };
        const told = await ask(reportCalls.list, { token, query, signal });
        if (!told.ok) throw new Refused(told.error);
        return told.value;
      },
      getNextPageParam: ({ next }) => next ?? undefined,
      // What an admin reads does not move under the pointer.
      refetchOnWindowFocus: false,
    },
  );
  return {
    things: data?.pages.flatMap(({ things }) => things) ?? null,
    failure: error instanceof Refused ? error.failure : null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => void fetchNextPage({ cancelRefetch: false }),
    reload: () => void refetch(),
  };
};

/** Deciding on one thing: what was decided last, and how. */
export const useDeciding = (token: string) => {
  const [decided, setDecided] = useState<Decided | null>(null);
  const { isBusy, send } = useSending();
  const decide = async (decision: ReportDecision): Promise<boolean> => {
    const told = await send(() => ask(reportCalls.decide, { token, body: decision }));
    if (told === undefined) return false;
    if (!told.ok) {
      toast.error(told.error.msg);
      return false;
    }
    setDecided(decision.decision);
    toast.success(words.done[decision.decision]);
    return true;
  };
  return { decided, isBusy, decide };
};
