// What the page is made of is there from the start, so that no test waits for it.
import './people-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHead, aLine, ownHead } from '../../../test/a-person.ts';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useToasts } from '../../ui/toast.ts';

type Answers = Parameters<typeof answerFetch>[0];

const page = (people: readonly unknown[], next: string | null = null) =>
  json(200, { people, next });
const button = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .flatMap((row) => within(row).queryAllByRole('link'))
    .filter((link) => link.getAttribute('href')?.startsWith('/person/'))
    .map((link) => link.getAttribute('href')?.slice('/person/'.length));
const refusal = (msg: string) => json(403, { code: 'FORBIDDEN', msg });

const openAda = async (answers: Answers) => {
  const asked = answerFetch({ 'GET /api/people/ada': () => json(200, aHead()), ...answers });
  const rendered = renderApp('/followers/ada');
  await screen.findByRole('heading', { level: 1, name: 'Ada' });
  return { asked, ...rendered };
};
const openOwn = async (list: 'followers' | 'followings', answers: Answers) => {
  const asked = answerFetch({ 'GET /api/people/mira': () => json(200, ownHead()), ...answers });
  const rendered = renderApp(`/${list}/mira`);
  await screen.findByRole('heading', { level: 1, name: 'Mira' });
  return { asked, ...rendered };
};

