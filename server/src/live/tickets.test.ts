import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { Tickets } from './tickets.ts';

const tickets = new Tickets('a secret of this test');

test('SE4: a ticket names its participant, for its run only', () => {
  const ticket = tickets.sign('run1', 'ann');
  expect(tickets.read('run1', ticket)).toBe('ann');
  expect(tickets.read('run2', ticket)).toBeNull();
});

test('SE4: a forged ticket, one without a signature, and a session token count as none', () => {
  const claims = { run: 'run1', sub: 'ann', aud: 'ticket' };
  const forged = [
    new Tickets('another secret').sign('run1', 'ann'),
    jwt.sign(claims, '', { algorithm: 'none' }),
    jwt.sign({ ...claims, aud: 'session' }, 'a secret of this test'),
    'no token at all',
    '',
  ];
  for (const ticket of forged) expect(tickets.read('run1', ticket)).toBeNull();
});

test('SE5: an account is the same participant in a run, another in the next, and not its userid', () => {
  const participant = tickets.participantOf('run1', 'user1');
  expect(tickets.participantOf('run1', 'user1')).toBe(participant);
  expect(tickets.participantOf('run2', 'user1')).not.toBe(participant);
  expect(new Tickets('another').participantOf('run1', 'user1')).not.toBe(participant);
  expect(participant).not.toContain('user1');
});
