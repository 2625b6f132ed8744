import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';

/** What accounts hold of their school. */
export type Membership = Pick<SchoolDefinition, 'name' | 'icon' | 'country'>;

/** What a room shows of a school. */
export interface SchoolLook {
  readonly name: string;
  /** `#rrggbb`, or ''. */
  readonly colour: string;
  /** Where its logo is on this server, or ''. */
  readonly logo: string;
}

/** The divisions of a school, and which of them the rules say of an address. */
export interface SchoolDivisions {
  readonly names: readonly string[];
  readonly ofAddress: (email: string) => string | null;
}

/** Gives every account the school of its address, after the schools have changed. */
export type Reassign = (schools: {
  readonly schoolOf: (email: string) => Membership | null;
  readonly names: ReadonlySet<string>;
  readonly renewed: string | null;
  readonly renamed: { readonly before: string; readonly after: string } | null;
  readonly divisionsOf: (school: string) => SchoolDivisions | null;
}) => Promise<unknown>;
