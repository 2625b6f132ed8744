/** The parts of the page, in the order of their tabs. */
export const adminParts = [
  'schools',
  'people',
  'divisions',
  'feedback',
  'health',
  'audit',
] as const;
export type AdminPart = (typeof adminParts)[number];

/** The part that an address names; the first where it names none. */
export const partNamed = (name: string | null): AdminPart =>
  adminParts.find((part) => part === name) ?? 'schools';

export const adminPaths = {
  part: (part: AdminPart): string => `/admin/homepage?part=${part}`,
  newSchool: '/admin/homepage?part=schools&school=new',
  school: (schoolid: string): string =>
    `/admin/homepage?part=schools&school=${encodeURIComponent(schoolid)}`,
} as const;
