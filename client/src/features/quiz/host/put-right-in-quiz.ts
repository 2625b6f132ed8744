import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { toast } from '../../../ui/toast.ts';
import { quizServer } from '../quiz-server.ts';
import { quizHostMessages as words } from './quiz-host.messages.ts';

interface PutRight {
  readonly quizid: string;
  readonly questionid: string;
  readonly right: Right;
}

/** Why it was not put right there; null where it is. */
const putRight = async (
  token: string,
  { quizid, questionid, right }: PutRight,
): Promise<string | null> => {
  const api = quizServer.api(token);
  const read = await api.read(quizid);
  if (!read.ok) return read.error.msg;
  const { definition, revision } = read.value;
  const item = definition.items.find(({ question }) => question.id === questionid);
  const applies = item && kindOf(item.question).keyed?.of(item.question, right);
  // Its options may be others by now.
  if (JSON.stringify(applies) !== JSON.stringify(right)) return words.inQuizChanged;
  if (JSON.stringify(item?.right) === JSON.stringify(right)) return null;
  const items = definition.items.map((each) => (each === item ? { ...each, right } : each));
  const changed = await api.change(quizid, { ...definition, items }, revision);
  return changed.ok ? null : changed.error.msg;
};

/** Puts right in the quiz itself what was put right in a run of it, and says what came of it. */
export const putRightInQuiz = async (token: string, what: PutRight): Promise<void> => {
  const why = await putRight(token, what);
  if (why === null) toast.success(words.inQuizDone);
  else toast.error(words.inQuizNot(why));
};
