import { acceptAnswer } from '@sets/shared/question/question-kinds.ts';
import { answersOf } from '@sets/shared/question/right.ts';
import { quizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { shareOfRight } from '@sets/shared/quiz/scoring/right-for.ts';
import { expect, test } from 'vitest';
import { demoQuiz } from './demo-quiz.ts';

test('the quiz of the demo is one that can be played, and whoever answers what is right has all of it', () => {
  expect(quizDefinition.parse(demoQuiz)).toEqual(demoQuiz);
  expect(demoQuiz.items).toHaveLength(10);
  for (const { question, right, explanation } of demoQuiz.items) {
    expect(explanation).not.toBe('');
    for (const said of answersOf(right)) {
      const answer = acceptAnswer(question, said);
      expect(answer.ok && shareOfRight(question, right, answer.value), question.text).toBe(1);
    }
  }
});
