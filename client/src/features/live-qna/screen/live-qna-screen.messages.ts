import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the projector says in a live Q&A. */
export const liveQnaScreenMessages = {
  open: 'Ask and vote now',
  askOnly: 'Ask now',
  closed: 'No more questions',
  onWall: 'Question from the room',
  emptyTitle: 'What do you want to ask?',
  empty: 'Scan the code. No name is needed.',
  emptyClosed: 'Nobody has asked.',
  questions: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`,
  voters: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person has voted', other: 'people have voted' })}`,
  votes: (count: number) => plural(count, { one: 'vote', other: 'votes' }),
  against: (down: number) => `${formatCount(down)} against`,
  forIt: 'for it',
  allAnswered: 'All questions are answered.',
  pinned: 'Pinned',
  more: (count: number) => `${formatCount(count)} more on your phone`,
  like: (count: number) => `with ${count} like it`,
} as const;
