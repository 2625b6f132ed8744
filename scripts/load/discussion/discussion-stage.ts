/** What the server of the measurement tells those who measure. */
export interface DiscussionStage {
  readonly moduleid: string;
  /** Of people who may write. */
  readonly tokens: readonly string[];
  /** Of the owner of the space, who searches in it. */
  readonly owner: string;
}

/** One for those who listen, one for the page that is looked at. */
export const topics = ['listened', 'looked-at'] as const;

/** What the questions are about, in which is searched: each of some four hundred. */
export const subjects = (
  'matrices graphs entropy recursion integrals sorting hashing automata limits vectors groups kernels ' +
  'parsing caching routing sampling variance induction topology pipelines closures threads queues trees'
).split(' ');
