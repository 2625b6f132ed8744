// What the page is made of is there from the start, so that no test waits for it.
import '../../app/topic-polls-page.tsx';
import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { mira, signIn, signOut } from '../../../test/signed-in.ts';
import { keptDrafts, newDraftName } from '../material/kept-drafts.ts';
import { blankDraft } from './poll-draft.ts';
import { pollRules } from './poll-material.ts';
import { pollPaths } from './poll-paths.ts';

const line = (pollid: string): PollLine => ({
  pollid,
  title: `Title of ${pollid}`,
  questions: 1,
  kinds: ['choice'],
  updatedAt: '2026-01-01T00:00:00Z',
  code: null,
  setAside: false,
  survey: null,
  lastRun: null,
  failure: null,
});

/** The list of a server with these polls. */
const list = (...polls: PollLine[]) => {
  vi.stubGlobal('fetch', async () => Response.json({ polls }));
  return renderApp(pollPaths.list());
};
const kept = keptDrafts(pollRules, mira.userid);
const newName = newDraftName(personalShelf);
const links = (name: string) => screen.getAllByRole('link', { name });

beforeEach(signIn);
afterEach(() => {
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('says of which poll something is on this device only, until it is saved', async () => {
  kept.keep('poll1', { draft: blankDraft(), revision: 3 });
  list(line('poll1'), line('poll2'));
  await screen.findByText('Title of poll2');
  const [note, ...others] = links('Not all saved: continue writing');
  expect(note?.getAttribute('href')).toBe(pollPaths.edit('poll1'));
  expect(others).toEqual([]);
  act(() => kept.drop('poll1'));
  await vi.waitFor(() => expect(screen.queryByText(/^Not all saved/)).toBeNull());
});

it('has a new poll that is not complete at its top', async () => {
  kept.keep(newName, { draft: { ...blankDraft(), title: 'Begun' }, revision: null });
  list(line('poll1'));
  await screen.findByText('Title of poll1');
  expect(links('Continue writing Begun')[0]?.getAttribute('href')).toBe(pollPaths.create());
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Begun');
});

it('has nothing that somebody else has begun on this device', async () => {
  keptDrafts(pollRules, 'ben').keep(newName, {
    draft: { ...blankDraft(), title: 'Ben’s' },
    revision: null,
  });
  list(line('poll1'));
  await screen.findByText('Title of poll1');
  expect(screen.queryByText('Ben’s')).toBeNull();
});

it('has no line for a new poll that nobody has written anything of', async () => {
  kept.keep(newName, { draft: blankDraft(), revision: null });
  list();
  await screen.findByText('No polls yet');
});

it('says of polls of the same name when each was changed', async () => {
  const same = { title: 'Week 1' };
  list({ ...line('poll1'), ...same }, { ...line('poll2'), ...same }, line('poll3'));
  await screen.findByText('Title of poll3');
  const changed = screen.getAllByText(/^Changed .+ ago\.$/);
  expect(changed.map((each) => each.closest('li')?.textContent?.includes('Week 1'))).toEqual([
    true,
    true,
  ]);
});

it.each(['Later', ''])('says of a poll that cannot be opened why: %j', async (title) => {
  const msg = 'This was written by a newer version of Sets.';
  const poll = { ...line('poll1'), title, failure: { code: 'NEWER_VERSION' as const, msg } };
  list(poll, line('poll2'));
  await screen.findByText(msg);
  const name = title || 'A poll that cannot be read';
  expect(links(name)[0]?.getAttribute('href')).toBe(pollPaths.edit('poll1'));
  expect(screen.queryByRole('link', { name: `Present ${name}` })).toBeNull();
  expect(links('Present Title of poll2')).toHaveLength(1);
  expect(screen.getByRole('button', { name: `Delete ${name}` })).toBeDefined();
});

it('leads to the results of each poll, also where it cannot be opened, and to all results', async () => {
  const failure = { code: 'UNREADABLE' as const, msg: 'It is damaged.' };
  list(line('poll1'), { ...line('poll2'), failure });
  await screen.findByText('It is damaged.');
  for (const pollid of ['poll1', 'poll2']) {
    const [link] = links(`Results of Title of ${pollid}`);
    expect(link?.getAttribute('href')).toBe(pollPaths.history(personalShelf, pollid));
  }
  expect(links('All results')[0]?.getAttribute('href')).toBe(pollPaths.allResults);
});

it('says of each poll whether it is on now, set aside or neither; what is on comes first', async () => {
  list(
    line('poll1'),
    { ...line('poll2'), code: 'BCD234', setAside: true },
    { ...line('poll3'), code: 'BCD234' },
  );
  await screen.findByText('Title of poll1');
  const standings = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /Set aside in|On now/.exec(textContent ?? '')?.[0]);
  expect(standings).toEqual(['On now', 'Set aside in', undefined]);
  expect(screen.getAllByText('BCD 234')).toHaveLength(2);
  expect(links('Go on with Title of poll2')).toHaveLength(1);
  expect(links('Present Title of poll1')).toHaveLength(1);
  const remove = (title: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: `Delete ${title}` }).disabled;
  expect(['poll1', 'poll2', 'poll3'].map((pollid) => remove(`Title of ${pollid}`))).toEqual([
    false,
    true,
    true,
  ]);
});

it('says of each poll when it was run last and to how many, and leads there', async () => {
  const day = 24 * 3_600_000;
  const openedAt = new Date(Date.now() - day - 3_600_000).toISOString();
  const round = { text: 'Which?', answered: 4, lines: [{ text: 'This', count: 3 }] };
  const lastRun = { runId: 'run7', openedAt, joined: 42, round };
  list(
    { ...line('poll1'), lastRun },
    { ...line('poll2'), lastRun: { ...lastRun, runId: 'run8', joined: 1, round: null } },
    { ...line('poll3'), lastRun: { ...lastRun, runId: 'run9', joined: null, round: null } },
    line('poll4'),
  );
  const link = await screen.findByRole('link', { name: 'Last run: 42 people, yesterday' });
  expect(link.getAttribute('href')).toBe(pollPaths.results('run7'));
  links('Last run: 1 person, yesterday');
  links('Last run: yesterday');
  expect(screen.getAllByText('Not run yet.')).toHaveLength(1);
  // The little picture of it, which is not read out.
  expect(screen.getByText('75%').closest('[aria-hidden]')).not.toBeNull();
});
