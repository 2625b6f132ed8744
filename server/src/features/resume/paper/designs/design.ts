import type { Setting } from '../flow.ts';
import type { Look } from '../look.ts';
import type { Printed } from '../sections.ts';

/** A way to arrange a resume on pages. */
export interface Design {
  readonly look: Look;
  /** Side of the photo in points; null where the design shows none. */
  readonly photo: number | null;
  /** Sets all of it into the sheets of the setting. */
  arrange(resume: Printed, setting: Setting, hasPhoto: boolean): void;
}
