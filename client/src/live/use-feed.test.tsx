import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../scripts/load/lecturer.ts';
import { ServerProcess } from '../../../scripts/load/server-process.ts';
import { connect, type Peer } from '../../../server/test/connect.ts';
import { Cable } from '../../test/cable.ts';
import { notesPhones, notesStage } from '../../test/notes-on-stage.ts';
import { fillGaps } from '../../test/render-app.tsx';
import { mira } from '../../test/signed-in.ts';
import { ServerState } from '../app/server-state.tsx';
import { signedInAs } from '../core/root/auth-slice.ts';
import { useRoot } from '../core/root/root-store.ts';
import { HostPage } from '../features/stage/host/host-page.tsx';
import { PhoneApp } from '../features/stage/phone/phone-app.tsx';
import { ScreenPage } from '../features/stage/screen/screen-page.tsx';
import { createLiveClient } from './create-live-client.ts';
import { LiveContext } from './live-context.ts';
import { PhoneMemory } from './phone-memory.ts';
import { pageStorage } from './phone-storage.ts';

/** Shorter than a test may take, so that it says what it waited for. */
const patience = { timeout: 10_000 };
const activities = [notesStage];
const opens = { activity: notesStage, definitionId: 'guess1' };

let server: ServerProcess;
let token: string;
/** Who hosts beside the pages, on a connection that does not end with theirs. */
let other: Peer;
let room: { readonly roomId: string; readonly code: string };
let cable: Cable;
let close: (() => void)[] = [];

beforeAll(async () => {
  fillGaps();
  server = await ServerProcess.start('../scripts/load/members/notes-server.ts');
  token = await signIn(server.port);
}, 60_000);
afterAll(() => server.end());

/** Host's page, projector and a phone in a new room in which a guess is on. */
beforeEach(async (context) => {
  other = await connect(server.address, { token });
  const definitionId = `guess-${context.task.id}`;
  ({ room } = await other.ask('room:open', { activity: 'guess', definitionId }));
  await other.ask('room:host', { roomId: room.roomId });
  const { token: _, ...account } = mira;
  useRoot.setState({ auth: signedInAs(account, token) });
  history.replaceState(null, '', `/j/${room.code}`);
  const { address: url } = server;
  cable = new Cable();
  const { socketFactory } = cable;
  const phone = createLiveClient({ url, socketFactory });
  close = [() => phone.close(), () => other.close()];
  const pages = [
    { path: '/screen/:code?', element: <ScreenPage activities={activities} /> },
    { path: '*', element: <HostPage activities={activities} opens={opens} /> },
  ];
  const open = (path: string) => (
    <RouterProvider router={createMemoryRouter(pages, { initialEntries: [path] })} />
  );
  render(
    <LiveContext value={(own) => createLiveClient({ url, socketFactory, token: own ?? undefined })}>
      <ServerState>
        {open(`/screen/${room.code}`)}
        {open(`/host?room=${room.roomId}`)}
      </ServerState>
      <PhoneApp
        client={phone}
        memory={new PhoneMemory(pageStorage())}
        activities={notesPhones}
        paths={{}}
      />
    </LiveContext>,
  );
  await everywhere('current, 0 unsent', []);
}, 30_000);
afterEach(() => {
  for (const end of close) end();
});

const whose = ['screen', 'host', 'phone'] as const;
const partOf = (who: (typeof whose)[number]) => within(screen.getByRole('region', { name: who }));
const notesOf = (who: (typeof whose)[number]) =>
  partOf(who)
    .queryAllByRole('listitem')
    .map((each) => each.textContent);

/** Waits until all three pages show the same notes, each its own as such. */
const everywhere = (line: string, notes: string[]): Promise<void> =>
  waitFor(() => {
    for (const who of whose) {
      partOf(who).getByText(line);
      const own = `note of the ${who}`;
      expect(notesOf(who)).toEqual(notes.map((text) => (text === own ? `${text} (own)` : text)));
    }
  }, patience);
const post = (who: (typeof whose)[number]): void =>
  act(() => partOf(who).getByRole('button', { name: 'Post' }).click());
/** Another phone joins and posts. */
const postOther = async (text: string): Promise<void> => {
  const peer = await connect(server.address);
  close.push(() => peer.close());
  await peer.ask('room:join', { room: { code: room.code } });
  await peer.ask('feed:post', { roomId: room.roomId, feed: 'notes', attempt: 'a', item: { text } });
};

describe('a part of the stage with a feed', { timeout: 30_000 }, () => {
  it('FE2: shows what is posted in the same order on projector, host page and phone', async () => {
    post('phone');
    await everywhere('current, 0 unsent', ['note of the phone']);
    post('host');
    await everywhere('current, 0 unsent', ['note of the phone', 'note of the host']);
  });

  it('FE3, FE5: goes on after a reconnect: nothing is lost, and nothing is there twice', async () => {
    post('phone');
    await everywhere('current, 0 unsent', ['note of the phone']);
    act(() => cable.cut());
    post('phone');
    await waitFor(() => partOf('phone').getByText('waiting, 1 unsent'), patience);
    await postOther('while they were away');
    expect(notesOf('phone')).toEqual(['note of the phone (own)']);
    act(() => cable.mend());
    await everywhere('current, 0 unsent', [
      'note of the phone',
      'while they were away',
      'note of the phone',
    ]);
  });

  it('RM1: goes on when another run comes on, with what was posted just before', async () => {
    post('host');
    await everywhere('current, 0 unsent', ['note of the host']);
    act(() => cable.cut());
    post('phone');
    const wanted = { roomId: room.roomId, activity: 'guess', definitionId: 'guess-next' };
    await other.ask('room:start', wanted);
    act(() => cable.mend());
    await everywhere('guess-next', ['note of the host', 'note of the phone']);
    await everywhere('current, 0 unsent', ['note of the host', 'note of the phone']);
  });
});