beforeEach(signIn);
afterEach(() => {
  signOut();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

const list = 'GET /api/people/ada/followers';
const follow = 'POST /api/people/ben/follow';

describe('a list of somebody else', () => {
  it('names each, and how one stands to them', async () => {
    await openAda({
      [list]: () =>
        page([aLine('Ben', { isFollower: true }), { ...aLine('Mira'), you: null }, aLine('Cem')]),
    });
    await screen.findByText('Ben');
    expect(rows()).toEqual(['ben', 'mira', 'cem']);
    expect(screen.getByText('Follows you')).toBeDefined();
    expect(screen.getByText('You')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Follow Mira' })).toBeNull();
    expect(screen.getByRole('link', { name: '3 followers' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(document.title).toContain('Followers of');
  });

  it('follows at once, a second tap is none, and says so', async () => {
    const held = heldBack();
    const { asked } = await openAda({ [list]: () => page([aLine('Ben')]), [follow]: held.answer });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Follow Ben' }));
    expect(button('Following Ben: unfollow')).toBeDefined();
    expect(screen.getByText('You follow Ben.')).toBeDefined();
    expect(asked.of(follow)).toHaveLength(1);
    const told = aHead({ ...aLine('Ben', { follows: true }) });
    await act(async () => held.give(json(200, told)));
    // The head of the page is asked for anew: it may be a count of one's own.
    await waitFor(() => expect(asked.of('GET /api/people/ada')).toHaveLength(2));
    expect(button('Following Ben: unfollow')).toBeDefined();
  });

  it('takes back what was refused, with why', async () => {
    await openAda({ [list]: () => page([aLine('Ben')]), [follow]: () => refusal('Not them.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Ben' }));
    await screen.findByText('Not them.');
    expect(button('Follow Ben')).toBeDefined();
    expect(screen.queryByText('You follow Ben.')).toBeNull();
  });

  it('is told to be private, before and after the head', async () => {
    const { asked, unmount } = await openAda({
      'GET /api/people/ada': () => json(200, aHead({ listsAreOpen: false })),
    });
    await screen.findByRole('heading', { name: /Ada.* keeps this list private/ });
    expect(asked.of(list)).toEqual([]);
    unmount();
    await openAda({ [list]: () => refusal('Private.') });
    await screen.findByRole('heading', { name: /Ada.* keeps this list private/ });
  });

  it('says that nobody is in it', async () => {
    await openAda({ [list]: () => page([]) });
    await screen.findByRole('heading', { name: /Nobody follows .*Ada.* yet/ });
  });

  it('has oneself in it as soon as one follows, and no more when one does not', async () => {
    const me = { ...aLine('Mira'), you: null };
    let follows = false;
    const told = () => json(200, aHead(aLine('Ada', { follows })));
    const change = (to: boolean) => () => {
      follows = to;
      return told();
    };
    await openAda({
      'GET /api/people/ada': told,
      [list]: () => page(follows ? [me] : []),
      'POST /api/people/ada/follow': change(true),
      'DELETE /api/people/ada/follow': change(false),
    });
    await screen.findByRole('heading', { name: /Nobody follows .*Ada.* yet/ });
    await userEvent.click(button('Follow Ada'));
    await waitFor(() => expect(rows()).toEqual(['mira']));
    await userEvent.click(button('Following Ada: unfollow'));
    await screen.findByRole('heading', { name: /Nobody follows .*Ada.* yet/ });
  });

  it('can be asked for again where it failed', async () => {
    let isDown = true;
    await openAda({
      [list]: () =>
        isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : page([aLine('Ben')]),
    });
    await screen.findByText('Later.');
    isDown = false;
    await userEvent.click(button('Try again'));
    await screen.findByText('Ben');
  });

  it('goes on with More, each person once, and keeps what there is where that fails', async () => {
    let isDown = true;
    const { asked } = await openAda({
      [list]: () => page([aLine('Ben'), aLine('Cem')], 'c1'),
      [`${list}?before=c1`]: () =>
        isDown
          ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' })
          : page([aLine('Cem'), aLine('Dao')]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await screen.findByText(/Later\./);
    isDown = false;
    await userEvent.click(button('More'));
    await screen.findByText('Dao');
    expect(rows()).toEqual(['ben', 'cem', 'dao']);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(asked.of(`${list}?before=c1`)).toHaveLength(2);
  });

  it('is as it was when one comes back, and new when a link leads to it', async () => {
    const { asked, router } = await openAda({
      [list]: () => page([aLine('Ben')], 'c1'),
      [`${list}?before=c1`]: () => page([aLine('Cem')]),
      'GET /api/people/cem': () => json(200, aHead({ userid: 'cem', username: 'Cem' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByText('Cem'));
    await screen.findByRole('heading', { level: 1, name: 'Cem' });
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Ada' });
    expect(rows()).toEqual(['ben', 'cem']);
    expect(asked.of(list)).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: '3 followers' }));
    await waitFor(() => expect(asked.of(list)).toHaveLength(2));
  });
});

describe('one’s own followers', () => {
  const own = 'GET /api/people/mira/followers';
  const remove = 'DELETE /api/people/ben/follower';
  const both = () => page([aLine('Ben', { isFollower: true }), aLine('Cem', { isFollower: true })]);

  it('can be removed, once that is sure, and the focus stays in the list', async () => {
    const { asked } = await openOwn('followers', {
      [own]: both,
      [remove]: () => json(200, aHead({ ...aLine('Ben') })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ben as a follower' }));
    await userEvent.click(button('Cancel'));
    expect(asked.of(remove)).toEqual([]);
    await userEvent.click(button('Remove Ben as a follower'));
    await userEvent.click(button('Remove'));
    await waitFor(() => expect(rows()).toEqual(['cem']));
    expect(asked.of(remove)).toHaveLength(1);
    expect(screen.getByText('Ben no longer follows you.')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.closest('section')).not.toBeNull());
  });

  it('are all there again where that was refused', async () => {
    await openOwn('followers', { [own]: both, [remove]: () => refusal('Not now.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ben as a follower' }));
    await userEvent.click(button('Remove'));
    await screen.findByText('Not now.');
    expect(rows()).toEqual(['ben', 'cem']);
  });

  it('are nobody at first: the link to one’s page is the next step', async () => {
    await openOwn('followers', { [own]: () => page([]) });
    await screen.findByRole('heading', { name: 'Nobody follows you yet' });
    expect(button('Copy the link to your page')).toBeDefined();
  });
});

it('whom one follows stays in the list when one unfollows them: a slip is taken back', async () => {
  const line = aLine('Ben', { follows: true });
  await openOwn('followings', {
    'GET /api/people/mira/followings': () => page([line]),
    'DELETE /api/people/ben/follow': () => json(200, aHead({ ...aLine('Ben') })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Following Ben: unfollow' }));
  expect(button('Follow Ben')).toBeDefined();
  expect(rows()).toEqual(['ben']);
});

it.each([
  [404, 'NOT_FOUND'],
  [400, 'BAD_REQUEST'],
])('an address of nobody says so (%s)', async (status, code) => {
  answerFetch({ 'GET /api/people/nobody': () => json(status, { code, msg: 'No.' }) });
  renderApp('/followings/nobody');
  await screen.findByRole('heading', { level: 1, name: 'There is no such person' });
});
