// What the page is made of is there from the start, so that no test waits for it.
import '../../app/space-route.tsx';
import '../../ui/markdown/draw-markdown.ts';
import type { Module } from '@sets/shared/module/module.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { all, answersOf, aSpace } from '../../../test/a-space.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { useRoot } from '../../core/root/root-store.ts';

type Answers = Parameters<typeof answerFetch>[0];

const open = async (space: Module, more: Answers = {}, path = '/space/m1') => {
  const asked = answerFetch({ ...answersOf(space), ...more });
  const rendered = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: space.title });
  return { asked, ...rendered };
};
const button = (name: string) => screen.getByRole('button', { name });
const type = async (label: string, text: string): Promise<void> => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const topicLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/topic/'))
    .map(({ textContent }) => textContent?.replace(/^\d+/, ''));

afterEach(() => {
  signOut();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a visitor', () => {
  it.each(['/space/m1', '/module/m1'])('reads it at %s, and changes nothing', async (path) => {
    const { asked } = await open(aSpace(), {}, path);
    await waitFor(() => expect(screen.getByText('searching').tagName).toBe('STRONG'));
    expect(topicLinks()).toEqual(['Sorting', 'Searching']);
    expect(screen.getByText('Omar')).toBeDefined();
    for (const name of ['Change the title', 'Settings', 'Invite', 'Edit the description'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(asked.of('GET /api/module/getinvitations/m1')).toEqual([]);
  });

  it('has visited it, on this device', async () => {
    useRoot.setState({ visitedModules: [{ moduleid: 'm0' }, { moduleid: 'm1' }] });
    const { asked } = await open(aSpace());
    expect(useRoot.getState().visitedModules).toEqual([{ moduleid: 'm1' }, { moduleid: 'm0' }]);
    expect(asked.of('POST /api/user/updatemodulevisited')).toEqual([]);
  });

  it('is told where it is closed, and comes back after logging in', async () => {
    answerFetch({
      'GET /api/module/getmodule/m1': () => json(404, { code: 'NOT_FOUND', msg: 'No.' }),
    });
    const { router } = renderApp('/space/m1');
    await screen.findByRole('heading', { name: 'Not found, or not for this account' });
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(router.state.location).toMatchObject({
      pathname: '/sets/login',
      state: { from: '/space/m1' },
    });
  });

  it('can try again where the server did not answer', async () => {
    let isDown = true;
    answerFetch({
      ...answersOf(aSpace()),
      'GET /api/module/getmodule/m1': () =>
        isDown ? json(503, { code: 'UNAVAILABLE', msg: 'Later.' }) : json(200, aSpace()),
    });
    renderApp('/space/m1');
    await screen.findByText('Later.');
    isDown = false;
    await userEvent.click(button('Try again'));
    await screen.findByRole('heading', { name: 'Algorithms' });
  });
});

describe('its owner', () => {
  const own = aSpace({ may: all });
  beforeEach(signIn);

  it('has visited it, with the account', async () => {
    const { asked } = await open(own);
    await waitFor(() =>
      expect(asked.of('POST /api/user/updatemodulevisited')).toMatchObject([
        { body: { moduleid: 'm1', userid: 'mira' }, token: 'token-of-mira' },
      ]),
    );
  });

  it('changes the title where it stands; Escape leaves it as it was', async () => {
    const call = 'PUT /api/module/changemoduletitle';
    const { asked } = await open(own, { [call]: () => json(200, { ...own, title: 'Graphs' }) });
    await userEvent.click(button('Change the title'));
    await type('Title', 'Nothing{Escape}');
    expect(asked.of(call)).toEqual([]);
    await userEvent.click(button('Change the title'));
    await type('Title', '  ');
    await userEvent.click(button('Save'));
    expect(screen.getByText('Fill this in.')).toBeDefined();
    await type('Title', ' Graphs {Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Graphs' });
    expect(asked.of(call)[0]?.body).toEqual({ moduleid: 'm1', title: 'Graphs' });
  });

  it('says why a title was refused, and keeps what was typed', async () => {
    const refuse = () => json(403, { code: 'FORBIDDEN', msg: 'Not any more.' });
    await open(own, { 'PUT /api/module/changemoduletitle': refuse });
    await userEvent.click(button('Change the title'));
    await type('Title', 'Graphs{Enter}');
    await screen.findByText('Not any more.');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Graphs');
  });

  it('writes the description, which outlives leaving the page until it is saved', async () => {
    const call = 'POST /api/module/putdescription';
    const answers = { [call]: () => json(200, { ...own, description: 'New words' }) };
    const { unmount } = await open(own, answers);
    await userEvent.click(button('Edit the description'));
    await type('Description', 'New words');
    unmount();
    const { asked } = await open(own, answers);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('New words');
    await userEvent.click(button('Save'));
    await screen.findByText('New words');
    expect(asked.of(call)[0]?.body).toEqual({ moduleid: 'm1', description: 'New words' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('adds one topic after the other', async () => {
    const topics = [...own.topics, { topicid: 't4', title: 'Graphs', archived: false }];
    const { asked } = await open(own, {
      'POST /api/module/addtopic': () => json(200, { topicid: 't4', module: { ...own, topics } }),
    });
    await type('Add a topic', 'Graphs{Enter}');
    await screen.findByRole('link', { name: 'Graphs' });
    expect(asked.of('POST /api/module/addtopic')[0]?.body).toEqual({
      moduleid: 'm1',
      title: 'Graphs',
    });
    const input = screen.getByLabelText<HTMLInputElement>('Add a topic');
    expect(input.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('moves a topic with the arrow keys; the order is sent, and taken back where it is refused', async () => {
    const call = 'PUT /api/module/reordertopics';
    const refuse = () => json(403, { code: 'FORBIDDEN', msg: 'Not any more.' });
    const { asked } = await open(own, { [call]: refuse });
    button('Move Searching').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByText('Searching is now 1 of 2.')).toBeDefined();
    expect(asked.of(call)[0]?.body).toEqual({ moduleid: 'm1', topicids: ['t2', 't1'] });
    await screen.findByText('Not any more.');
    expect(topicLinks().slice(0, 2)).toEqual(['Sorting', 'Searching']);
  });

  it('archives a topic, and brings one back', async () => {
    const call = 'PUT /api/module/archivetopic';
    const { asked } = await open(own, { [call]: () => json(200, own) });
    await userEvent.click(button('Edit Sorting'));
    await userEvent.click(button('Archive'));
    await userEvent.click(screen.getByText('Archived (1)'));
    await userEvent.click(button('Bring back Old things'));
    await waitFor(() =>
      expect(asked.of(call).map(({ body }) => body)).toEqual([
        { moduleid: 'm1', topicid: 't1', archived: true },
        { moduleid: 'm1', topicid: 't3', archived: false },
      ]),
    );
  });

  it('deletes it after a question, and undoes that', async () => {
    const { asked } = await open(own, {
      'DELETE /api/module/deletemodule/m1': () =>
        json(200, { restorableUntil: '2026-12-24T10:00:00.000Z' }),
      'POST /api/module/restore': () => json(200, own),
    });
    await userEvent.click(button('Settings'));
    await userEvent.click(button('Delete the space'));
    expect(asked.of('DELETE /api/module/deletemodule/m1')).toEqual([]);
    await userEvent.click(button('Delete it'));
    await screen.findByText(/“Algorithms” can be brought back until December 24, 2026/);
    await userEvent.click(button('Undo'));
    await screen.findByRole('heading', { level: 1, name: 'Algorithms' });
    expect(asked.of('POST /api/module/restore')[0]?.body).toEqual({ moduleid: 'm1' });
  });

  it('changes when it starts and who sees it: only what is another than before is sent', async () => {
    const { asked } = await open(own, {
      'PUT /api/module/changestartdate': () => json(200, { ...own, startDate: '2026-10-19' }),
    });
    await userEvent.click(button('Settings'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'My school' }).disabled).toBe(true);
    const day = screen.getByLabelText('Start date');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-10-19');
    await userEvent.click(button('Save'));
    await waitFor(() =>
      expect(asked.of('PUT /api/module/changestartdate')[0]?.body).toEqual({
        moduleid: 'm1',
        startDate: '2026-10-19',
      }),
    );
    await screen.findByText('since October 19, 2026', { exact: false });
    expect(asked.of('PUT /api/module/changevisibility')).toEqual([]);
  });
});
