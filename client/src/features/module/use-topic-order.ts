import type { Topic } from '@sets/shared/module/module.contract.ts';
import { topicCalls } from '@sets/shared/module/topic.calls.ts';
import { useRef, useState } from 'react';
import { ask } from '../../core/api.ts';
import { toast } from '../../ui/toast.ts';
import type { SpaceDesk } from './use-space.ts';

/** The list with one of it at another place, counted from 0. */
export const moved = (ids: readonly string[], id: string, to: number): string[] =>
  ids.filter((each) => each !== id).toSpliced(to, 0, id);

/**
 * The order of the topics while it is changed: shown at once, sent one order after the other, the
 * newest alone where several wait; taken back where the server refuses it.
 */
export const useTopicOrder = (
  { space: { moduleid }, token, change }: SpaceDesk,
  topics: readonly Topic[],
) => {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState<{ title: string; place: number } | null>(null);
  const next = useRef<readonly string[] | null>(null);
  const isSending = useRef(false);
  const ids = topics.map(({ topicid }) => topicid);
  const wanted = order ?? ids;
  const shown = topics.toSorted(
    (one, other) => wanted.indexOf(one.topicid) - wanted.indexOf(other.topicid),
  );

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    while (next.current !== null) {
      const topicids = [...next.current];
      next.current = null;
      const failure = await change(
        ask(topicCalls.reorder, { token, body: { moduleid, topicids } }),
      );
      if (failure === null) continue;
      next.current = null;
      toast.error(failure.msg);
    }
    isSending.current = false;
    setOrder(null);
  };

  const move = (topicid: string, to: number): void => {
    const now = shown.map((each) => each.topicid);
    if (to < 0 || to >= now.length || now.indexOf(topicid) === to) return;
    next.current = moved(now, topicid, to);
    setOrder(next.current);
    setSaid({
      title: topics.find((each) => each.topicid === topicid)?.title ?? '',
      place: to + 1,
    });
    void send();
  };
  return { shown, move, said };
};
