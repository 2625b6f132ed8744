import type { CloudPicture, CloudWord, Stage } from './cloud-word.ts';

/** What the page asks its worker. */
export interface LayoutRequest {
  readonly words: readonly CloudWord[];
  readonly stage: Stage;
}

/** What the worker answers: null where it has no canvas of its own. */
export type LayoutReply = CloudPicture | null;
