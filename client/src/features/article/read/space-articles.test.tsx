// What the page is made of is there from the start, so that no test waits for it.
import '../../../app/space-route.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aLineOfArticle, anEditedArticle, articleidOf } from '../../../../test/an-article.ts';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { all, answersOf, aSpace } from '../../../../test/a-space.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

const list = 'GET /api/article/of/m1';
type Answers = Parameters<typeof answerFetch>[0];

const open = async (may: 'read' | 'edit', answers: Answers) => {
  if (may === 'edit') signIn();
  const space = aSpace(may === 'edit' ? { may: all } : {});
  const asked = answerFetch({ ...answersOf(space), ...answers });
  renderApp('/space/m1');
  await screen.findByRole('heading', { level: 1, name: 'Algorithms' });
  return asked;
};
const told = (...articles: ReturnType<typeof aLineOfArticle>[]) => ({
  [list]: () => json(200, { articles }),
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('are listed for whoever reads the space, and nothing is said where there are none', async () => {
  const asked = await open('read', told());
  await waitFor(() => expect(asked.of(list)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Articles' })).toBeNull();
});

it('lead to where each is read; nobody else is offered to write', async () => {
  await open('read', told(aLineOfArticle('one')));
  const article = await screen.findByRole('link', { name: 'Article one' });
  expect(article.getAttribute('href')).toBe(`/article/${articleidOf('one')}`);
  expect(screen.queryByRole('link', { name: /Write an article|^Edit/ })).toBeNull();
});

it('lead moderators to where they are written, a new one and a draft, too', async () => {
  await open('edit', told(aLineOfArticle('one', { publishedAt: null, title: '' })));
  const draft = await screen.findByRole('link', { name: 'No title' });
  expect(draft.getAttribute('href')).toBe(`/article/${articleidOf('one')}/edit`);
  expect(screen.getByText('Draft')).toBeDefined();
  const write = screen.getByRole('link', { name: 'Write an article' });
  expect(write.getAttribute('href')).toMatch(/^\/article\/[\w-]{22}\/edit\?space=m1$/);
});

it('stand as their letters run, and name a few of many authors', async () => {
  const authors = (count: number): string[] =>
    Array.from({ length: count }, (_none, at) => `Author ${at + 1}`);
  await open(
    'read',
    told(
      aLineOfArticle('three', { authors: authors(3) }),
      aLineOfArticle('many', { authors: authors(10) }),
    ),
  );
  const title = await screen.findByRole('heading', { name: 'Article three' });
  // On what is drawn within a line, it would turn letters but move nothing to its side.
  expect(title.getAttribute('dir')).toBe('auto');
  expect(screen.getByText('Author 1, Author 2, Author 3')).toBeDefined();
  expect(screen.getByText('Author 1, Author 2 and 8 others')).toBeDefined();
});

it('that were removed are put back', async () => {
  let removedUntil: string | null = '2026-12-05T20:00:00.000Z';
  const id = articleidOf('one');
  const asked = await open('edit', {
    [list]: () => json(200, { articles: [aLineOfArticle('one', { removedUntil })] }),
    [`GET /api/article/edit/${id}`]: () =>
      json(200, anEditedArticle({ revision: 7, removedUntil })),
    [`POST /api/article/back/${id}`]: () => {
      removedUntil = null;
      return json(200, anEditedArticle({ revision: 8 }));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Put back' }));
  await screen.findByRole('link', { name: 'Article one' });
  expect(asked.of(`POST /api/article/back/${id}`)[0]?.body).toEqual({ revision: 7 });
});

it('can be asked for again where the server does not answer', async () => {
  let isDown = true;
  await open('read', {
    [list]: () =>
      isDown
        ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' })
        : json(200, { articles: [aLineOfArticle('one')] }),
  });
  await screen.findByText('The articles cannot be loaded. Later.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Article one' });
});
