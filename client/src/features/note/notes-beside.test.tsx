import '../../ui/markdown/draw-markdown.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../../test/answer-fetch.ts';
import {
  markedIn,
  NotedPage,
  openNotedText as open,
  openSheet,
  press,
  readsNotedText,
  select,
} from '../../../test/noted-text.tsx';
import { aNote, fakeNoteServer, noteidOf } from '../../../test/fake-note-server.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { signOut } from '../../../test/signed-in.ts';
import { useToasts } from '../../ui/toast.ts';

const list = 'GET /api/note/article/a1';

readsNotedText();

describe('notes in the margin', () => {
  it('mark their words, also where these were changed since, and are read in the sheet', async () => {
    open([
      aNote('one'),
      aNote('two', {
        colour: 'pink',
        text: 'As **fast** as it gets',
        isYours: false,
        shared: true,
        by: { userid: 'ada', username: 'Ada' },
        anchor: {
          page: null,
          quote: 'splits a list into halves',
          before: 'Merge sort It ',
          after: ' and merges them.',
          start: 14,
        },
      }),
    ]);
    await waitFor(() => expect(markedIn('green')).toEqual(['stable']));
    expect(markedIn('pink')).toEqual(['divides a list into halves']);
    await openSheet();
    const sheet = screen.getByRole('region', { name: 'Notes' });
    const cards = within(sheet).getAllByRole('article');
    expect(cards.map((card) => card.id)).toEqual([
      `note-${noteidOf('two')}`,
      `note-${noteidOf('one')}`,
    ]);
    await within(sheet).findByText('fast');
    expect(within(cards[0]!).getByText('Ada')).toBeDefined();
    expect(within(cards[0]!).queryByRole('button', { name: 'Change' })).toBeNull();
    expect(within(cards[1]!).getByText(/^Only you/)).toBeDefined();
  });

  it('whose words are gone are listed as such', async () => {
    const anchor = { page: null, quote: 'Heapsort', before: 'x ', after: ' y', start: 5 };
    open([aNote('one', { anchor })]);
    await openSheet();
    await screen.findByRole('heading', { name: 'Not found in the text any more' });
    expect(screen.queryByRole('button', { name: 'Show in the text' })).toBeNull();
    expect(screen.getByText('Note one')).toBeDefined();
  });

  it('are no visitor’s', () => {
    signOut();
    const { server } = open();
    expect(screen.queryByRole('button', { name: 'Notes' })).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('can be asked for again where they do not come', async () => {
    const server = fakeNoteServer([aNote('one')]);
    server.answers[list] = () => json(503, { code: 'UNAVAILABLE', msg: 'Away.' });
    renderPart(<NotedPage />);
    await openSheet();
    await screen.findByText('The notes cannot be loaded.');
    server.answers = {};
    await press('Try again');
    await screen.findByText('Note one');
  });
});

describe('a note is made', () => {
  it('of words that are selected, in a colour, at once', async () => {
    const { server } = open();
    await select('equal stays');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark in blue' }));
    await waitFor(() => expect(markedIn('blue')).toEqual(['equal stays']));
    expect(server.notes).toMatchObject([
      { colour: 'blue', text: '', shared: false, anchor: { quote: 'equal stays', page: null } },
    ]);
    expect(server.notes[0]?.anchor.before).toMatch(
      / a list into halves and merges them\. It is stable: what is $/,
    );
  });

  it('with words of one’s own, for oneself or for the space', async () => {
    const { server } = open();
    await select('merges');
    await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'In linear time');
    await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
    await userEvent.click(screen.getByRole('switch', { name: /^Share with the space/ }));
    await press('Save');
    await screen.findByText('In linear time');
    expect(server.notes).toMatchObject([
      { text: 'In linear time', colour: 'pink', shared: true, revision: 1 },
    ]);
    await waitFor(() => expect(markedIn('pink')).toEqual(['merges']));
    expect(markedIn('chosen')).toEqual([]);
  });

  it('by keys alone, sentence by sentence', async () => {
    const { server } = open();
    await userEvent.keyboard('n');
    const bar = await screen.findByRole('toolbar', { name: 'Choose the words for a note' });
    expect(document.activeElement).toBe(bar);
    // A heading is a sentence of its own.
    expect(markedIn('chosen')).toEqual(['Merge sort']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}');
    const quote = screen.getByLabelText('Marked words').textContent ?? '';
    await userEvent.keyboard('Remember{Control>}{Enter}{/Control}');
    await screen.findByText('Remember');
    expect(server.notes[0]?.anchor.quote).toBe(quote);
    expect(quote).toBe('It is stable: what is equal stays in its order. Nothing else is promised.');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('and stays in its form where it cannot be kept', async () => {
    const { server } = open();
    await select('merges');
    vi.stubGlobal('fetch', async () => json(409, { code: 'FULL', msg: 'Too many.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark in green' }));
    await screen.findByRole('region', { name: 'New note' });
    expect(server.notes).toEqual([]);
    await press('Save');
    expect((await screen.findAllByText('Too many.')).length).toBeGreaterThan(0);
  });
});

describe('a note of one’s own', () => {
  it('is changed, and what was typed stays where it was changed elsewhere', async () => {
    const { server } = open([aNote('one')]);
    await openSheet();
    await screen.findByText('Note one');
    await press('Change');
    const box = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Other words');
    server.notes = [aNote('one', { revision: 2 })];
    await press('Save');
    await screen.findByText(/changed elsewhere/);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Other words');
    await press('Save');
    await screen.findByText('Other words');
    expect(server.notes).toMatchObject([{ text: 'Other words', revision: 3 }]);
  });

  it('is removed, and put back', async () => {
    const { server } = open([aNote('one')]);
    await openSheet();
    await screen.findByText('Note one');
    await press('Remove');
    await waitFor(() => expect(screen.queryByText('Note one')).toBeNull());
    expect(server.notes).toEqual([]);
    await act(async () => useToasts.getState().toasts[0]?.act?.onAct());
    await screen.findByText('Note one');
    expect(server.notes).toMatchObject([{ text: 'Note one', colour: 'green', revision: 1 }]);
    await waitFor(() => expect(markedIn('green')).toEqual(['stable']));
  });
});

it('is taken back from the others by a moderator', async () => {
  const others = { isYours: false, shared: true, by: { userid: 'ada', username: 'Ada' } };
  const { server } = open([aNote('one', others)], true);
  await openSheet();
  await screen.findByText('Note one');
  await press('Take back from the others');
  await press('Take back');
  await waitFor(() => expect(screen.queryByText('Note one')).toBeNull());
  expect(server.calls).toContain(`POST /api/note/close/article/a1/${noteidOf('one')}`);
});

it('whose sharing was taken back says so, and is not shared again', async () => {
  open([aNote('one', { isClosed: true })]);
  await openSheet();
  await screen.findByText(/Taken back by a moderator/);
  await press('Change');
  expect(screen.queryByRole('switch')).toBeNull();
});
