import { limits } from '@sets/shared/core/limits.ts';
import { isNewer, readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import { picturesWithin } from '@sets/shared/question/question-picture.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { storedQuizDefinition } from '@sets/shared/quiz/quiz.migrations.ts';
import * as z from 'zod/mini';
import { exchangeWords as words } from '../material/exchange/exchange-words.ts';
import { FileFault, type Imported, type ReadyItem } from '../material/exchange/imported-item.ts';
import { damagedItem, readOwnJson } from '../material/exchange/own-json.ts';

export const quizFormat = 'sets-quiz';

const file = z.looseObject({
  format: z.literal(quizFormat),
  quiz: z.looseObject({ title: z.optional(z.string()), items: z.array(z.unknown()) }),
});
type QuizInFile = z.infer<typeof file>['quiz'];

/** A quiz with all that it is, in the version in which it is stored. */
export const writeQuizJson = (quiz: QuizDefinition): string =>
  `${JSON.stringify({ format: quizFormat, quiz: toStored(storedQuizDefinition, quiz) }, null, 2)}\n`;

const itemIn = z.looseObject({ question: z.looseObject({}) });
const noPools = { pools: [] } as const;

/** Each question by itself, so that one that is damaged costs no other. */
const itemOf = (quiz: QuizInFile, each: unknown): ReadyItem => {
  const one = { ...quiz, title: 'Quiz', items: [each] };
  const read = readStored(storedQuizDefinition, one);
  const told = read.ok ? read : readStored(storedQuizDefinition, { ...one, ...noPools });
  if (!told.ok) {
    const known = z.safeParse(itemIn, each);
    return damagedItem(known.success ? known.data.question : each, told.error.msg);
  }
  const [item] = told.value.items;
  if (item === undefined) return damagedItem(each, '');
  const { question, right, points, explanation, pool = null } = item;
  return {
    name: question.text.slice(0, limits.title),
    type: question.kind,
    question,
    extra: { confidence: false, right, points, explanation, pool },
    notes: picturesWithin(question).length > 0 ? [words.picturesElsewhere] : [],
  };
};

/** Our own format of quizzes. */
export const readQuizJson = (text: string): Imported => {
  const { quiz } = readOwnJson(file, text);
  if (isNewer(storedQuizDefinition, quiz)) throw new FileFault(words.newer);
  const items = quiz.items.map((each) => itemOf(quiz, each));
  const title = quiz.title ?? '';
  const filler = {
    question: { kind: 'true-false', id: 'q', text: 'q', seconds: null },
    right: { type: 'options', ids: ['true'] },
    points: 1,
    explanation: '',
  };
  const whole = readStored(storedQuizDefinition, { ...quiz, title: 'Quiz', items: [filler] });
  if (!whole.ok) return { format: 'json', title, items, notes: [words.badSettings] };
  const { title: _title, items: _items, ...settings } = whole.value;
  return { format: 'json', title, settings, items, notes: [] };
};
