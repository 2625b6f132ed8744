import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import { coloursOfSchool } from '@sets/shared/school/school-colours.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchool, tinyLogo } from '../../../test/build-school.ts';
import { buildPoll, openStage, type Stage } from '../../../test/live-stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const domains = ['school.example'];
const changed = ({ room }: RoomNoticePayload['room:changed']) => room;

/** The owner presents a poll of its own, so in a room of its own. */
const openRoom = async () => {
  const poll = await stage.features().polls.create(stage.owner, buildPoll());
  const peer = await stage.peer({ token: stage.owner.token });
  const wanted = { activity: 'poll', definitionId: poll._id };
  const { room } = await peer.ask('room:open', wanted);
  await peer.ask('room:host', { roomId: room.roomId });
  return { ...peer, room };
};

describe('who is of no school', () => {
  test('RM5: has a room on paper, and no theme of a school', async () => {
    const host = await openRoom();
    expect(host.room.look).toEqual({ theme: 'paper', school: null });
    const { roomId } = host.room;
    const reply = await host.request('room:theme', { roomId, theme: 'school' });
    expect(reply).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
  });

  test('RM5: the theme that a host chooses is everybody’s at once, and the next room’s too', async () => {
    const host = await openRoom();
    const screen = await stage.peer();
    await screen.ask('room:watch', { code: host.room.code });
    await host.ask('room:theme', { roomId: host.room.roomId, theme: 'contrast' });
    const told = await screen.notice('room:changed', (payload: never) => {
      return changed(payload).look?.theme === 'contrast';
    });
    expect(told.name).toBe('room:changed');
    await stage.restart();
    const next = await openRoom();
    expect(next.room.look?.theme).toBe('contrast');
    await next.ask('room:theme', { roomId: next.room.roomId, theme: 'paper' });
  });

  test('RQ3: nobody but the host chooses it', async () => {
    const host = await openRoom();
    const phone = await stage.phone(host.room.code);
    const wanted = { roomId: host.room.roomId, theme: 'night' } as const;
    expect(await phone.request('room:theme', wanted)).toMatchObject({
      ok: false,
      error: { code: 'FORBIDDEN' },
    });
  });
});

describe('who is of a school', () => {
  test('RM5: shows its name, logo and colours, as they were when the room was opened', async () => {
    const { schools } = stage.features();
    const school = buildSchool({ domains, colour: '#00594f', logo: tinyLogo });
    await schools.ensure(school);
    const host = await openRoom();
    const { look } = host.room;
    expect(look?.school).toMatchObject({
      name: school.name,
      colours: coloursOfSchool('#00594f'),
    });
    const logo = await fetch(`${stage.url()}${look?.school?.logo}`);
    expect(logo.status).toBe(200);
    expect(logo.headers.get('content-type')).toBe('image/png');

    const { roomId, code } = host.room;
    await host.ask('room:theme', { roomId, theme: 'school-night' });
    const [record] = await schools.list();
    const admin = { userid: 'admin', accountType: 'admin' } as const;
    await schools.change(admin, record!._id, { ...school, colour: '#c8102e' });
    const { joined } = await stage.phone(code);
    expect(joined.room.look).toEqual({ ...look, theme: 'school-night' });
    const next = await openRoom();
    expect(next.room.look?.theme).toBe('school-night');
    expect(next.room.look?.school?.colours).not.toEqual(look?.school?.colours);

    await schools.change(admin, record!._id, { ...school, colour: '', logo: '' });
    expect((await openRoom()).room.look).toEqual({
      theme: 'paper',
      school: { name: school.name, logo: null, colours: null },
    });
  });
});
