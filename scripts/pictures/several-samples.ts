import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { TextPart } from '@sets/shared/question/kinds/gap-text.ts';
import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import type { MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { usualPoll } from './sample-polls.ts';

type Asked = GapQuestion | MatchQuestion;

const pollOf = (title: string, question: Asked, right: Right | null): PollDefinition => ({
  ...usualPoll,
  title,
  questions: [question],
  extras: right === null ? [] : [{ id: question.id, confidence: false, right }],
});

const long =
  'I could follow from the definition of the limit to the proof that a function which is continuous on a closed interval attains its maximum';

const match = (
  text: string,
  pairs: readonly (readonly [string, string])[],
  others: readonly string[],
): { question: MatchQuestion; right: Right } => {
  const lefts = pairs.map(([left], at) => ({ id: `l${at}`, text: left }));
  const written = [...pairs.map(([, option]) => option), ...others];
  const options = written.map((each, at) => ({ id: `o${at}`, text: each }));
  return {
    question: {
      kind: 'match',
      id: `m${text.length}`,
      text,
      lefts,
      options: options.toSorted((one, other) => (one.text < other.text ? -1 : 1)),
      again: false,
      seconds: null,
    },
    right: { type: 'pairs', pairs: lefts.map(({ id }, at) => ({ left: id, option: `o${at}` })) },
  };
};

const matched = {
  some: match(
    'Which capital belongs to which country?',
    [
      ['Kenya', 'Nairobi'],
      ['Chile', 'Santiago'],
      ['Norway', 'Oslo'],
      ['Vietnam', 'Hanoi'],
    ],
    ['Lima'],
  ),
  full: match(
    long,
    Array.from({ length: 10 }, (_, at) => [`${at + 1}: ${long}`, `${at + 11}: ${long}`] as const),
    Array.from({ length: 4 }, (_, at) => `${at + 21}: another one`),
  ),
};

/** A few sides, and as many and as long as may be. */
export const matchPolls = {
  'match-some': pollOf('Geography', matched.some.question, matched.some.right),
  'match-full': pollOf('Calculus', matched.full.question, matched.full.right),
} as const;

const typed = (id: string): TextPart => ({ type: 'gap', id, options: [] });
const chosen = (id: string, ...texts: readonly string[]): TextPart => ({
  type: 'gap',
  id,
  options: texts.map((text, at) => ({ id: `${id}w${at}`, text })),
});
const words = (text: string): TextPart => ({ type: 'text', text });

const gap = (text: string, parts: TextPart[]): GapQuestion => ({
  kind: 'gap',
  id: `g${text.length}`,
  text,
  parts,
  filter: true,
  language: 'en',
  seconds: null,
});

const accepted = (id: string, ...texts: readonly string[]) => ({
  id,
  accepted: [...texts],
  typos: true,
});

const ten = Array.from({ length: 10 }, (_, at) => `g${at}`);

/** A sentence, and a text with as many gaps as may be. */
export const gapPolls = {
  'gap-some': pollOf(
    'Biology',
    gap('Photosynthesis in one sentence', [
      words('Plants take in water and '),
      chosen('b', 'carbon dioxide', 'nitrogen', 'oxygen'),
      words(', and with the energy of '),
      typed('a'),
      words(' they make sugar from them.'),
    ]),
    { type: 'gaps', gaps: [accepted('a', 'light', 'water'), { id: 'b', option: 'bw0' }] },
  ),
  'gap-full': pollOf(
    'Calculus',
    gap(
      long,
      ten.flatMap((id, at) => [
        words(`${at === 0 ? '' : '. '}${long.slice(0, 130)} `),
        at % 3 === 2 ? chosen(id, 'first', 'a word that is rather long', 'third') : typed(id),
      ]),
    ),
    {
      type: 'gaps',
      gaps: ten.map((id, at) =>
        at % 3 === 2 ? { id, option: `${id}w1` } : accepted(id, 'energy', 'light'),
      ),
    },
  ),
} as const;
