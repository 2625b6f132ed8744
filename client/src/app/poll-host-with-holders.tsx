import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { isHolder } from '@sets/shared/question/question-kinds.ts';
import { useMemo, useRef } from 'react';
import { ask } from '../core/api.ts';
import { useAsked } from '../core/use-asked.ts';
import { useToken } from '../features/account/account.store.ts';
import { PollHost } from '../features/poll/host/poll-host.tsx';
import { HolderOpeningContext } from '../features/poll/host/holder-opening.ts';
import { readHostView } from '../features/poll/poll-pictures.ts';
import type { HostPartProps } from '../features/stage/stage-activity.ts';
import { toast } from '../ui/toast.ts';

/** Which places of the run were opened before; asked for only where the poll stands at one. */
const useOpened = ({ run, view }: HostPartProps, token: string) => {
  const { runId } = run;
  const isAtHolder = useMemo(() => {
    const seen = readHostView(view);
    const question = seen?.all[seen.question];
    return question !== undefined && isHolder(question);
  }, [view]);
  const { data } = useAsked(liveQnaCalls.holders, { token, query: { runId } }, isAtHolder);
  return new Set(
    data?.holders.flatMap(({ question, runs }) => (runs.length > 0 ? [question] : [])),
  );
};

/** A poll at its host, whose places for live Q&A open them in the same room. */
export const PollHostWithHolders = (props: HostPartProps) =>
  // In a rehearsal nothing else is put on, so its places are passed by.
  props.room.rehearsal === undefined ? <WithHolders {...props} /> : <PollHost {...props} />;

const WithHolders = (props: HostPartProps) => {
  const token = useToken() ?? '';
  const isOpening = useRef(false);
  const { run, putOn } = props;
  const opened = useOpened(props, token);
  const open = async (question: string): Promise<void> => {
    if (isOpening.current) return;
    isOpening.current = true;
    const reply = await ask(liveQnaCalls.openHeld, {
      token,
      body: { runId: run.runId, question },
    });
    isOpening.current = false;
    if (reply.ok) putOn(liveQnaName, reply.value.liveqnaid);
    else toast.error(reply.error.msg);
  };
  return (
    <HolderOpeningContext
      value={{
        open: (question) => void open(question),
        wasOpened: (question) => opened.has(question),
      }}
    >
      <PollHost {...props} />
    </HolderOpeningContext>
  );
};
