// What the page is made of is there from the start, so that no test waits for it.
import '../../../app/paper-pages.tsx';
import '../../../ui/markdown/draw-markdown.ts';
import type { LogPaper, Paper } from '@sets/shared/weeklog/weeklog.contract.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anArticle, articleidOf } from '../../../../test/an-article.ts';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { logidOf } from '../../../../test/fake-weeklog-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

const place = `m1/t1/2/${logidOf('one')}/${logidOf('p')}`;
const paper = `GET /api/weeklog/paper/${place}`;
const article = `GET /api/article/view/${articleidOf('one')}`;

const anArticlePaper = (isClosed: boolean): LogPaper => ({
  paperid: logidOf('p'),
  title: 'On engines',
  kind: 'article',
  articleid: articleidOf('one'),
  isClosed,
});
const told = (change: LogPaper): Paper => ({
  paper: change,
  space: { moduleid: 'm1', title: 'Algorithms', school: 'NA' },
  topic: { topicid: 't1', title: 'Heaps' },
  week: 2,
  at: '2026-11-02T10:00:00.000Z',
  mayEdit: false,
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('is left to log in, and come back to', async () => {
  answerFetch({});
  const { router } = renderApp(`/articlep/${place}?page=2#notes`);
  await screen.findByRole('heading', { name: 'There is no such paper' });
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(router.state.location).toMatchObject({
    pathname: '/sets/login',
    state: { from: `/articlep/${place}?page=2#notes` },
  });
});

it('is the article that it names', async () => {
  answerFetch({
    [paper]: () => json(200, told(anArticlePaper(false))),
    [article]: () => json(200, anArticle()),
  });
  renderApp(`/articlep/${place}`);
  await screen.findByRole('heading', { level: 1, name: 'On engines' });
});

it('whose article is not published any more says so to moderators', async () => {
  signIn();
  const asked = answerFetch({ [paper]: () => json(200, told(anArticlePaper(true))) });
  renderApp(`/articlep/${place}`);
  await screen.findByRole('heading', { level: 1, name: 'On engines' });
  expect(
    screen.getByText('Its article is not published, so only moderators see this page.'),
  ).toBeDefined();
  expect(asked.of(article)).toEqual([]);
});
