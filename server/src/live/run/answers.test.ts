import { type PollSlot, readSlot, slotOf } from '@sets/shared/poll/poll.slot.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../../../test/live-stage.ts';

let stage: Stage;
let host: Awaited<ReturnType<Stage['host']>>;
beforeAll(async () => {
  stage = await openStage();
  host = await stage.host();
  await host.command({ type: 'open' });
});
afterAll(() => stage.close());

const newPhone = () => stage.phone(host.room.code);
const refused = (error: string) => ({ ok: false, error: { code: error } });

interface Counted {
  tally: { answered: number; counts: Record<string, number> } | null;
}

/** The tally that the host is told last, once it fits. */
const tallyWith = (fits: (tally: NonNullable<Counted['tally']>) => boolean) =>
  host.notice('tally:changed', ({ tally }: Counted) => tally !== null && fits(tally));

/** Asks in a new round, so that each test counts from zero, and gives its slot. */
const newRound = async (): Promise<string> => {
  await host.command({ type: 'close' });
  const version = await host.command({ type: 'again' });
  // The notice of just this command: one of an earlier round may still be on its way.
  const open = await host.notice(
    'run:changed',
    ({ run }: { run: { version: number } }) => run.version === version,
  );
  return slotOf((open.payload as { view: PollSlot }).view);
};

test('AN2, AN3: an answer is acknowledged, and the same attempt again counts once', async () => {
  const slot = await newRound();
  const phone = await newPhone();
  const answer = phone.submission(['red'], { slot });
  const replies = await Promise.all([1, 2, 3].map(() => phone.ask('answer:submit', answer)));
  for (const reply of replies) {
    expect(reply.answer).toEqual({
      slot,
      revision: 1,
      value: { choices: ['red'] },
    });
  }
  await tallyWith(({ answered, counts }) => answered === 1 && counts['red'] === 1);
});

test('AN1: on another connection it is still one answer', async () => {
  const slot = await newRound();
  const phone = await newPhone();
  await phone.answer(['red'], { slot });
  const tab = await stage.phone(host.room.code, { ticket: phone.joined.ticket });
  expect(tab.joined.own?.answers).toContainEqual(
    expect.objectContaining({ slot, value: { choices: ['red'] } }),
  );
  await tab.answer(['green'], { slot, revision: 2, attempt: 'other-tab' });
  await tallyWith(({ answered, counts }) => answered === 1 && counts['green'] === 1);
});

test('NO6: the participant’s other tabs hear of it, and nobody else', async () => {
  const slot = await newRound();
  const phone = await newPhone();
  const tab = await stage.phone(host.room.code, { ticket: phone.joined.ticket });
  const other = await newPhone();
  await phone.answer(['blue'], { slot });
  const told = await tab.told('answer:changed');
  expect(told.answer).toMatchObject({ slot, value: { choices: ['blue'] } });
  await other.answer(['red'], { slot });
  expect(other.plain).toEqual([]);
  expect(phone.plain).toEqual([]);
});

test('AN5: an older revision that comes late changes nothing, and is told what counts', async () => {
  const slot = await newRound();
  const phone = await newPhone();
  const older = phone.submission(['red'], { slot });
  await phone.ask('answer:submit', phone.submission(['blue'], { slot }));
  const late = await phone.ask('answer:submit', older);
  expect(late.answer).toMatchObject({ revision: 2, value: { choices: ['blue'] } });
});

test('AN7: another question, another round: TOO_LATE; what is no answer: BAD_REQUEST', async () => {
  const slot = await newRound();
  const phone = await newPhone();
  expect(
    await phone.answer(['red'], { slot: slotOf({ ...readSlot(slot)!, question: 1 }) }),
  ).toMatchObject(refused('TOO_LATE'));
  expect(
    await phone.answer(['red'], {
      slot: slotOf({ question: 0, round: readSlot(slot)!.round + 1 }),
    }),
  ).toMatchObject(refused('TOO_LATE'));
  for (const value of [{ choices: ['pink'] }, { choices: [] }, { choices: ['red', 'blue'] }, 7]) {
    expect(await phone.answer([], { slot, value })).toMatchObject(refused('BAD_REQUEST'));
  }
});

test('AN3, AN8: an acknowledged answer that is sent again after the results is acknowledged, a new one is too late', async () => {
  const slot = await newRound();
  const phone = await newPhone();
  const answer = phone.submission(['red'], { slot });
  await phone.ask('answer:submit', answer);
  await host.command({ type: 'close' });
  await host.command({ type: 'hide' });
  await host.command({ type: 'show' });
  expect((await phone.request('answer:submit', answer)).ok).toBe(true);
  expect(await phone.answer(['blue'], { slot, tappedAt: 0 })).toMatchObject(refused('TOO_LATE'));
  await host.command({ type: 'again' });
});

test('AN8, PH8: what was tapped before the question closed counts, sent after it, while no counts were shown', async () => {
  const slot = await newRound();
  const phone = await newPhone();
  // A clock may be set back by a few milliseconds before it is looked at again.
  const tappedAt = Date.now() - 200;
  await host.command({ type: 'close' });
  expect((await phone.answer(['blue'], { slot, tappedAt })).ok).toBe(true);
  await tallyWith(({ answered, counts }) => answered === 1 && counts['blue'] === 1);
  await host.command({ type: 'open' });
});

test('AN9: a phone that claims to have tapped in the past or future is not believed', async () => {
  const slot = await newRound();
  const phone = await newPhone();
  await host.command({ type: 'close' });
  const future = await phone.answer(['red'], { slot, tappedAt: Date.now() + 1_000_000 });
  expect(future).toMatchObject(refused('TOO_LATE'));
  await host.command({ type: 'open' });
});

test('AN6: any order, repetition and interleaving counts the final answers', async () => {
  const tap = fc.record({
    phone: fc.nat({ max: 2 }),
    choice: fc.constantFrom('red', 'green', 'blue'),
    copies: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(tap, { minLength: 1, maxLength: 12 }), async (taps) => {
      const slot = await newRound();
      const phones = await Promise.all([1, 2, 3].map(() => newPhone()));
      const last = new Map<number, string>();
      const revisions = [0, 0, 0];
      const sent = taps.flatMap(({ phone, choice, copies }, index) => {
        last.set(phone, choice);
        const revision = (revisions[phone] ?? 0) + 1;
        revisions[phone] = revision;
        const answer = phones[phone]!.submission([choice], {
          slot,
          revision,
          attempt: `tap${readSlot(slot)!.round}-${index}`,
        });
        return Array.from({ length: copies }, () => phones[phone]!.ask('answer:submit', answer));
      });
      await Promise.all(sent);
      const expected: Record<string, number> = { red: 0, green: 0, blue: 0 };
      for (const choice of last.values()) expected[choice]! += 1;
      await host.notice('tally:changed', ({ tally }: { tally: object }) => {
        const wanted = { ...readSlot(slot), answered: last.size, counts: expected };
        // The host is told the round before beside it.
        const told = { ...tally, before: undefined };
        return JSON.stringify(told) === JSON.stringify(wanted);
      });
    }),
    { numRuns: 15 },
  );
});
