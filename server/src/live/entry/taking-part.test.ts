import type { RoomNoticePayload } from '@sets/shared/live/notices.ts';
import type { EntryRule } from '@sets/shared/live/entry.ts';
import { questionsFeedName } from '@sets/shared/live-qna/live-qna.feed.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPoll, openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import { contentsIn } from '../../../test/contents-in.ts';

type PeopleChanged = RoomNoticePayload['people:changed'];
interface TallyChanged {
  readonly tally: { readonly answered: number; readonly counts: Record<string, number> } | null;
}

const pollWith = (entry: EntryRule) => buildPoll({ entry });

/** A room in which a poll is on and open that says who takes part. */
const openRun = async (stage: Stage, entry: EntryRule) => {
  const { _id: definitionId } = await stage.features().polls.create(stage.owner, pollWith(entry));
  const host = await stage.peer({ token: stage.owner.token });
  const { room } = await host.ask('room:open', { activity: pollName, definitionId });
  const { roomId, code } = room;
  const sit = async (connection = host) => {
    const { notices } = await connection.ask('room:host', { roomId });
    connection.notices.unshift(...notices);
  };
  await sit();
  const run = runIn(host);
  const wanted = { roomId, runId: run.runId };
  await host.ask('run:command', { ...wanted, version: run.version, command: { type: 'open' } });
  return {
    host,
    roomId,
    code,
    run,
    sit,
    names: () => host.ask('run:names', wanted),
    /** Waits until the host sees so many, after everything before. */
    sees: async (joined: number, answered: number): Promise<void> => {
      await host.notice('people:changed', ({ people }: PeopleChanged) => people.joined === joined);
      await host.notice('tally:changed', ({ tally }: TallyChanged) => tally?.answered === answered);
    },
  };
};

/** Who it is in requests about them. */
const anyone = expect.any(String) as string;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('SE12: a run that asks for names', () => {
  test('takes answers from whoever has said one; the host alone is told it', async () => {
    const { code, roomId, run, names, sees } = await openRun(stage, 'named');
    expect(run.entry).toBe('named');
    const screen = await stage.peer();
    const watched = await screen.ask('room:watch', { code });
    const ada = await stage.phone(code);
    const other = await stage.phone(code);
    expect(ada.joined.own?.name).toBeUndefined();
    expect(await ada.answer(['red'])).toMatchObject({ ok: false, error: { code: 'WRONG_PHASE' } });
    const wanted = { roomId, runId: run.runId };
    expect(await ada.ask('run:name', { ...wanted, name: ' Ada\u202e\u200b  Lovelace ' })).toEqual({
      name: 'Ada Lovelace',
    });
    expect((await ada.answer(['red'])).ok).toBe(true);
    await sees(2, 1);
    expect(await names()).toEqual({
      people: [{ number: 1, person: anyone, name: 'Ada Lovelace', here: true }],
      total: 1,
      here: 1,
    });
    expect(await other.request('run:names', wanted)).toMatchObject({
      error: { code: 'FORBIDDEN' },
    });
    const told = JSON.stringify([watched, screen.notices, other.notices, other.joined]);
    expect(told).not.toContain('Ada');
  });

  test.each(['', '   ', '\u200b\u2060', 'x'.repeat(41)])('%j is no name', async (name) => {
    const { code, roomId, run } = await openRun(stage, 'named');
    const phone = await stage.phone(code);
    expect(await phone.request('run:name', { roomId, runId: run.runId, name })).toMatchObject({
      error: { code: 'BAD_REQUEST' },
    });
    expect(await phone.answer(['red'])).toMatchObject({ error: { code: 'WRONG_PHASE' } });
  });

  test('holds over a refresh and a restart, may be said otherwise, and stands beside the answers', async () => {
    const own = await openStage();
    const { code, roomId, run, sit } = await openRun(own, 'named');
    const phone = await own.phone(code);
    const wanted = { roomId, runId: run.runId };
    await phone.ask('run:name', { ...wanted, name: 'Ad' });
    await phone.ask('run:name', { ...wanted, name: 'Ada' });
    expect((await phone.answer(['red'])).ok).toBe(true);
    phone.close();
    await own.restart();
    const again = await own.phone(code, { ticket: phone.joined.ticket });
    expect(again.joined.own?.name).toBe('Ada');
    expect((await again.answer(['blue'], { revision: 2, attempt: 'b' })).ok).toBe(true);
    const host = await own.peer({ token: own.owner.token });
    await sit(host);
    expect((await host.ask('run:names', wanted)).people).toEqual([
      { number: 1, person: anyone, name: 'Ada', here: true },
    ]);
    const { answers } = await own.features().runs.answers(own.owner, run.runId);
    expect(answers.map(({ name, answer }) => [name, answer])).toEqual([['Ada', 'blue']]);
    const call = async (path: string) => {
      const headers = { authorization: `Bearer ${own.owner.token}` };
      return fetch(`${own.url()}/api/runs/${run.runId}/${path}`, { headers });
    };
    expect(await (await call('names')).json()).toEqual({
      named: true,
      people: [{ number: 1, name: 'Ada', answers: 1 }],
      total: 1,
    });
    const [header, row] = (await (await call('answers.csv')).text()).split('\r\n');
    expect(header).toContain('Participant,Name,');
    expect(row).toContain('1,Ada,');
    await own.close();
  });

  test('a run that asks nobody takes no name, and has none beside its answers', async () => {
    const { code, roomId, run, host } = await openRun(stage, 'open');
    expect(run.entry).toBeUndefined();
    const phone = await stage.phone(code);
    expect((await phone.answer(['red'])).ok).toBe(true);
    const { answers } = await stage.features().runs.answers(stage.owner, run.runId);
    expect(answers).toMatchObject([{ participant: 1, answer: 'red' }]);
    expect(answers[0]).not.toHaveProperty('name');
    const wanted = { roomId, runId: run.runId };
    expect(await phone.request('run:name', { ...wanted, name: 'Ada' })).toMatchObject({
      error: { code: 'WRONG_PHASE' },
    });
    expect(await host.request('run:names', wanted)).toMatchObject({
      error: { code: 'WRONG_PHASE' },
    });
  });
});

