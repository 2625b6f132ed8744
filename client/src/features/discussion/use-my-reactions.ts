import { discussionCalls } from '@sets/shared/discussion/discussion.calls.ts';
import {
  discussionLimits,
  type DiscussionPlace,
  type Reaction,
} from '@sets/shared/discussion/discussion.contract.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../core/api.ts';
import { useSettled } from '../../core/use-settled.ts';
import { toast } from '../../ui/toast.ts';
import type { Message } from './read-message.ts';

type Mine = ReadonlyMap<number, readonly Reaction[]>;

const hasReactions = ({ reactions }: Message): boolean => Object.keys(reactions).length > 0;

/** Which reactions are one's own: asked for once for each message that has any. */
export const useMyReactions = (
  token: string | null,
  place: DiscussionPlace,
  messages: readonly Message[],
) => {
  const [mine, setMine] = useState<Mine>(new Map());
  const asked = useRef(new Set<number>());
  const settled = useSettled(messages, 500);
  const put = useCallback((all: readonly { id: number; reactions: readonly Reaction[] }[]) => {
    setMine(
      (before) => new Map([...before, ...all.map((one) => [one.id, one.reactions] as const)]),
    );
  }, []);
  useEffect(() => {
    if (token === null) return;
    const ids = settled
      .filter((message) => hasReactions(message) && !asked.current.has(message.id))
      .map(({ id }) => id)
      .slice(-discussionLimits.asked);
    if (ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    void ask(discussionCalls.myReactions, { token, body: { place, ids } }).then((told) => {
      if (told.ok) put(told.value.mine);
      else for (const id of ids) asked.current.delete(id);
    });
  }, [token, place, settled, put]);

  const react = useCallback(
    async (id: number, reaction: Reaction, on: boolean): Promise<void> => {
      if (token === null) return;
      asked.current.add(id);
      const body = { place, id, reaction, on };
      const told = await ask(discussionCalls.react, { token, body });
      if (told.ok) put([told.value]);
      else toast.error(told.error.msg);
    },
    [token, place, put],
  );
  return { mine, react };
};
