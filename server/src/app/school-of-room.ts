import type { SchoolLook } from '../features/school/school.service.ts';
import type { Features } from './features.ts';

/** How the school of an account looks in its rooms; null where it is of none. */
export const schoolOfRoom = async (
  { people, schools }: Pick<Features, 'people' | 'schools'>,
  userid: string,
): Promise<SchoolLook | null> => {
  const person = await people.lookUp(userid);
  return person === null ? null : schools.lookOf(person.school);
};
