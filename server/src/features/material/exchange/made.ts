import type { NumberWithin } from '@sets/shared/question/number/within.ts';
import type { Right } from '@sets/shared/question/right.ts';

/** What is made of an item: what differs from a blank question of its kind, and what is right. */
export interface Made {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly right: readonly string[];
  readonly rightNumber?: NumberWithin | undefined;
  readonly rightTexts?: readonly string[];
  /** What is right, where its kind says it in a sort of its own. */
  readonly said?: Right;
  readonly notes: readonly string[];
  readonly fault?: string;
}

/** What cannot be asked, and why. */
export const faulty = (fault: string, notes: readonly string[] = []): Made => ({
  fields: {},
  right: [],
  notes,
  fault,
});
