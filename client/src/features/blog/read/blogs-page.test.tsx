// What the pages are made of is there from the start, so that no test waits for it.
import '../../../app/blog-pages.tsx';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { aLineOf } from '../../../../test/fake-blog-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { useToasts } from '../../../ui/toast.ts';

type Answers = Parameters<typeof answerFetch>[0];

const posts = (names: readonly string[], next: string | null = null) =>
  json(200, { posts: names.map((name) => aLineOf(name)), next });
const tags = 'GET /api/blog/tags';
const newest = 'GET /api/blog/feed?of=newest';

const open = (path: string, answers: Answers) => {
  const asked = answerFetch({
    [tags]: () => json(200, { tags: [{ tag: 'algebra', posts: 2 }] }),
    ...answers,
  });
  return { asked, ...renderApp(path) };
};
const post = (name: string) => screen.findByRole('link', { name: `Post ${name}` });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(signIn);
afterEach(() => {
  signOut();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

describe('the newest posts', () => {
  it('lead to the post, to its author and to its tags', async () => {
    open('/blogs', { [newest]: () => posts(['one']) });
    expect((await post('one')).getAttribute('href')).toMatch(/^\/blog\/view\/one_+$/);
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/person/ada');
    expect(screen.getByRole('link', { name: '#algebra' }).getAttribute('href')).toBe(
      '/blogs?tag=algebra',
    );
    expect(screen.getByText('4 likes')).toBeDefined();
    expect(document.title).toContain('Blogs');
  });

  it('go on with More, each once, and keep what there is where that fails', async () => {
    let isDown = true;
    open('/blogs', {
      [newest]: () => posts(['one', 'two'], 'c1'),
      [`${newest}&before=c1`]: () =>
        isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : posts(['two', 'three']),
    });
    await userEvent.click(await button('More'));
    await screen.findByText(/Later\./);
    await post('one');
    isDown = false;
    await userEvent.click(await button('More'));
    await post('three');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('are all there when one comes back', async () => {
    const { asked, router } = open('/blogs', {
      [newest]: () => posts(['one'], 'c1'),
      [`${newest}&before=c1`]: () => posts(['two']),
    });
    await userEvent.click(await button('More'));
    await post('two');
    await router.navigate('/person/ada');
    await router.navigate(-1);
    await post('two');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(asked.of(newest)).toHaveLength(1);
  });

  it('can be asked for again where they failed', async () => {
    let isDown = true;
    open('/blogs', {
      [newest]: () => (isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : posts(['one'])),
    });
    await screen.findByText('Later.');
    isDown = false;
    await userEvent.click(await button('Try again'));
    await post('one');
  });

  it.each([
    ['/blogs', newest, 'No posts yet', 'Write', '/blog/publish'],
    [
      '/blogs?list=followed',
      'GET /api/blog/feed?of=followed',
      'Nothing from people you follow yet',
      'Who follows you',
      '/followers/mira',
    ],
    [
      '/blogs?list=school',
      'GET /api/blog/feed?of=school',
      'You have no school yet',
      'To the settings',
      '/account/settings',
    ],
    [
      '/blogs?tag=Big%20O',
      'GET /api/blog/feed?of=tag&tag=big-o',
      'No posts with this tag',
      'To the newest posts',
      '/blogs',
    ],
  ])('say at %s why there are none, and what to do', async (path, call, title, way, to) => {
    open(path, { [call]: () => posts([]) });
    await screen.findByRole('heading', { name: title });
    const ways = screen.getAllByRole('link', { name: way });
    expect(ways.map((each) => each.getAttribute('href'))).toContain(to);
  });
});

it('finds posts as one types; the words are in the address, and Back leads to what was before', async () => {
  const found = 'GET /api/blog/feed?of=search&words=vectors';
  const { asked, router } = open('/blogs', {
    [newest]: () => posts(['one']),
    [found]: () => posts(['two']),
  });
  await post('one');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'vectors');
  await post('two');
  expect(router.state.location.search).toBe('?search=vectors');
  expect(asked.of(found)).toHaveLength(1);
  await router.navigate(-1);
  await post('one');
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' });
  await waitFor(() => expect(box.value).toBe(''));
});

it('makes addresses for a feed reader, and withdraws them', async () => {
  let key: string | null = null;
  const told = () => json(200, { key });
  const { asked } = open('/blogs', {
    [newest]: () => posts(['one']),
    'GET /api/blog/feedkey': told,
    'POST /api/blog/feedkey': () => {
      key = 'k'.repeat(22);
      return told();
    },
    'DELETE /api/blog/feedkey': () => {
      key = null;
      return told();
    },
  });
  await userEvent.click(await button('Follow by feed reader'));
  await userEvent.click(await button('Make my addresses'));
  await screen.findByText(new RegExp(`/api/blog/atom/${'k'.repeat(22)}/followed$`));
  await userEvent.click(await button('Withdraw the addresses'));
  await userEvent.click(await button('Withdraw'));
  await button('Make my addresses');
  expect(asked.of('DELETE /api/blog/feedkey')).toHaveLength(1);
});
