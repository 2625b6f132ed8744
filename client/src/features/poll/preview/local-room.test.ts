import { expect, it } from 'vitest';
import { definition } from '../../../../test/poll-run.ts';
import { type Looked, type Moment, moments, picturesOf } from './local-room.ts';

const at = (moment: Moment, question = 1): Looked => ({ question, moment, now: 0 });
const yes = { choices: ['yes'] };

it('a question goes through its moments as in a room', () => {
  const phases = moments.map((moment) => picturesOf(definition, at(moment), null).phone.view.phase);
  expect(phases).toEqual(['ready', 'open', 'closed', 'closed']);
  const { view } = picturesOf(definition, at('open'), null).screen;
  expect(view).toMatchObject({ question: 1, questions: 2, current: { text: 'Second?' } });
});

it('phones see counts when the poll says so', () => {
  const seen = (phoneResults: 'never' | 'closed' | 'live') =>
    moments.map(
      (moment) =>
        picturesOf({ ...definition, liveResults: true, phoneResults }, at(moment), yes).phone.tally
          ?.counts ?? null,
    );
  const counts = { yes: 1, no: 0 };
  expect(seen('never')).toEqual([null, null, null, null]);
  expect(seen('closed')).toEqual([null, null, counts, counts]);
  expect(seen('live')).toEqual([null, counts, counts, counts]);
});

it('an answer counts on the wall; one that the question does not take is none', () => {
  expect(picturesOf(definition, at('results'), yes)).toMatchObject({
    answer: yes,
    screen: { tally: { answered: 1, counts: { yes: 1, no: 0 } } },
  });
  for (const given of [{ choices: ['gone'] }, 'yes', null]) {
    expect(picturesOf(definition, at('results'), given)).toMatchObject({
      answer: null,
      screen: { tally: { answered: 0 } },
    });
  }
});

it('time runs from when it was opened', () => {
  const timed = {
    ...definition,
    questions: definition.questions.map((question) => Object.assign({}, question, { seconds: 30 })),
  };
  const { view } = picturesOf(timed, { question: 0, moment: 'open', now: 5_000 }, null).phone;
  expect(view.deadline).toBe(35_000);
});
