/** What the server of the measurement tells those who measure. */
export interface DiscussionStage {
  readonly moduleid: string;
  /** Of people who may write. */
  readonly tokens: readonly string[];
}

/** In its data folder, once all is there. */
export const stageFile = 'discussion-stage.json';

/** One for those who listen, one for the page that is looked at. */
export const topics = ['listened', 'looked-at'] as const;
