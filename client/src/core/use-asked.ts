import type { CallDeclaration } from '@sets/shared/core/call.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask, type Askable, type Given, type Told } from './api.ts';

/** As TanStack Query wants it: what fails is thrown. */
export class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.msg);
    this.failure = failure;
  }
}

/**
 * What the server told, for all pages: shown at once where it is known, asked for anew by each page
 * that comes to it and whenever somebody comes back to the page. A call that fails is not repeated by
 * itself: the page says so, and has a button.
 */
export const createServerState = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // A lecture hall may have a server, and no internet.
      queries: { retry: false, networkMode: 'always' },
    },
  });

/** The call and what it names; not the token: everything is forgotten when somebody else signs in. */
const keyOf = (
  { path }: CallDeclaration,
  { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
) => [path, params ?? {}, query ?? {}, body ?? null] as const;

interface Asked<Data> {
  /** Null until it is known; what was known before stays when the server fails to tell it anew. */
  readonly data: Data | null;
  /** Why there is nothing, or nothing newer. */
  readonly failure: Failure | null;
  /** When `data` was told, in ms; 0 while there is none. */
  readonly toldAt: number;
  /** Asks anew; resolves when the answer is here, whatever it is. */
  readonly reload: () => Promise<void>;
}

/**
 * What a call that only reads is answered; some of them name in a body what they read. While it is
 * not wanted, nothing is asked.
 */
export const useAsked = <Call extends Askable>(
  call: Call,
  given: Omit<Given<Call>, 'signal'>,
  isWanted = true,
): Asked<Told<Call>> => {
  const { data, error, dataUpdatedAt, refetch } = useQuery<Told<Call>, Refused>({
    queryKey: keyOf(call, given),
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const told = await ask<Call>(call, { ...given, signal } as Given<Call>);
      if (!told.ok) throw new Refused(told.error);
      return told.value;
    },
  });
  const reload = useCallback(async () => {
    await refetch();
  }, [refetch]);
  return { data: data ?? null, failure: error?.failure ?? null, toldAt: dataUpdatedAt, reload };
};

/** Takes over what a call would tell now, where another call has told it. */
export const useTold = <Call extends Askable & { readonly method: 'get' }>(
  call: Call,
): ((given: Pick<Given<Call>, 'params' | 'query'>, told: Told<Call>) => void) => {
  const client = useQueryClient();
  return useCallback(
    (given, told) => {
      const queryKey = keyOf(call, given);
      // What was asked before this was told may bring what was before.
      void client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, told);
    },
    [client, call],
  );
};

/** Asks anew for all that these keys begin. */
const askAnew = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  const unanswered = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries({ queryKey });
  // A first answer that was on its way may be from before, and was waited for. It is shown, and asked
  // for again: where news come faster than answers, nothing would ever be shown else.
  for (const query of unanswered) {
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
};

/**
 * To be called once what a call tells has changed: pages that show it ask anew. `named` is the first
 * part of what the call names, where not all of it has changed.
 */
export const useChanged = (): ((call: CallDeclaration, named?: string) => void) => {
  const client = useQueryClient();
  return useCallback(
    ({ path }, named) => void askAnew(client, named === undefined ? [path] : [path, named]),
    [client],
  );
};
