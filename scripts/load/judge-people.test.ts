import { describe, expect, it } from 'vitest';
import { judgePeople } from './judge-people.ts';

describe('judgePeople', () => {
  const was = { joined: 20, answered: 12 };

  it.each([
    ['everything as it was', { joined: 20, answered: 12 }, { lost: 0, doubled: 0 }],
    ['answers that were under way', { joined: 20, answered: 15 }, { lost: 0, doubled: 0 }],
    ['two who are forgotten', { joined: 18, answered: 12 }, { lost: 2, doubled: 0 }],
    ['an answer that is gone', { joined: 20, answered: 11 }, { lost: 1, doubled: 0 }],
    ['three who joined again', { joined: 23, answered: 12 }, { lost: 0, doubled: 3 }],
    ['more answers than people', { joined: 20, answered: 21 }, { lost: 0, doubled: 1 }],
  ])('%s', (_what, shown, faults) => {
    expect(judgePeople(was, shown)).toEqual(faults);
  });
});
