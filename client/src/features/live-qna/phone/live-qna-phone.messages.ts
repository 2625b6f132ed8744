import { plural } from '../../../core/plural.ts';

const votes = (count: number): string =>
  `${count} ${plural(count, { one: 'vote', other: 'votes' })}`;

/** What a phone says in a live Q&A. */
export const liveQnaPhoneMessages = {
  askTitle: 'Ask a question',
  placeholder: 'Type your question',
  ask: 'Ask',
  left: (count: number) =>
    count < 0
      ? `${-count} too many`
      : `${count} ${plural(count, { one: 'character', other: 'characters' })} left`,
  anonymous: 'Anonymous. Add your name',
  name: 'Your name',
  nameless: 'Ask without a name',
  closed: 'No more questions are taken now.',

  onWall: 'On the big screen',
  nothingOnWall: 'Questions from the room',
  count: (count: number) =>
    count === 0
      ? 'Nothing is on show yet.'
      : `${count} ${plural(count, { one: 'question', other: 'questions' })}. Vote for what you want answered.`,
  countOnly: (count: number) =>
    count === 0
      ? 'Nothing is on show yet.'
      : `${count} ${plural(count, { one: 'question', other: 'questions' })}.`,
  votesSaved: 'Your votes are saved here. Sent when the connection is back.',
  votesLate: 'Your last vote came too late.',

  own: 'Yours',
  ownMore: (count: number) => `Show ${count} more of yours`,
  ownLess: 'Show fewer of yours',
  states: {
    saved: 'Saved here, on its way',
    savedOffline: 'Saved here, sent when the connection is back',
    waiting: 'Received. A host looks at it first',
    gone: 'Not on show',
    shown: 'On show for everybody',
    joined: 'Joined with a question like it',
    answered: 'Answered',
    onWall: 'On the big screen now',
  },
  again: 'Send it again',
  dismiss: 'Leave it',
  takeBack: 'Take back',
  takeBackOf: (text: string) => `Take back: ${text}`,

  orders: { votes: 'Most votes', newest: 'Newest' },
  orderOf: 'Order',
  newOrder: 'New order',
  /** What is seen is spoken too; null where the number is not told. */
  vote: (text: string, count: string | null) =>
    `Vote for: ${text}${count === null ? '' : `, ${count} ${count === '1' ? 'vote' : 'votes'}`}`,
  against: (text: string, count: string | null) =>
    `Vote against: ${text}${count === null ? '' : `, ${count} against`}`,
  votes,
  votesBoth: (up: number, down: number) => `${up} for, ${down} against`,
  answered: 'Answered',
  notAnswered: 'Not answered yet',
  notShown: 'It was not put on show, and is not answered here.',
  pinned: 'Pinned',
  gone: 'This is not on show any more.',
  joined: (count: number) => `with ${count} like it`,

  empty: 'Be the first to ask.',
  emptyModerated: 'Nothing is on show yet. A host looks at questions first.',
  emptyBeside: 'What others ask comes here.',
  emptyClosed: 'Nobody asked anything.',
  loading: 'The questions are coming.',

  endedTitle: 'The questions are over.',
  ended: (count: number) =>
    count === 0
      ? 'Thank you for being here.'
      : `You asked ${count} ${plural(count, { one: 'question', other: 'questions' })}. What was not answered may be answered in writing: then you read it here.`,
  privateLink: 'Open your own page',

  unreadableTitle: 'There is a newer version',
  unreadable: 'This page cannot show what is on now. Please reload it.',
} as const;
