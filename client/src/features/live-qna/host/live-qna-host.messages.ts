import { plural } from '../../../core/plural.ts';

const questions = (count: number): string =>
  `${count} ${plural(count, { one: 'question', other: 'questions' })}`;

/** What the host's desk says in a live Q&A. */
export const liveQnaHostMessages = {
  filters: {
    open: 'Open',
    waiting: 'Waiting',
    answered: 'Answered',
    hidden: 'Hidden',
  },
  filterOf: 'Which questions',
  order: 'Order, here and on the big screen',
  orders: { votes: 'Most votes', newest: 'Newest', controversial: 'Most divided' },
  asking: 'People can ask',
  moderated: 'Look at questions first',
  moderatedHint: 'A new question waits for you.',
  waitingNote: (count: number) =>
    count === 1 ? 'One question waits for you' : `${count} questions wait for you`,
  voters: (count: number) =>
    `${count} ${plural(count, { one: 'person has voted', other: 'people have voted' })}`,
  questions,
  empty: {
    open: 'No questions yet. Open the big screen, so that everybody can scan.',
    othersWait: 'Nothing is on show. What waits for you stands under “Waiting”.',
    allDone: 'No open questions.',
    waiting: 'Nothing waits.',
    answered: 'Nothing is answered yet.',
    hidden: 'Nothing is hidden.',
  },

  onWall: 'On the big screen',
  toWall: 'Put on the big screen',
  offWall: 'Take off the big screen',
  answered: 'Answered',
  markAnswered: 'Mark as answered',
  unmarkAnswered: 'Not answered after all',
  pin: 'Pin to the top',
  unpin: 'Unpin',
  pinned: 'Pinned',
  show: 'Show to everybody',
  hide: 'Hide',
  join: 'Join with another question',
  joined: (count: number) => `${questions(count)} joined with it`,
  partAll: 'Take them apart',
  remove: 'Delete for good',
  person: 'Stop this person',
  stopped: 'Asks no more',
  letAsk: 'Let this person ask again',
  votes: (up: number) => plural(up, { one: 'vote', other: 'votes' }),
  forIt: 'for it',
  against: (down: string) => `${down} against`,
  few: 'fewer votes',

  joining: (text: string) => `Which question is the same as “${text}”?`,
  joinHere: 'Join with this one',
  cancel: 'Cancel',

  removeTitle: 'Delete this question for good?',
  removeText: 'Nobody can read it any more. To take it away for now, hide it.',
  removeYes: 'Delete',
  personTitle: 'Stop the person who asked this?',
  personText: (count: number) =>
    `${questions(count)} of theirs ${plural(count, { one: 'is', other: 'are' })} deleted, and they cannot ask any more here. Who it is, nobody is told.`,
  personYes: 'Delete and stop',

  end: 'End',
  endTitle: 'End the questions?',
  endText: (open: number) =>
    open === 0
      ? 'Every question is answered. Nobody can ask or vote any more.'
      : `${questions(open)} stay unanswered. They go on a list in the topic, where you can answer in writing: whoever asked reads it on their own page.`,
  endYes: 'End',
  answerLeft: (count: number) =>
    count === 1 ? 'Answer the one that waits' : `Answer the ${count} that wait`,
  toTopic: 'To the topic',
} as const;
