import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done = 'Every question has an answer.';
const none = { questions: 3, unanswered: 0, queue: 0 };
const draw = (counts: typeof none, count = 0, hasMore = false): void => {
  answerFetch({ 'GET /api/qna/counts/m1/t1': () => json(200, counts) });
  renderPart(
    <WaitingQuestions
      moduleid="m1"
      topicid="t1"
      promised={{ count, hasMore }}
      promisedWay="#promised"
    />,
  );
};

it('says that every question has an answer where nothing waits', async () => {
  draw(none);
  expect(await screen.findByText(done)).toBeDefined();
});

it.each([
  ['is to be decided', { ...none, queue: 1 }, 0, '1 to decide'],
  ['was promised', none, 2, '2 promised in a lecture'],
  ['has no answer', { ...none, unanswered: 1 }, 0, '1 without an answer'],
])('does not say so while something %s, and leads there', async (_what, counts, promised, name) => {
  draw(counts, promised);
  expect(await screen.findByRole('link', { name })).toBeDefined();
  expect(screen.queryByText(done)).toBeNull();
});

it('does not pretend to have counted all that was promised', async () => {
  draw(none, 10, true);
  const way = await screen.findByRole('link', { name: '10+ promised in a lecture' });
  expect(way.getAttribute('href')).toBe('/#promised');
});
