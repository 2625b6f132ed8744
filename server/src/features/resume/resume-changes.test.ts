import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resumeLimits } from '@sets/shared/resume/resume.contract.ts';
import { emptyResume, type StoredResume } from '@sets/shared/resume/resume.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import {
  expectSeen,
  inOrder,
  withEntry,
  withEntryAt,
  withImport,
  withoutEntryAt,
} from './resume-changes.ts';

type Skill = StoredResume['skill'][number];

const skill = (entryId: string, description = ''): Skill => ({
  entryId,
  skillName: 'Listening',
  description,
});
const withSkills = (count: number): StoredResume => ({
  ...emptyResume,
  skill: Array.from({ length: count }, (_, at) => skill(`s${at}`)),
});
const idsOf = ({ skill: entries }: StoredResume): string[] => entries.map((each) => each.entryId);

/** What a change gives, or the code with which it refuses. */
const outcome = (change: () => StoredResume): StoredResume | string => {
  try {
    return change();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

const counts = fc.nat(resumeLimits.entries);
const places = fc.nat(resumeLimits.entries + 5);

test('an entry is added at the end while there is room, and once', () => {
  fc.assert(
    fc.property(counts, (count) => {
      const before = withSkills(count);
      const after = outcome(() => withEntry(before, 'skill', skill('new')));
      expect(after).toEqual(
        count === resumeLimits.entries
          ? 'FORBIDDEN'
          : { ...before, skill: [...before.skill, skill('new')] },
      );
      if (count === 0) return;
      // Of one that is there nothing changes, also where there is no more room.
      expect(withEntry(before, 'skill', skill(`s${count - 1}`, 'Other'))).toEqual(before);
    }),
    { examples: [[resumeLimits.entries]] },
  );
});

test('an id that another section has is refused', () => {
  const interest = { entryId: 's0', title: 'Chess', description: '' };
  expect(outcome(() => withEntry(withSkills(1), 'interest', interest))).toBe('CONFLICT');
});

test('a change and a removal touch the entry of their place and no other', () => {
  const fields = { skillName: 'Speaking', description: 'Clearly' };
  fc.assert(
    fc.property(counts, places, (count, entryIndex) => {
      const before = withSkills(count);
      const isThere = entryIndex < count;
      expect(outcome(() => withEntryAt(before, 'skill', { entryIndex }, fields))).toEqual(
        isThere
          ? {
              ...before,
              skill: before.skill.map((old, at) =>
                at === entryIndex ? { ...fields, entryId: old.entryId } : old,
              ),
            }
          : 'NOT_FOUND',
      );
      expect(outcome(() => withoutEntryAt(before, 'skill', { entryIndex }))).toEqual(
        isThere
          ? { ...before, skill: before.skill.filter((_, at) => at !== entryIndex) }
          : 'NOT_FOUND',
      );
    }),
  );
});

describe('another order', () => {
  const before = withSkills(3);

  test('of the same entries', () => {
    expect(idsOf(inOrder(before, 'skill', ['s2', 's0', 's1']))).toEqual(['s2', 's0', 's1']);
  });

  test.each([
    ['one less', ['s0', 's1']],
    ['one more', ['s0', 's1', 's2', 's3']],
    ['one twice', ['s0', 's1', 's1']],
    ['one twice beside all', ['s0', 's1', 's2', 's2']],
    ['another one', ['s0', 's1', 'x']],
    ['none', []],
  ])('of %s is refused', (_name, entryIds) => {
    expect(outcome(() => inOrder(before, 'skill', entryIds))).toBe('CONFLICT');
  });
});

describe('an import', () => {
  const nothing = { wkexp: [], education: [], skill: [], interest: [], achievement: [] };

  test('comes behind what is there, adds each entry once, and replaces what it gives', () => {
    const chosen = { ...nothing, skill: [skill('s1'), skill('a'), skill('a'), skill('b')] };
    const after = withImport({ ...withSkills(2), intro: 'Me' }, chosen);
    expect(idsOf(after)).toEqual(['s0', 's1', 'a', 'b']);
    expect(after.intro).toBe('Me');
    expect(withImport(after, chosen)).toEqual(after);
    expect(withImport(after, { ...nothing, intro: '' }).intro).toBe('');
  });

  test('is refused where a section has no room for all, or an id would be twice', () => {
    const most = withSkills(resumeLimits.entries - 1);
    const two = { ...nothing, skill: [skill('a'), skill('b')] };
    expect(outcome(() => withImport(most, two))).toBe('FORBIDDEN');
    const both = { ...two, interest: [{ entryId: 'a', title: 'Chess', description: '' }] };
    expect(outcome(() => withImport(emptyResume, both))).toBe('CONFLICT');
  });
});

interface Held {
  readonly resume: StoredResume;
  readonly revision: number;
}

/** What somebody does to what they last saw; they say which entry or which revision that was. */
const step = fc.record({
  who: fc.nat(2),
  does: fc.constantFrom('add', 'edit', 'remove', 'reorder', 'look'),
  at: fc.nat(6),
  says: fc.constantFrom('entry', 'revision', 'both'),
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const applied = (now: Held, view: Held, { does, at, says }: Step, name: string): StoredResume => {
  const seen = view.resume.skill;
  const entryIndex = seen.length === 0 ? 0 : at % seen.length;
  const entryId = says === 'revision' ? undefined : seen[entryIndex]?.entryId;
  expectSeen(now.revision, says === 'entry' ? undefined : view.revision);
  const fields = { skillName: 'Listening', description: name };
  if (does === 'add') return withEntry(now.resume, 'skill', skill(name));
  if (does === 'reorder') {
    return inOrder(now.resume, 'skill', idsOf(view.resume).toReversed());
  }
  const meant = { entryIndex, entryId };
  if (does === 'edit') return withEntryAt(now.resume, 'skill', meant, fields);
  return withoutEntryAt(now.resume, 'skill', meant);
};

/** What they wanted, of what is there now: by the id of the entry that they saw. */
const wanted = (now: Held, view: Held, { does, at }: Step, name: string): StoredResume => {
  const seen = view.resume.skill;
  const meant = seen[seen.length === 0 ? 0 : at % seen.length]?.entryId;
  const entries = now.resume.skill;
  const byStep = {
    look: () => entries,
    add: () => [...entries, skill(name)],
    edit: () =>
      entries.map((each) => (each.entryId === meant ? { ...each, description: name } : each)),
    remove: () => entries.filter(({ entryId }) => entryId !== meant),
    reorder: () =>
      seen.toReversed().map(({ entryId }) => entries.find((each) => each.entryId === entryId)!),
  };
  return { ...now.resume, skill: byStep[does]() };
};

test('whoever acts on a stale view does what they saw, or is refused: never something else', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now: Held = { resume: withSkills(3), revision: 1 };
      const views = [now, now, now];
      for (const [index, each] of steps.entries()) {
        const view = views[each.who]!;
        if (each.does !== 'look') {
          const name = `n${index}`;
          const after = outcome(() => applied(now, view, each, name));
          if (typeof after === 'string') {
            expect(['CONFLICT', 'NOT_FOUND']).toContain(after);
            // What one sees is what is there: nothing stands in the way, but where there is nothing to act on.
            if (view === now) expect(view.resume.skill).toHaveLength(0);
            continue;
          }
          expect(after).toEqual(wanted(now, view, each, name));
          now = { resume: after, revision: now.revision + 1 };
        }
        views[each.who] = now;
      }
    }),
  );
});
