import { expect, test } from 'vitest';
import { readStored } from '../core/stored-shape.ts';
import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { emptyResume, storedResume } from './resume.migrations.ts';
import resume1 from './stored/resume.v1.json' with { type: 'json' };
import resume2 from './stored/resume.v2.json' with { type: 'json' };

proveStoredShape(storedResume, [resume1, resume2]);

test('the entries of version 1 get ids, and everything else stays', () => {
  const read = readStored(storedResume, resume1);
  expect(read).toEqual({
    ok: true,
    value: {
      ...emptyResume,
      intro: resume1.intro,
      wkexp: [{ ...resume1.wkexp[0], entryId: '0' }],
      education: [{ ...resume1.education[0], entryId: '0' }],
      skill: [{ ...resume1.skill[0], entryId: '0' }],
      interest: [{ ...resume1.interest[0], entryId: '0' }],
      achievement: [{ ...resume1.achievement[0], entryId: '0' }],
    },
  });
});
