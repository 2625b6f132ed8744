import { intoSchool } from './discussion-stage.ts';
import type { Person, TestApp } from './start-test-app.ts';

/** Each kind of person as a space may be open or closed to them. */
export const seers = [
  'visitor',
  'student',
  'otherSchool',
  'admin',
  'schoolmate',
  'member',
  'moderator',
  'owner',
] as const;
export type Seer = (typeof seers)[number];

const school = 'Hilltop College';
const division = 'Engineering';

/**
 * Those people, with the school and the division that the space is for. `student` is of no school,
 * `schoolmate` of the school alone, `otherSchool` of a division of the same name elsewhere; who
 * moderates and who owns it are of no school either.
 */
export const startSpacePeople = async (app: Pick<TestApp, 'buildAccount' | 'inStore'>) => {
  const [student, otherSchool, admin, schoolmate, member, moderator, owner] = await Promise.all([
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount({ accountType: 'admin' }),
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
  ]);
  await Promise.all([
    intoSchool(app, otherSchool, 'Lakeside College', division),
    intoSchool(app, schoolmate, school),
    intoSchool(app, member, school, division),
  ]);
  const people = { student, otherSchool, admin, schoolmate, member, moderator, owner };
  return { visitor: null, ...people, school, division } satisfies Record<Seer, Person | null> &
    Record<'school' | 'division', string>;
};

export type SpacePeople = Awaited<ReturnType<typeof startSpacePeople>>;
