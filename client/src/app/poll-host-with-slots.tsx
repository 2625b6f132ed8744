import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { useRef } from 'react';
import { ask } from '../core/api.ts';
import { useToken } from '../features/account/account.store.ts';
import { PollHost } from '../features/poll/host/poll-host.tsx';
import { SlotOpeningContext } from '../features/poll/host/slot-opening.ts';
import type { HostPartProps } from '../features/stage/stage-activity.ts';
import { toast } from '../ui/toast.ts';

/** A poll at its host, whose places for live Q&A open them in the same room. */
export const PollHostWithSlots = (props: HostPartProps) => {
  const token = useToken() ?? '';
  const isOpening = useRef(false);
  const { run, putOn } = props;
  const open = async (question: string): Promise<void> => {
    if (isOpening.current) return;
    isOpening.current = true;
    const reply = await ask(liveQnaCalls.openSlot, {
      token,
      body: { runId: run.runId, question },
    });
    isOpening.current = false;
    if (reply.ok) putOn(liveQnaName, reply.value.liveqnaid);
    else toast.error(reply.error.msg);
  };
  return (
    <SlotOpeningContext value={(question) => void open(question)}>
      <PollHost {...props} />
    </SlotOpeningContext>
  );
};
