import type { Request } from 'express';
import { expect, test } from 'vitest';
import { isFromThisMachine, namesThisMachine } from './this-machine.ts';

const buildRequest = (remoteAddress: string | undefined, headers = {}): Request =>
  ({ socket: { remoteAddress }, headers }) as Request;

const isLocal = (remoteAddress: string | undefined, headers = {}, behindProxy = false): boolean =>
  isFromThisMachine(buildRequest(remoteAddress, headers), { behindProxy });

test('a connection from this machine is one', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(isLocal(address)).toBe(true);
});

test('the room, the network and the internet are not this machine', () => {
  const others = ['192.168.1.20', '10.0.0.7', '172.17.0.1', 'fe80::1', '203.0.113.9', undefined];
  for (const address of others) expect(isLocal(address)).toBe(false);
});

test('nothing that a proxy passed on is from this machine, or said to be behind one', () => {
  for (const header of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']) {
    expect(isLocal('127.0.0.1', { [header]: '127.0.0.1' })).toBe(false);
  }
  expect(isLocal('127.0.0.1', {}, true)).toBe(false);
});

test('only its own names are the names of this machine', () => {
  const named = (host: string | undefined): boolean =>
    namesThisMachine(buildRequest('127.0.0.1', host === undefined ? {} : { host }));
  for (const host of ['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000']) {
    expect(named(host)).toBe(true);
  }
  const others = ['evil.example', 'localhost.evil.example', '192.168.1.20:3000', 'a@localhost', ''];
  for (const host of [...others, undefined]) expect(named(host)).toBe(false);
});
