// What the page is made of is there from the start, so that no test waits for it.
import '../../../ui/markdown/draw-markdown.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anArticle, articleidOf } from '../../../../test/an-article.ts';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { renderPart } from '../../../../test/render-part.tsx';
import { ArticleWithin } from './article-within.tsx';

const id = articleidOf('one');
const view = `GET /api/article/view/${id}`;

afterEach(() => vi.unstubAllGlobals());

it('can be cited, printed and linked to, and has its contents', async () => {
  answerFetch({ [view]: () => json(200, anArticle()) });
  renderPart(<ArticleWithin articleid={id} />);
  await screen.findByRole('heading', { level: 1, name: 'On engines' });
  for (const name of ['Cite', 'Print', 'Copy the link']) {
    expect(screen.getByRole('button', { name })).toBeDefined();
  }
  await screen.findByRole('navigation', { name: 'Contents' });
});

it('is not shown any more once it is gone, but while the server does not answer', async () => {
  let answer = json(200, anArticle());
  answerFetch({ [view]: () => answer.clone() });
  const onDrawn = vi.fn<(text: HTMLElement | null) => void>();
  renderPart(<ArticleWithin articleid={id} onDrawn={onDrawn} />);
  await screen.findByRole('heading', { level: 1, name: 'On engines' });
  const lookAgain = () =>
    act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  answer = json(503, { code: 'UNAVAILABLE', msg: 'Later.' });
  await lookAgain();
  expect(screen.getByRole('heading', { level: 1, name: 'On engines' })).toBeDefined();
  await waitFor(() => expect(onDrawn).toHaveBeenCalledWith(expect.any(HTMLElement)));
  expect(onDrawn).not.toHaveBeenCalledWith(null);
  answer = json(404, { code: 'NOT_FOUND', msg: 'None.' });
  await lookAgain();
  await screen.findByRole('alert');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  // What stands beside it goes with it.
  expect(onDrawn).toHaveBeenLastCalledWith(null);
});
