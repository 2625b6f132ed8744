import { render, renderHook, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { nothingWritten } from './parts/composer.tsx';
import type { Message } from './read-message.ts';
import { useRows } from './use-rows.tsx';

type Given = Parameters<typeof useRows>[0];

const message = (id: number, userid = 'me'): Message => ({
  id,
  at: id * 1000,
  by: { userid, username: userid },
  text: `message ${id}`,
  replyTo: null,
  mentions: [],
  moderator: false,
  editedAt: null,
  pinned: false,
  reactions: {},
  history: [],
});
const muted = { code: 'FORBIDDEN', msg: 'A moderator has muted you.' } as const;
const edit = { do: 'edit', text: 'corrected' };
const write = (text: string) => ({ do: 'write', text, replyTo: null, mentions: [] });

const show = (messages: readonly Message[], feed: Partial<Given['feed']>) => {
  const dismiss = vi.fn<(attempt: string) => void>();
  const onAgain = vi.fn<Given['onAgain']>();
  const { result } = renderHook(() =>
    useRows({
      messages,
      feed: { own: new Set(), unsent: [], received: [], refused: [], dismiss, ...feed },
      me: null,
      userid: 'me',
      username: 'Mira',
      target: null,
      blocked: [],
      mine: new Map(),
      onReact: null,
      onActions: () => undefined,
      onAgain,
    }),
  );
  render(
    <ul>
      {result.current.map(({ key, draw }) => (
        <li key={key}>{draw()}</li>
      ))}
    </ul>,
  );
  return { dismiss, onAgain, rows: screen.getAllByRole('listitem') };
};
const press = (row: HTMLElement | undefined, name: string) =>
  userEvent.click(within(row ?? document.body).getByRole('button', { name }));

test('what is edited or deleted without a connection says so itself', () => {
  const { rows } = show([message(5), message(6)], {
    unsent: [
      { attempt: 'a1', id: 5, item: edit },
      { attempt: 'a2', id: 6, item: null },
    ],
  });
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain('correctedChanged on this device; sent later');
  expect(rows[0]?.textContent).not.toContain('message 5');
  expect(rows[1]?.textContent).toContain('message 6Will be deleted once there is a connection');
});

test('a refused edit is edited again, not written as another message', async () => {
  const messages = [message(5), message(6)];
  const { rows, dismiss, onAgain } = show(messages, {
    refused: [{ attempt: 'a1', id: 5, item: edit, failure: muted }],
  });
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain('message 5corrected');
  expect(within(rows[0] ?? document.body).getByRole('alert').textContent).toBe(
    'Not changed: A moderator has muted you.',
  );
  await press(rows[0], 'Write it again');
  expect(onAgain).toHaveBeenCalledWith({
    text: 'corrected',
    replyTo: null,
    editing: messages[0],
  });
  expect(dismiss).toHaveBeenCalledWith('a1');
});

test('a refused deletion leaves the message, with why', async () => {
  const { rows, dismiss } = show([message(6)], {
    refused: [{ attempt: 'a1', id: 6, item: null, failure: muted }],
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('message 6Not deleted: A moderator has muted you.');
  expect(screen.queryByRole('button', { name: 'Write it again' })).toBeNull();
  await press(rows[0], 'Leave it as it is');
  expect(dismiss).toHaveBeenCalledWith('a1');
});

test('of a message that is not here any more, no card is without words', async () => {
  const { rows, onAgain } = show([message(6)], {
    refused: [
      { attempt: 'a1', id: 1, item: null, failure: muted },
      { attempt: 'a2', id: 2, item: edit, failure: muted },
    ],
  });
  expect(rows[1]?.textContent).toContain('Not deleted: A moderator has muted you.');
  await press(rows[2], 'Write it again');
  expect(onAgain).toHaveBeenCalledWith({ ...nothingWritten, text: 'corrected' });
});

test('what waits to be sent says whose it is, but after a message of the same person', () => {
  const unsent = [
    { attempt: 'a1', id: null, item: write('one') },
    { attempt: 'a2', id: null, item: write('two') },
  ];
  const { rows } = show([message(5, 'ann')], { unsent });
  expect(rows.map(({ textContent }) => textContent?.includes('Mira'))).toEqual([
    false,
    true,
    false,
  ]);
});
