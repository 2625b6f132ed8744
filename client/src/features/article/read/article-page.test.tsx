// What the page is made of is there from the start, so that no test waits for it.
import '../../../app/article-pages.tsx';
import '../../../ui/markdown/draw-markdown.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anArticle, articleidOf } from '../../../../test/an-article.ts';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

const id = articleidOf('one');
const view = `GET /api/article/view/${id}`;

const open = async (change: Parameters<typeof anArticle>[0] = {}) => {
  const asked = answerFetch({ [view]: () => json(200, anArticle(change)) });
  const rendered = renderApp(`/article/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'On engines' });
  return { asked, ...rendered };
};

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('is a page to read for a visitor: who wrote it, its contents, its footnotes, its space', async () => {
  const { asked } = await open();
  expect(asked.of(view)[0]?.token).toBeNull();
  expect(screen.getByText('Ada Lovelace and Charles Babbage')).toBeDefined();
  expect(screen.getByText(/3 minutes to read/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'a.example' })).toMatchObject({
    href: 'https://www.a.example/engines',
    rel: 'noopener noreferrer nofollow ugc',
  });
  expect(screen.getByRole('link', { name: 'Algorithms' }).getAttribute('href')).toBe('/space/m1');
  const [contents] = await screen.findAllByRole('navigation', { name: 'Contents' });
  if (contents === undefined) throw new Error('There are no contents.');
  expect(within(contents).getByRole('link', { name: 'Store' }).getAttribute('href')).toBe(
    '#section-store',
  );
  expect(screen.getByRole('doc-noteref', { name: 'Footnote 1' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(document.title).toContain('On engines');
});

it('leads its moderators to where it is written', async () => {
  signIn();
  await open({ mayEdit: true });
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    `/article/${id}/edit`,
  );
});

it('fetches its pictures as those of the article', async () => {
  const { asked } = await open({ text: '![A loom](/api/file/f1)' });
  const picture = `GET /api/article/picture/${id}/f1`;
  await waitFor(() => expect(asked.of(picture)).toHaveLength(1));
});

it('is cited as an entry of BibTeX', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cite' }));
  expect(screen.getByLabelText('The entry').textContent).toMatch(
    /^@misc\{lovelace2026engines,\n {2}author = \{Ada Lovelace and Charles Babbage\}/,
  );
});

it('that is not there for a visitor may be there once they are known', async () => {
  answerFetch({});
  const place = `/article/${id}?at=2#section-store`;
  const { router } = renderApp(place);
  await screen.findByRole('heading', { name: 'There is no such article' });
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ from: place });
});

it('can be asked for again where the server does not answer', async () => {
  let isDown = true;
  const down = json(503, { code: 'UNAVAILABLE', msg: 'Later.' });
  answerFetch({ [view]: () => (isDown ? down : json(200, anArticle())) });
  renderApp(`/article/${id}`);
  await screen.findByText('Later.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'On engines' });
});
