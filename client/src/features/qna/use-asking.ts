import type { Failure, Result } from '@sets/shared/core/result.ts';
import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { newQuestion, type QnaQuestion } from '@sets/shared/qna/qna.contract.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '../../core/api.ts';
import { useSending } from '../../core/use-sending.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { type Faults, faultsOf } from './faults.ts';
import { useQnaDraft } from './qna-draft.ts';

interface Asking {
  readonly moduleid: string;
  readonly topicid: string;
  readonly who: SignedIn;
  readonly onAsked: (question: QnaQuestion) => void;
}

/**
 * Sends a question. An attempt that the server has already, whose reply was lost, is that question:
 * where the words were changed since, they are changed there too.
 */
const sendQuestion = async (
  token: string,
  body: z.output<typeof newQuestion>,
): Promise<Result<QnaQuestion>> => {
  const told = await ask(qnaCalls.ask, { token, body });
  if (!told.ok) return told;
  const { title, text } = body;
  const { questionid, title: there, text: textThere } = told.value;
  if (there === title && textThere === text) return told;
  return ask(qnaCalls.edit, { token, body: { questionid, title, text } });
};

/** A question while it is written, until the server has it. */
export const useAsking = ({ moduleid, topicid, who, onAsked }: Asking) => {
  const { draft, change, drop } = useQnaDraft(`ask.${moduleid}.${topicid}`, who.userid);
  const [faults, setFaults] = useState<Faults>({});
  const { isBusy, send } = useSending();

  const told = (failure: Failure | null): void =>
    setFaults(failure === null ? {} : { whole: failure.msg });
  const submit = async (): Promise<void> => {
    const given = { ...draft, labels: draft.labelids, moduleid, topicid, asked: null };
    const { labelids: _labelids, ...body } = given;
    const read = z.safeParse(newQuestion, body);
    if (!read.success) {
      setFaults(faultsOf(read.error));
      return;
    }
    const reply = await send(() => sendQuestion(who.token, read.data));
    if (reply === undefined) return;
    told(reply.ok ? null : reply.error);
    if (!reply.ok) return;
    drop();
    onAsked(reply.value);
  };
  const discard = (): void => {
    told(null);
    drop();
  };
  return { draft, change, faults, isBusy, submit, discard };
};
