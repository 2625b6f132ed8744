import type { ComponentType } from 'react';

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

/** A part that another feature has for admins. */
export interface JoinedPart {
  /** In the address; none of the page's own. */
  readonly name: string;
  readonly title: string;
  readonly Part: ComponentType<{ token: string }>;
}

export const adminPaths = {
  part: (part: string): string => `/admin/homepage?part=${part}`,
  newSchool: '/admin/homepage?part=schools&school=new',
  school: (schoolid: string): string =>
    `/admin/homepage?part=schools&school=${encodeURIComponent(schoolid)}`,
} as const;
