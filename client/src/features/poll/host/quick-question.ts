import type { Question } from '@sets/shared/question/question-kinds.ts';
import { newId } from '../../../core/new-id.ts';
import { pollHostMessages as words } from './poll-host.messages.ts';

/** What can be asked without writing anything: the lecturer says it. */
export const quickKinds = ['letters', 'yesNo', 'trueFalse'] as const;
export type QuickKind = (typeof quickKinds)[number];

const choosing = (text: string, options: readonly string[]): Question => ({
  kind: 'choice',
  id: newId(),
  text,
  options: options.map((each) => ({ id: newId(), text: each })),
  multiple: false,
  seconds: null,
});

export const quickQuestion = (kind: QuickKind): Question => {
  switch (kind) {
    case 'letters':
      return choosing(words.quickText, ['A', 'B', 'C', 'D']);
    case 'yesNo':
      return choosing(words.quickYesNo, [words.yes, words.no]);
    case 'trueFalse':
      return { kind: 'true-false', id: newId(), text: words.quickStatement, seconds: null };
  }
};
