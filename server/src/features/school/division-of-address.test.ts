import { expect, test } from 'vitest';
import { divisionOfAddress, divisionsFault } from './division-of-address.ts';

const engineering = { name: 'Engineering', domains: ['eng.uni.example'] };
const computing = { name: 'Computing', domains: ['cs.eng.uni.example', 'cs.uni.example'] };
const arts = { name: 'Arts', domains: [] };

test.each([
  ['ann@eng.uni.example', 'Engineering'],
  ['ann@ENG.Uni.Example', 'Engineering'],
  ['ann@lab.eng.uni.example', 'Engineering'],
  ['ann@cs.eng.uni.example', 'Computing'],
  ['ann@a.cs.uni.example', 'Computing'],
  ['ann@uni.example', null],
  ['ann@myeng.uni.example', null],
  ['eng.uni.example@other.example', null],
  ['nobody', null],
])('%s is of %s: the longest rule counts', (email, division) => {
  expect(divisionOfAddress([engineering, computing, arts])(email)).toBe(division);
});

test.each([
  [[engineering, computing, arts], null],
  [[], null],
  [[arts, { name: ' arts', domains: [] }], 'twice'],
  [[{ name: 'Arts', domains: ['arts.other.example'] }], 'arts.other.example is no domain'],
  [[{ name: 'Arts', domains: ['myuni.example'] }], 'myuni.example is no domain'],
  [[engineering, { name: 'Arts', domains: ['eng.uni.example'] }], 'Engineering or Arts'],
])('a list that cannot be is told why', (divisions, why) => {
  const fault = divisionsFault(divisions, ['uni.example']);
  if (why === null) expect(fault).toBeNull();
  else expect(fault).toContain(why);
});
