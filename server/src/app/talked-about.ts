import type { Commentable } from '../features/comment/commentable.ts';
import type { Reportable } from '../features/report/reportable.ts';

/** What can be talked about: each kind of thing as its feature offers it. */
export interface TalkedAbout {
  readonly commentables: readonly Commentable[];
  readonly reportables: readonly Reportable[];
}
