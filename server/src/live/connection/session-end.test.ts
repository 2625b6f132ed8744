import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Peer } from '../../../test/connect.ts';
import { openStage, type Stage } from '../../../test/live-stage.ts';
import type { Authenticate, Caller } from '../../core/actor.ts';
import { systemClock } from '../../core/clock.ts';
import { createLog } from '../../core/log.ts';
import { usualBounds } from '../bounds.ts';
import { Gate } from './gate.ts';
import { createHub } from './hub.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Connects again with the same socket, as the client does; resolves with the refusal, or null. */
const again = ({ socket }: Peer, auth?: object): Promise<unknown> => {
  if (auth !== undefined) socket.auth = auth;
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', resolve);
    socket.connect();
  });
};

const refused = expect.objectContaining({
  data: expect.objectContaining({ code: 'UNAUTHENTICATED' }),
});

const isAlive = async (peer: Peer): Promise<boolean> => (await peer.request('clock:sync', {})).ok;

describe('CN5: a connection whose session ends is closed at once, and is not let in again', () => {
  test.each<[string, (userid: string, token: string) => Promise<unknown>]>([
    ['by logging out', (userid, token) => logout(userid, token)],
    ['from elsewhere', (userid) => stage.features().sessions.revokeAll(userid)],
    ['by the lock of an admin', (userid) => lock(userid)],
    ['with its account', (userid) => stage.features().sessions.erase(userid)],
  ])('%s', async (how, end) => {
    const { userid, token } = await stage.register(how.replaceAll(' ', '-'));
    const [one, two] = [await stage.peer({ token }), await stage.peer({ token })];
    await end(userid, token);
    await Promise.all([one.gone(), two.gone()]);
    expect(await again(one)).toEqual(refused);
  });

  const lock = (userid: string): Promise<unknown> =>
    stage.features().admins.setLocked({ userid: 'an-admin', accountType: 'admin' }, userid, true);

  const logout = (userid: string, token: string): Promise<void> =>
    stage.features().sessions.logout({ userid, accountType: 'student' }, token);

  test('other sessions of the person, other people and guests stay', async () => {
    const email = 'stays@school.example';
    const { userid, token } = await stage.register('stays');
    const elsewhere = await stage
      .features()
      .accounts.login({ email, password: 'correct horse battery' }, { address: '127.0.0.1' });
    const ends = await stage.peer({ token: elsewhere.token });
    const others = await Promise.all([
      stage.peer({ token }),
      stage.peer({ token: stage.owner.token }),
      stage.peer(),
    ]);
    const { sessions } = stage.features();
    await sessions.revokeAll(userid, sessions.read(token)!.sessionId);
    await ends.gone();
    expect(await Promise.all(others.map(isAlive))).toEqual([true, true, true]);
  });

  test('a phone comes back as a guest, and by its ticket as the same participant', async () => {
    const { room } = await stage.host();
    const { userid, token } = await stage.register('phone');
    const phone = await stage.phone(room.code, { token });
    await stage.features().sessions.revokeAll(userid);
    await phone.gone();
    expect(await again(phone)).toEqual(refused);
    expect(await again(phone, { contract: contractVersion })).toBeNull();
    const { ticket, participant } = phone.joined;
    const back = await phone.ask('room:join', { room: { code: room.code }, ticket });
    expect(back.participant).toBe(participant);
  });
});

describe('CN5: a connection that is being made while its session ends', () => {
  const caller: Caller = {
    userid: 'somebody',
    accountType: 'student',
    sessionId: 'session',
    mustLeave: false,
  };

  /** A hub that finds `then` when it looks again, just after it has let somebody in. */
  const connectTo = async (then: Authenticate): Promise<{ logged: string[] }> => {
    const logged: string[] = [];
    const log = createLog('info', { write: (line) => void logged.push(line) });
    const server = createServer();
    let greeted = false;
    const site = { publicUrl: null, trustedProxies: 0 };
    const gate = new Gate({ bounds: usualBounds, clock: systemClock, site, log });
    const authenticate: Authenticate = (token) => {
      if (greeted) return then(token);
      greeted = true;
      return Promise.resolve(caller);
    };
    const hub = createHub({ server, gate, authenticate, clock: systemClock, log });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const peer = await connect(`http://127.0.0.1:${port}`, { token: 'a token' });
    await peer.gone();
    await hub.close();
    return { logged };
  };

  test.each<[string, Caller | null]>([
    ['is gone', null],
    ['was ended from elsewhere', { ...caller, mustLeave: true }],
  ])('is closed where that session %s', async (_how, found) => {
    const { logged } = await connectTo(() => Promise.resolve(found));
    expect(logged).toEqual([]);
  });

  test('is closed where that cannot be found out, and comes again', async () => {
    const { logged } = await connectTo(() => Promise.reject(new Error('store away')));
    expect(logged.join('')).toContain('a session could not be checked');
  });
});
