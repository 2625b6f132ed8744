import type { Result } from '@sets/shared/core/result.ts';
import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import type {
  QnaAnswer,
  QnaQuestion,
  QnaSpace,
  QuestionRead,
} from '@sets/shared/qna/qna.contract.ts';
import { useAsked, useChanged } from '../../core/use-asked.ts';
import { toast } from '../../ui/toast.ts';
import { useAccount } from '../account/account.store.ts';

/** A question, and what the parts of its page need to do something with it. */
export interface QuestionDesk {
  readonly question: QnaQuestion;
  readonly space: QnaSpace;
  readonly token: string | null;
  /**
   * Waits for something that was sent, says why it failed, and shows the question as it is then.
   * Resolves to whether it worked.
   */
  readonly act: (sent: Promise<Result<unknown>>, said?: string) => Promise<boolean>;
  readonly reload: () => Promise<void>;
}

/** Which page of the answers to a question, and which answer is to be in sight. */
interface Wanted {
  readonly questionid: string;
  readonly answer: string | undefined;
  readonly before: string | undefined;
}

/** Asks for a question with a page of its answers; null while it is not known. */
export const useQuestion = ({ questionid, answer, before }: Wanted) => {
  const token = useAccount()?.token ?? null;
  const changed = useChanged();
  const { data, failure, reload } = useAsked(qnaCalls.read, {
    token,
    params: { questionid },
    query: { answer, before },
  });
  const act = async (sent: Promise<Result<unknown>>, said?: string): Promise<boolean> => {
    const told = await sent;
    if (!told.ok) toast.error(told.error.msg);
    else if (said !== undefined) toast.success(said);
    changed(qnaCalls.list);
    changed(qnaCalls.counts);
    await reload();
    return told.ok;
  };
  const desk: QuestionDesk | null =
    data === null ? null : { question: data.question, space: data.space, token, act, reload };
  return { desk, read: data, failure, reload };
};

/**
 * The answers as they are shown: the accepted one first, then the one that the address names where
 * it is on no page that is shown, then by votes; those that only some see at the end. Each once.
 */
export const answersInOrder = ({
  accepted,
  named,
  unseen,
  answers,
}: Pick<QuestionRead, 'accepted' | 'named' | 'unseen' | 'answers'>): readonly QnaAnswer[] => {
  const isListed = [...answers, ...unseen].some(({ answerid }) => answerid === named?.answerid);
  const all = [accepted, isListed ? null : named, ...answers, ...unseen];
  const known = new Map<string, QnaAnswer>();
  for (const answer of all) if (answer !== null) known.set(answer.answerid, answer);
  return [...known.values()];
};
