import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { Tickets } from './tickets.ts';

const tickets = new Tickets('a secret of this test');

test('SE4: a ticket names its participant, for its room only', () => {
  const ticket = tickets.sign('room1', 'ann');
  expect(tickets.read('room1', ticket)).toBe('ann');
  expect(tickets.read('room2', ticket)).toBeNull();
});

test('SE4: a forged ticket, one without a signature, and what was signed for something else count as none', () => {
  const ticket = tickets.sign('room1', 'ann');
  const [, seal = ''] = ticket.split('.');
  const signed = (text: string): string =>
    createHmac('sha256', 'a secret of this test').update(text).digest('base64url');
  const forged = [
    new Tickets('another secret').sign('room1', 'ann'),
    'ann',
    'ann.',
    `.${seal}`,
    `ben.${seal}`,
    `ann.${seal.slice(0, -4)}`,
    `${ticket}.${seal}`,
    `ann.${signed('room1:ann')}`,
    `ann.${signed('ann')}`,
    jwt.sign({ room: 'room1', sub: 'ann', aud: 'session' }, 'a secret of this test'),
    'no ticket at all',
    '',
  ];
  for (const each of forged) expect(tickets.read('room1', each)).toBeNull();
});

test('SE5: an account is the same participant in a room, another in the next, and not its userid', () => {
  const participant = tickets.participantOf('room1', 'user1');
  expect(tickets.participantOf('room1', 'user1')).toBe(participant);
  expect(tickets.participantOf('room2', 'user1')).not.toBe(participant);
  expect(new Tickets('another').participantOf('room1', 'user1')).not.toBe(participant);
  expect(participant).not.toContain('user1');
});

test('a key opens the answers of its participant in one run, and is no ticket', () => {
  const key = tickets.signKey('run1', 'ann');
  expect(tickets.readKey('run1', key)).toBe('ann');
  expect(tickets.readKey('run2', key)).toBeNull();
  // Also where run and room have one id, as those from before there were rooms.
  expect(tickets.read('run1', key)).toBeNull();
  expect(tickets.readKey('run1', tickets.sign('run1', 'ann'))).toBeNull();
  expect(tickets.readKey('run1', key.replace('ann', 'ben'))).toBeNull();
  expect(tickets.readKey('run1', new Tickets('another secret').signKey('run1', 'ann'))).toBeNull();
});
