import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveQnaName } from '../live-qna/live-qna.name.ts';
import { example } from '../question/kinds/testing/live-qna.drafts.ts';
import { pollActivity } from './poll.activity.ts';
import { resumeCommand } from './poll.commands.ts';
import { orderOf } from './poll.deck.ts';
import type { PollCommand, PollState } from './poll.live.ts';
import { afterCommands, buildPoll, now, startPoll } from './testing/colours-poll.ts';

/* How a poll goes on once its host comes back from what one of its places holds. */

const slot = { ...example, id: 'slot' };
const [first, second] = buildPoll().questions;
const definition = buildPoll({ questions: [first!, slot, second!] });
const at = (question: number): PollState => afterCommands(definition, [{ type: 'goto', question }]);
const resume = (state: PollState, after = liveQnaName, poll = definition) =>
  resumeCommand(poll, state, after);

test('behind the place, without opening what is there', () => {
  const command = resume(at(1));
  expect(command).toEqual({ type: 'goto', question: 2 });
  const gone = pollActivity.apply(definition, at(1), command!, { now, by: 'host' });
  expect(gone).toMatchObject({ ok: true, value: { question: 2, phase: 'ready' } });
});

test('what follows is what was added behind the place', () => {
  const added: PollCommand = { type: 'add', question: { ...first!, id: 'besides' } };
  const state = afterCommands(definition, [{ type: 'goto', question: 1 }, added]);
  const back = pollActivity.apply(
    definition,
    state,
    { type: 'goto', question: 1 },
    { now, by: '' },
  );
  if (!back.ok) throw new Error(back.error.msg);
  expect(orderOf(back.value)).toEqual([0, 1, 3, 2]);
  expect(resume(back.value)).toEqual({ type: 'goto', question: 3 });
});

test('stays where it is after anything else, before it began, behind the last place, once it is over', () => {
  expect(resume(at(1), 'poll')).toBeNull();
  expect(resume(at(0))).toBeNull();
  const begins = buildPoll({ questions: [slot, first!] });
  expect(resume(startPoll(begins), liveQnaName, begins)).toBeNull();
  const ends = buildPoll({ questions: [first!, slot] });
  const atEnd = afterCommands(ends, [{ type: 'goto', question: 1 }]);
  expect(resume(atEnd, liveQnaName, ends)).toBeNull();
  expect(
    resume(afterCommands(definition, [{ type: 'goto', question: 1 }, { type: 'end' }])),
  ).toBeNull();
});

test('a second tap finds it done, wherever the places are', () => {
  const decks = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(decks, fc.nat(11), (slots, from) => {
      const questions = slots.map((isHolder, place) => ({
        ...(isHolder ? slot : first!),
        id: `q${place}`,
      }));
      const poll = buildPoll({ questions });
      const question = from % slots.length;
      const state = afterCommands(poll, [{ type: 'goto', question }]);
      const command = resume(state, liveQnaName, poll);
      if (!slots[question] || question === slots.length - 1) {
        expect(command).toBeNull();
        return;
      }
      expect(command).toEqual({ type: 'goto', question: question + 1 });
      // Coming on after the poll itself it moves no further.
      const next = pollActivity.apply(poll, state, command!, { now, by: 'host' });
      expect(next.ok && resume(next.value, 'poll', poll)).toBeNull();
    }),
  );
});
