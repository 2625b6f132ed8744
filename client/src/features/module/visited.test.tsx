// What the page is made of is there from the start, so that no test waits for it.
import './visited-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { untold, withVisits } from './visited-merge.ts';

const visits = (...ids: string[]) => ids.map((moduleid) => ({ moduleid }));
const listCall = 'POST /api/user/getmodulesvisited';
const replaceCall = 'POST /api/user/rebuffvisitedlist';

/** A server whose account has visited these. */
const serve = (...ids: string[]) =>
  answerFetch({
    [listCall]: () => json(200, { list: visits(...ids) }),
    [replaceCall]: ({ body }) => json(200, { list: (body as { list: unknown }).list }),
    'POST /api/module/getmodulesvisited': ({ body }) => {
      const { moduleids } = body as { moduleids: string[] };
      // What is closed to whoever asks is left out.
      const seen = moduleids.filter((moduleid) => moduleid !== 'closed');
      return json(200, {
        modules: seen.map((moduleid) => ({ moduleid, title: `Title of ${moduleid}` })),
      });
    },
  });
const titles = async () => {
  await screen.findAllByText(/^Title of/);
  return screen.getAllByText(/^Title of/).map(({ textContent }) => textContent?.slice(9));
};

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it.each(['/modulesvisited', '/spacesvisited'])(
  '%s lists what a visitor opened, newest first',
  async (path) => {
    const asked = serve();
    useRoot.setState({ visitedModules: visits('b', 'closed', 'a') });
    renderApp(path);
    expect(await titles()).toEqual(['b', 'a']);
    expect(asked.of(listCall)).toEqual([]);
  },
);

it('lists what an account visited on any device, and tells it what it does not know', async () => {
  signIn();
  const asked = serve('b', 'a');
  useRoot.setState({ visitedModules: visits('a', 'new') });
  renderApp('/spacesvisited');
  await waitFor(async () => expect(await titles()).toEqual(['new', 'b', 'a']));
  expect(asked.of(replaceCall)[0]?.body).toEqual({ userid: 'mira', list: visits('new', 'b', 'a') });
  expect(useRoot.getState().visitedModules).toEqual(visits('new', 'b', 'a'));
});

it('changes nothing at the server that knows all', async () => {
  signIn();
  const asked = serve('b', 'a');
  useRoot.setState({ visitedModules: visits('a') });
  renderApp('/spacesvisited');
  expect(await titles()).toEqual(['b', 'a']);
  expect(asked.of(replaceCall)).toEqual([]);
});

it('says that there is none', async () => {
  signIn();
  serve();
  renderApp('/spacesvisited');
  await screen.findByText('You have not visited a space yet');
});

it('goes over a login into the account: what was visited before comes first', async () => {
  const asked = serve('b', 'a');
  useRoot.setState({ visitedModules: visits('a', 'c') });
  renderApp('/spacesvisited');
  await titles();
  act(() => {
    signIn();
    useRoot.setState({ visitedModules: [] });
  });
  await waitFor(() => expect(asked.of(replaceCall)).not.toEqual([]));
  expect(asked.of(replaceCall)[0]?.body).toEqual({ userid: 'mira', list: visits('a', 'c', 'b') });
});

describe('merged lists', () => {
  it('have each module once, the visits first, 200 at most', () => {
    expect(withVisits(visits('b'), visits('a', 'b'))).toEqual(visits('b', 'a'));
    const many = Array.from({ length: 200 }, (_none, index) => `m${index}`);
    expect(withVisits(visits('new'), visits(...many))).toHaveLength(200);
  });

  it('know what the account does not', () => {
    expect(untold(visits('a', 'b'), visits('b', 'c'))).toEqual(visits('a'));
  });
});
