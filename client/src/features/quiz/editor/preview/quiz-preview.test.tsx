import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillGaps } from '../../../../../test/render-app.tsx';
import type { QuizDraft } from '../quiz-draft.ts';
import { QuizPreview } from './quiz-preview.tsx';

const draft: QuizDraft = buildQuiz();
/** The same with another text in its first question. */
const asking = (text: string): QuizDraft => ({
  ...draft,
  items: draft.items.map((item, at) =>
    at === 0 ? { ...item, question: { ...item.question, text } } : item,
  ),
});

beforeEach(async () => {
  fillGaps();
  // The wall is loaded when it is drawn first, which no clock of a test moves.
  render(<QuizPreview draft={draft} at={0} />);
  await screen.findByRole('timer');
  cleanup();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const left = (): number => Number.parseInt(screen.getByRole('timer').textContent, 10);

it('its time begins anew when the question becomes another one, and not with the title of the quiz', async () => {
  const { rerender } = render(<QuizPreview draft={draft} at={0} />);
  await pass(12_000);
  expect(left()).toBe(8);
  rerender(<QuizPreview draft={{ ...draft, title: 'Cities' }} at={0} />);
  await pass(1_000);
  expect(left()).toBe(7);
  rerender(<QuizPreview draft={asking('Of Rome?')} at={0} />);
  await pass(200);
  screen.getByRole('heading', { name: 'Of Rome?' });
  expect(left()).toBe(20);
});
