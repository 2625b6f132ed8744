import { limits } from '@sets/shared/core/limits.ts';
import { lineOf } from '@sets/shared/core/text.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { newId } from '../../../core/new-id.ts';
import { choose, rate, say, words as inWords } from '../templates/template.ts';
import { quickMessages as words } from './quick.messages.ts';

/** In the order in which they stand on the sheet. */
export const quickKinds = [
  'yesNo',
  'trueFalse',
  'letters',
  'scale',
  'clear',
  'word',
  'say',
] as const;
export type QuickKind = (typeof quickKinds)[number];

/** A question that is asked at once, and what it is called where it is found again. */
export interface Quick {
  readonly title: string;
  readonly question: Question;
}

const made: Readonly<Record<QuickKind, (text: string) => Question>> = {
  letters: (text) => choose(text, words.letters)(newId),
  yesNo: (text) => choose(text, words.yesNo)(newId),
  trueFalse: (text) => ({ kind: 'true-false', id: newId(), text, seconds: null }),
  scale: (text) => rate(text, words.scaleEnds)(newId),
  clear: (text) => rate(text, words.clearEnds)(newId),
  word: (text) => inWords(text, 1)(newId),
  say: (text) => say(text)(newId),
};

/** A question of this kind, with what was typed, if anything was. */
export const quickQuestion = (kind: QuickKind, typed: string): Quick => {
  const written = lineOf(typed, limits.question.text);
  const { name, text } = words.kinds[kind];
  return {
    title: lineOf(written, limits.title) || name,
    question: made[kind](written || text),
  };
};
