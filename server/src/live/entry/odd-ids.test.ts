import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../../../test/live-stage.ts';

const odd = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    poll: {
      ...personalShelf,
      title: 'Odd ids',
      questions: [
        {
          kind: 'choice',
          id: 'constructor',
          text: 'Which?',
          options: odd.map((id) => ({ id, text: id })),
          multiple: true,
          seconds: null,
        },
      ],
      liveResults: true,
      phoneResults: 'closed',
    },
  });
});
afterAll(() => stage.close());

const tallyOf = (answered: number) => (payload: { tally: { answered: number } | null }) =>
  payload.tally?.answered === answered;

test('ids that every object knows are ids like any other: counted, changed, and counted anew', async () => {
  const host = await stage.host();
  await host.command({ type: 'open' });
  const [ann, ben] = [await stage.phone(host.room.code), await stage.phone(host.room.code)];
  await ann.answer(['constructor']);
  expect(await ann.answer(['__proto__', 'toString'])).toMatchObject({ ok: true });
  expect(await ben.answer(['__proto__'])).toMatchObject({ ok: true });
  const counted = (payload: unknown): unknown[] =>
    Object.entries((payload as { tally: { counts: object } }).tally.counts);
  const expected = [
    ['__proto__', 2],
    ['constructor', 0],
    ['toString', 1],
    ['hasOwnProperty', 0],
  ];
  const both = await host.notice('tally:changed', tallyOf(2));
  expect(counted(both.payload)).toEqual(expected);
  await stage.restart();
  const after = await stage.host();
  const again = await after.notice('tally:changed', tallyOf(2));
  expect(counted(again.payload)).toEqual(expected);
});
