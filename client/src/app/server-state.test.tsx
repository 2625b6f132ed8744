import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Calls } from '@sets/shared/core/call.ts';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { mira, signIn, signOut } from '../../test/signed-in.ts';
import { useAsked, useChanged } from '../core/use-asked.ts';
import { useToken } from '../features/account/account.store.ts';
import { accountState } from '../features/account/account.store.ts';
import { ServerState } from './server-state.tsx';

const calls = {
  mine: {
    method: 'get',
    path: '/api/mine',
    summary: 'For this test',
    auth: 'bearer',
    limit: { count: 1, seconds: 1 },
    reply: z.strictObject({ text: z.string() }),
  },
} as const satisfies Calls;

const Mine = ({ token }: { token: string }) => {
  const { data, failure, reload } = useAsked(calls.mine, { token });
  const changed = useChanged();
  return (
    <>
      <p>{data?.text ?? 'nothing yet'}</p>
      {failure !== null && <p role="alert">{failure.msg}</p>}
      <button onClick={() => void reload()}>Again</button>
      <button onClick={() => changed(calls.mine)}>Changed</button>
    </>
  );
};

const Page = () => {
  const token = useToken();
  return token === null ? <p>Nobody</p> : <Mine token={token} />;
};

const show = () =>
  render(
    <ServerState>
      <Page />
    </ServerState>,
  );
const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('what the server told', () => {
  it('is asked anew after a change, and stays where the server then fails, which is said', async () => {
    const replies = [
      json(200, { text: 'one' }),
      json(200, { text: 'two' }),
      json(503, { code: 'UNAVAILABLE', msg: 'Not now.' }),
    ];
    const server = answerFetch({ 'GET /api/mine': () => replies.shift()! });
    signIn();
    show();
    await screen.findByText('one');
    press('Changed');
    await screen.findByText('two');
    press('Again');
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    screen.getByText('two');
    // A failure is not tried again by itself.
    expect(server.of('GET /api/mine')).toHaveLength(3);
  });

  it('is asked once for all who show it, and at once there for who comes later', async () => {
    const server = answerFetch({ 'GET /api/mine': () => json(200, { text: 'mine' }) });
    signIn();
    const both = render(
      <ServerState>
        <Page />
        <Page />
      </ServerState>,
    );
    expect(await screen.findAllByText('mine')).toHaveLength(2);
    expect(server.of('GET /api/mine')).toHaveLength(1);
    both.rerender(
      <ServerState>
        <Page />
        <Page />
        <Page />
      </ServerState>,
    );
    expect(screen.getAllByText('mine')).toHaveLength(3);
  });

  it('is forgotten when another account is signed in, also without a page in between', async () => {
    let told = json(200, { text: 'of Mira' });
    answerFetch({ 'GET /api/mine': () => told.clone() });
    signIn();
    show();
    await screen.findByText('of Mira');
    let answer: (response: Response) => void = () => undefined;
    told = json(200, { text: 'of Noor' });
    answerFetch({ 'GET /api/mine': () => new Promise<Response>((done) => (answer = done)) });
    act(() => accountState.signIn({ ...mira, userid: 'noor', token: 'token-of-noor' }));
    expect(screen.queryByText('of Mira')).toBeNull();
    screen.getByText('nothing yet');
    await act(async () => answer(told));
    await screen.findByText('of Noor');
  });
});
