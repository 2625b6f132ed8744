import type { Failure } from '@sets/shared/core/result.ts';
import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import { useEffect, useState } from 'react';
import { useAsked } from '../../core/use-asked.ts';
import { onDraftDropped } from './kept-drafts.ts';
import { pollApi, type Shelf } from './poll.api.ts';

/** How far up: what is on now, then what is set aside, then the others. */
const rank = ({ code, setAside }: PollLine): number => (code === null ? 2 : Number(setAside));

/** Otherwise as the server has them: newest first. */
const inOrder = (polls: readonly PollLine[]): PollLine[] =>
  polls.toSorted((one, other) => rank(one) - rank(other));

/** The polls of a shelf: null while they load; `failure` says why they did not. */
export const usePolls = (token: string, { moduleid, topicid }: Shelf) => {
  const { data, failure, reload } = useAsked(pollCalls.list, {
    token,
    query: { moduleid, topicid },
  });
  const [, setDrops] = useState(0);
  useEffect(
    () =>
      onDraftDropped(() => {
        // The list is drawn with the drafts on this device, also where the server tells the same.
        setDrops((count) => count + 1);
        // What the editor was still sending when it was left is on the server now.
        void reload();
      }),
    [reload],
  );
  const remove = async (pollid: string): Promise<Failure | null> => {
    const told = await pollApi(token).remove(pollid);
    void reload();
    return told.ok ? null : told.error;
  };
  return { polls: data && inOrder(data.polls), failure, remove, reload: () => void reload() };
};
