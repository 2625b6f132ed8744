import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  guessActivity,
  type GuessMe,
  guessSlot,
  type GuessTally,
  likesSlot,
  storedGuess,
} from '../../../test/guess.activity.ts';
import { openStage, runIn, type Stage } from '../../../test/live-stage.ts';
import type { Peer } from '../../../test/connect.ts';

/*
 * An activity that is no poll, on the same engine: several slots on show, results as a fold, what
 * each participant alone is told, commands for the newest state, and a step that turnout brings about.
 */

const definition = { title: 'How many jelly beans?', closesWith: 3 };

let stage: Stage;
let made = 0;
let host: Peer;
let roomId: string;
let runId: string;
let code: string;

beforeAll(async () => {
  stage = await openStage({
    activities: [
      {
        activity: guessActivity,
        stored: storedGuess,
        loadDefinition: async () => definition,
        exists: async () => true,
      },
    ],
  });
});
afterAll(() => stage.close());

beforeEach(async () => {
  host = await stage.peer({ token: stage.owner.token });
  const { room } = await host.ask('room:open', {
    activity: 'guess',
    definitionId: `guess${(made += 1)}`,
  });
  ({ roomId, code } = room);
  ({ runId } = runIn(await host.ask('room:host', { roomId })));
});

const join = async () => {
  const peer = await stage.peer();
  const joined = await peer.ask('room:join', { room: { code } });
  let attempts = 0;
  const submit = (slot: string, number: number) => {
    const [attempt, revision] = [`a${(attempts += 1)}`, attempts];
    const tappedAt = Date.now();
    return peer.request('answer:submit', {
      roomId,
      runId,
      slot,
      attempt,
      revision,
      tappedAt,
      value: { number },
    });
  };
  const me = (points: number): Promise<unknown> =>
    peer.told('me:changed', (told) => (told.me as GuessMe).points === points);
  return { peer, joined, submit, me };
};
const command = (version: number, given: object) =>
  host.request('run:command', { roomId, runId, version, command: given });
const tally = (wanted: Partial<GuessTally>) =>
  host.notice('tally:changed', ({ tally: shown }: { tally: GuessTally }) =>
    Object.entries(wanted).every(([name, is]) => shown[name as keyof GuessTally] === is),
  );

test('answers to several slots are counted apart, and both are on show', async () => {
  const [ann, ben] = [await join(), await join()];
  expect(await ann.submit(guessSlot, 7)).toMatchObject({
    data: { me: { guess: 7, points: null } },
  });
  await ann.submit(likesSlot, 1);
  await ben.submit(guessSlot, 9);
  await tally({ guessed: 2, likes: 1, best: null });
  expect(await ben.submit('constructor', 1)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
});

test('NO7: results are made of all answers; a key that is put right scores everybody anew', async () => {
  const [ann, ben] = [await join(), await join()];
  expect(ann.joined.own?.me).toEqual({ guess: null, points: null });
  await ann.submit(guessSlot, 7);
  await ben.submit(guessSlot, 9);
  expect(await command(0, { type: 'tell', right: 7 })).toMatchObject({ ok: true });
  await Promise.all([ann.me(10), ben.me(0), tally({ best: 10 })]);
  await command(1, { type: 'tell', right: 9 });
  await Promise.all([ann.me(0), ben.me(10)]);
  // Whoever comes back is told with the seat; the play that begins after a restart scores the same.
  await stage.restart();
  const back = await stage.peer();
  const { ticket } = ben.joined;
  const { own } = await back.ask('room:join', { room: { code }, ticket });
  expect(own).toMatchObject({ me: { guess: 9, points: 10 }, answers: [{}] });
});

test('RU9: a command for the newest state is taken whatever its host saw; any other is told', async () => {
  const second = await stage.peer({ token: stage.owner.token });
  await second.ask('room:host', { roomId });
  const wave = { type: 'wave' };
  const waved = await Promise.all([
    ...[0, 0, 0].map((version) => command(version, wave)),
    second.request('run:command', { roomId, runId, version: 0, command: wave }),
  ]);
  expect(waved.every(({ ok }) => ok)).toBe(true);
  await host.notice('run:changed', ({ view }: { view: { waves: number } }) => view.waves === 4);
  expect(await command(0, { type: 'close' })).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(await command(4, { type: 'close' })).toMatchObject({ ok: true, data: { version: 5 } });
});

test('it closes by itself once everybody who is here has answered', async () => {
  const people = [await join(), await join(), await join()];
  for (const [at, { submit }] of people.entries()) await submit(guessSlot, at);
  await host.notice(
    'run:changed',
    ({ view }: { view: { phase: string } }) => view.phase === 'closed',
  );
  expect(await people[0]?.submit(guessSlot, 8)).toMatchObject({ error: { code: 'TOO_LATE' } });
});

test('NO7: when another run comes on, everybody who is here is told what is theirs in it', async () => {
  const ann = await join();
  await ann.submit(guessSlot, 7);
  const wanted = { activity: 'guess', definitionId: `guess${(made += 1)}` };
  const next = await host.ask('room:start', { roomId, ...wanted });
  const told = await ann.peer.told('me:changed', (each) => each.runId === next.runId);
  expect(told).toMatchObject({ version: 0, me: { guess: null, points: null } });
});

test('an answer that is counted in a play that is over is counted in the next', async () => {
  const ann = await join();
  await ann.submit(guessSlot, 7);
  await stage.restart();
  const again = await stage.peer({ token: stage.owner.token });
  const { notices } = await again.ask('room:host', { roomId });
  expect(notices).toContainEqual(
    expect.objectContaining({ payload: { runId, tally: { guessed: 1, likes: 0, best: null } } }),
  );
});
