// What the page is made of is there from the start, so that no test waits for it.
import '../../app/person-route.tsx';
import type { PersonHead } from '@sets/shared/people/people.contract.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aHead, ownHead } from '../../../test/a-person.ts';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useToasts } from '../../ui/toast.ts';

type Answers = Parameters<typeof answerFetch>[0];

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

const open = async (head: PersonHead, answers: Answers = {}) => {
  const asked = answerFetch({
    [`GET /api/people/${head.userid}`]: () => json(200, head),
    'GET /api/user/peoplesettings': () =>
      json(200, { listsArePrivate: false, tellsOfFollowers: true, tellsOfPosts: true }),
    ...answers,
  });
  const rendered = renderApp(`/person/${head.userid}`);
  await screen.findByRole('heading', { level: 1, name: head.username });
  return { asked, ...rendered };
};
const to = (you: Partial<NonNullable<PersonHead['you']>>): PersonHead =>
  aHead({ you: { follows: false, isFollower: false, isBlocked: false, ...you } });

beforeEach(signIn);
afterEach(() => {
  signOut();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

describe('the page of somebody else', () => {
  it('says who it is, and leads to their lists and their resume', async () => {
    await open(to({ isFollower: true }));
    expect(screen.getByText('Analytical College')).toBeDefined();
    expect(screen.getByText('Follows you')).toBeDefined();
    expect(link('3 followers').getAttribute('href')).toBe('/followers/ada');
    expect(link('1 following').getAttribute('href')).toBe('/followings/ada');
    expect(link(/Read their resume/).getAttribute('href')).toBe('/resume/ada');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('counts whoever follows at once, and no more where that is refused', async () => {
    const held = heldBack();
    await open(to({}), { 'POST /api/people/ada/follow': held.answer });
    await userEvent.click(button('Follow Ada'));
    expect(link('4 followers')).toBeDefined();
    await act(async () => held.give(json(409, { code: 'CONFLICT', msg: 'You follow too many.' })));
    await screen.findByText('You follow too many.');
    expect(link('3 followers')).toBeDefined();
    expect(button('Follow Ada')).toBeDefined();
  });

  it('blocks from the menu, once that is sure, and unblocks in one tap', async () => {
    let head = to({ follows: true, isFollower: true });
    const change = (next: PersonHead) => () => {
      head = next;
      return json(200, head);
    };
    await open(head, {
      'GET /api/people/ada': () => json(200, head),
      'POST /api/people/ada/block': change({
        ...to({ isBlocked: true }),
        followers: 2,
        followings: 0,
      }),
      'DELETE /api/people/ada/block': change({ ...to({}), followers: 2, followings: 0 }),
    });
    await userEvent.click(button('More options'));
    await userEvent.click(within(screen.getByRole('dialog')).getByText('Block'));
    await userEvent.click(button('Block'));
    await screen.findByText('Blocked');
    await waitFor(() => expect(link('2 followers')).toBeDefined());
    expect(link('0 following')).toBeDefined();
    await userEvent.click(button('Unblock Ada'));
    await screen.findByRole('button', { name: 'Follow Ada' });
    expect(screen.queryByText('Blocked')).toBeNull();
  });

  it('lets them follow no more from the menu, which offers that of followers alone', async () => {
    const call = 'DELETE /api/people/ada/follower';
    let head = to({ isFollower: true });
    const { asked } = await open(head, {
      'GET /api/people/ada': () => json(200, head),
      [call]: () => {
        head = to({});
        return json(200, head);
      },
    });
    await userEvent.click(button('More options'));
    await userEvent.click(screen.getByText('Remove as a follower'));
    await userEvent.click(button('Remove'));
    expect(asked.of(call)).toHaveLength(1);
    await userEvent.click(button('More options'));
    expect(screen.queryByText('Remove as a follower')).toBeNull();
  });
});

describe('one’s own page', () => {
  const save = 'PUT /api/user/peoplesettings';
  const blocked = 'GET /api/user/blocked';

  it('has no Follow, and is in the menu', async () => {
    const { router } = await open(ownHead());
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
    await act(() => router.navigate('/nowhere'));
    await userEvent.click(button('Menu'));
    expect(link('My page').getAttribute('href')).toBe('/person/mira');
  });

  it('sets who sees the lists and what is told, one after the other', async () => {
    const held = heldBack();
    const { asked } = await open(ownHead(), { [save]: held.answer });
    await userEvent.click(await screen.findByRole('switch', { name: /Private lists/ }));
    await userEvent.click(screen.getByRole('switch', { name: /new followers/ }));
    await userEvent.click(screen.getByRole('switch', { name: /new posts/ }));
    expect(asked.of(save)).toHaveLength(1);
    await act(async () =>
      held.give(json(200, { listsArePrivate: true, tellsOfFollowers: true, tellsOfPosts: true })),
    );
    await waitFor(() =>
      expect(asked.of(save).map(({ body }) => body)).toEqual([
        { listsArePrivate: true, tellsOfFollowers: true, tellsOfPosts: true },
        { listsArePrivate: true, tellsOfFollowers: false, tellsOfPosts: true },
        { listsArePrivate: true, tellsOfFollowers: false, tellsOfPosts: false },
      ]),
    );
  });

  it('says why a setting was refused, and shows what is so', async () => {
    await open(ownHead(), { [save]: () => json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) });
    const setting = await screen.findByRole<HTMLInputElement>('switch', { name: /Private lists/ });
    await userEvent.click(setting);
    await screen.findByText('Later.');
    await waitFor(() => expect(setting.checked).toBe(false));
  });

  it('lists whom one blocks, and unblocks them', async () => {
    let people = [
      { userid: 'ben', username: 'Ben' },
      { userid: 'cem', username: 'Cem' },
    ];
    await open(ownHead(), {
      [blocked]: () => json(200, { people }),
      'DELETE /api/people/ben/block': () => {
        people = people.slice(1);
        return json(200, { ...to({}), userid: 'ben', username: 'Ben' });
      },
    });
    await userEvent.click(button('Show them'));
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Ben' }));
    expect(screen.queryByText('Ben')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Unblock'));
    expect(screen.getByText('Cem')).toBeDefined();
  });

  it('says that one blocks nobody', async () => {
    await open(ownHead(), { [blocked]: () => json(200, { people: [] }) });
    await userEvent.click(button('Show them'));
    await screen.findByText('You block nobody');
  });
});
