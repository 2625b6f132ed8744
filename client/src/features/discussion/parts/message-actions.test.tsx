import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import type { Message } from '../read-message.ts';
import { MessageActions } from './message-actions.tsx';

const message: Message = {
  id: 1,
  at: 0,
  by: { userid: 'ada', username: 'Ada' },
  moderator: false,
  text: 'Hello',
  replyTo: null,
  mentions: [],
  editedAt: null,
  reactions: {},
  pinned: false,
  history: [],
};

it('leads from a message to the page of whoever wrote it, also where nothing else may be done', () => {
  fillGaps();
  const props = { message, mine: [], isBlocked: false, acts: {}, onClose: () => undefined };
  render(<MessageActions {...props} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'To their page' }).getAttribute('href')).toBe(
    '/person/ada',
  );
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
});