test('FE9: who may not answer what is on adds nothing to a feed of its room', async () => {
  const guest = async (entry: EntryRule) => {
    const { code, roomId, run, host } = await openRun(stage, entry);
    const phone = await stage.phone(code);
    const asked = { lot: 1, text: 'Why?', name: null };
    const post = (connection: typeof host | typeof phone) =>
      connection.request('feed:post', {
        roomId,
        feed: questionsFeedName,
        attempt: 'a',
        item: asked,
      });
    const name = () => phone.ask('run:name', { roomId, runId: run.runId, name: 'Ada' });
    return { phone: () => post(phone), host: () => post(host), name };
  };
  // The feed itself takes no question of anybody while a poll is on.
  const over = { ok: false, error: { code: 'TOO_LATE' } };
  const free = await guest('open');
  expect(await free.phone()).toMatchObject(over);
  const named = await guest('named');
  expect(await named.phone()).toMatchObject({ error: { code: 'WRONG_PHASE' } });
  await named.name();
  expect(await named.phone()).toMatchObject(over);
  const account = await guest('account');
  expect(await account.phone()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  expect(await account.host()).toMatchObject(over);
});

test('SE12: a name goes with the account whose it is; the answer stays', async () => {
  const { code, roomId, run } = await openRun(stage, 'named');
  const yara = await stage.register('yara');
  const phone = await stage.phone(code, { token: yara.token });
  await phone.ask('run:name', { roomId, runId: run.runId, name: 'Yara' });
  expect((await phone.answer(['red'])).ok).toBe(true);
  const { personalData, sessions } = stage.features();
  const { sessionId } = sessions.read(yara.token)!;
  const actor = { ...yara, sessionId, mustLeave: false };
  const runs = await contentsIn(await personalData.collect(actor), 'runs');
  expect(JSON.stringify(runs)).toContain('"as":"Yara"');
  await personalData.remove(actor, 'correct horse battery', '127.0.0.1');
  const { answers } = await stage.features().runs.answers(stage.owner, run.runId);
  expect(answers).toMatchObject([{ answer: 'red' }]);
  expect(JSON.stringify(answers)).not.toContain('Yara');
});

describe('SE13: a run for accounts alone', () => {
  test('PU5: whoever may not answer reacts to nothing, and is not lost', async () => {
    const { code, roomId } = await openRun(stage, 'account');
    const guest = await stage.phone(code);
    const sam = await stage.phone(code, { token: (await stage.register('sam')).token });
    const says = (phone: typeof guest) => [
      phone.request('pulse:react', { roomId, kind: 'clap' }),
      phone.request('pulse:lost', { roomId, lost: true }),
    ];
    const refused = { ok: false, error: { code: 'UNAUTHENTICATED' } };
    expect(await Promise.all(says(guest))).toMatchObject([refused, refused]);
    expect(await Promise.all(says(sam))).toMatchObject([{ ok: true }, { ok: true }]);
    // What was said before is taken back by anybody.
    expect(await guest.request('pulse:lost', { roomId, lost: false })).toMatchObject({ ok: true });
  });

  test('a guest follows it and answers nothing; a ticket alone neither', async () => {
    const { code, sees } = await openRun(stage, 'account');
    const guest = await stage.phone(code);
    expect(guest.joined.by).toBe('guest');
    expect(await guest.answer(['red'])).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    const { token } = await stage.register('sam');
    const sam = await stage.phone(code, { token });
    expect(sam.joined.by).toBe('account');
    expect((await sam.answer(['red'])).ok).toBe(true);
    const borrowed = await stage.phone(code, { ticket: sam.joined.ticket });
    expect(borrowed.joined.participant).toBe(sam.joined.participant);
    expect(await borrowed.answer(['blue'], { revision: 9 })).toMatchObject({
      error: { code: 'UNAUTHENTICATED' },
    });
    await sees(1, 1);
  });

  test('an account is one person, whichever devices and tickets it comes with', async () => {
    const { code, sees, host } = await openRun(stage, 'account');
    const guest = await stage.phone(code);
    const { token } = await stage.register('tara');
    const phone = await stage.phone(code, { token, ticket: guest.joined.ticket });
    const laptop = await stage.phone(code, { token });
    expect(phone.joined).toMatchObject({
      by: 'account',
      participant: laptop.joined.participant,
    });
    expect(phone.joined.participant).not.toBe(guest.joined.participant);
    expect((await phone.answer(['red'])).ok).toBe(true);
    const changed = await laptop.answer(['blue'], { revision: 2, attempt: 'laptop' });
    expect(changed.ok).toBe(true);
    await sees(1, 1);
    const { payload } = await host.notice(
      'tally:changed',
      ({ tally }: TallyChanged) => tally?.counts?.['blue'] === 1,
    );
    expect(payload).toMatchObject({ tally: { answered: 1, counts: { blue: 1 } } });
  });

  test('whose session has ended answers no more, and again once they log in', async () => {
    const { code } = await openRun(stage, 'account');
    const uma = await stage.register('uma');
    const { token, userid } = uma;
    const phone = await stage.phone(code, { token });
    expect((await phone.answer(['red'])).ok).toBe(true);
    await stage.features().sessions.logout(uma, token);
    const after = await stage.phone(code, { ticket: phone.joined.ticket });
    expect(after.joined.by).toBe('guest');
    expect(await after.answer(['blue'], { revision: 2 })).toMatchObject({
      error: { code: 'UNAUTHENTICATED' },
    });
    const again = await stage.register('uma');
    expect(again.userid).toBe(userid);
    const back = await stage.phone(code, { token: again.token, ticket: after.joined.ticket });
    expect(back.joined.own?.answers).toMatchObject([{ value: { choices: ['red'] } }]);
    expect((await back.answer(['blue'], { revision: 3, attempt: 'c' })).ok).toBe(true);
  });

  test('comes on in a room: who is signed in has joined, guests have not; the next one is everybody’s again', async () => {
    const { code, roomId, host, sees } = await openRun(stage, 'open');
    const guest = await stage.phone(code);
    const { token } = await stage.register('vera');
    await stage.phone(code, { token });
    // Signed in since, and still here as who they were.
    const late = await stage.phone(code, {
      token: (await stage.register('wim')).token,
      ticket: guest.joined.ticket,
    });
    expect(late.joined.by).toBe('ticket');
    const putOn = async (entry: EntryRule) => {
      const { _id } = await stage.features().polls.create(stage.owner, pollWith(entry));
      host.notices.length = 0;
      const on = { roomId, activity: pollName, definitionId: _id };
      const { runId } = await host.ask('room:start', on);
      await host.ask('run:command', { roomId, runId, version: 0, command: { type: 'open' } });
      return runId;
    };
    const runId = await putOn('account');
    await sees(1, 0);
    expect(await late.answer(['red'], { runId })).toMatchObject({
      error: { code: 'UNAUTHENTICATED' },
    });
    // As its page does when it hears of such a run.
    const { ticket } = guest.joined;
    expect(await late.ask('room:join', { room: { code }, ticket })).toMatchObject({
      by: 'account',
    });
    expect((await late.answer(['red'], { runId })).ok).toBe(true);
    await sees(2, 1);
    await putOn('open');
    await sees(3, 0);
  });
});
