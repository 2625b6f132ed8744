import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import { gapsIn } from '@sets/shared/question/kinds/gap-text.ts';
import { example } from '@sets/shared/question/kinds/testing/gap.drafts.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { expect, it } from 'vitest';
import { markedText, readMarked, withGap, withWay } from './marked-text.ts';

const right: Right = {
  type: 'gaps',
  gaps: [
    { id: 'g0', accepted: ['chemical', 'stored'], typos: false },
    { id: 'g1', option: 'w1' },
  ],
};
const text = 'Plants turn light into [[chemical|stored]] energy; they take in [[carbon dioxide]].';

const idsOf = (question: GapQuestion): string[] => gapsIn(question.parts).map(({ id }) => id);

it('a text is written with what is right in its gaps, and read again as it was', () => {
  expect(markedText(example, right)).toBe(text);
  expect(readMarked(text, example, right)).toEqual([example, right]);
});

it('a gap that was there stays the same one, whatever is written around it or put before it', () => {
  const [more, told] = readMarked(`[[All]] ${text}`, example, right);
  expect(idsOf(more).slice(1)).toEqual(['g0', 'g1']);
  expect(told).toMatchObject({ gaps: [{ accepted: ['All'], typos: true }, ...right.gaps] });
  const [less, left] = readMarked('They take in [[carbon dioxide]].', example, right);
  expect(idsOf(less)).toEqual(['g1']);
  expect(left).toEqual({ type: 'gaps', gaps: [right.gaps[1]] });
});

it('another word in the brackets of a gap is right there; of words to choose from, the right one is renamed', () => {
  const changed = text.replace('chemical|stored', 'sugar').replace('carbon dioxide', 'CO2');
  const [question, told] = readMarked(changed, example, right);
  expect(told).toEqual({
    type: 'gaps',
    gaps: [{ id: 'g0', accepted: ['sugar'], typos: false }, right.gaps[1]],
  });
  const options = gapsIn(question.parts)[1]?.options.map((each) => each.text);
  expect(options).toEqual(['oxygen', 'CO2', 'nitrogen']);
  const [, other] = readMarked(text.replace('carbon dioxide', 'nitrogen'), example, right);
  expect(other).toMatchObject({ gaps: [right.gaps[0], { id: 'g1', option: 'w2' }] });
});

it('brackets that are half written are text, and empty ones a gap of which nothing is said', () => {
  expect(gapsIn(readMarked('A [[half', example, null)[0].parts)).toEqual([]);
  const [question, told] = readMarked('A [[]] gap', example, null);
  expect(gapsIn(question.parts)).toHaveLength(1);
  expect(told).toBeNull();
});

it('a gap is made of what is marked, without the space around it', () => {
  expect(withGap('It is red now', 6, 10)).toEqual({ typed: 'It is [[red]] now', at: 11 });
  expect(withGap('It is ', 6, 6)).toEqual({ typed: 'It is [[]]', at: 8 });
});

it('what is right goes along where a gap is filled in another way', () => {
  const [chosen, told] = withWay(example, right, { id: 'g0', isChosen: true });
  const [gap] = gapsIn(chosen.parts);
  expect(gap?.options.map((each) => each.text)).toEqual(['chemical', '']);
  expect(told).toMatchObject({ gaps: [right.gaps[1], { id: 'g0', option: gap?.options[0]?.id }] });
  const [typed, back] = withWay(chosen, told, { id: 'g0', isChosen: false });
  expect(gapsIn(typed.parts)[0]?.options).toEqual([]);
  expect(back).toMatchObject({ gaps: [right.gaps[1], { id: 'g0', accepted: ['chemical'] }] });
});
