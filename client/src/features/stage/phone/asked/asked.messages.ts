import { plural } from '../../../../core/plural.ts';

/** What a phone says of what is asked, and of where the answer to it is. */
export const askedMessages = {
  progress: (question: number, questions: number) => `Question ${question} of ${questions}`,
  ofMany: (question: number, questions: number) => `${question} of ${questions}`,
  oneQuestion: 'Question',
  getReady: 'Get ready',
  coming: 'The answers are on their way.',
  closed: 'Closed',

  send: (answers: number) => (answers > 1 ? `Send ${answers} answers` : 'Send'),
  sendChange: 'Send the change',
  sent: 'Sent',

  waitReady: 'Answers open in a moment.',
  waitTap: 'Tap your answer.',
  waitSend: 'Answer, then send.',
  unsent: 'Your answer is not sent yet.',
  unsentChange: 'Your change is not sent yet.',
  saved: 'Saved here, on its way.',
  savedOffline: 'Saved here. Sent when the connection is back.',
  received: 'Received. You can still change it.',
  receivedOffline: 'Received. A change is kept here. Sent when the connection is back.',
  counted: (others: number) =>
    others > 0
      ? `Counted, with ${others} ${plural(others, { one: 'other', other: 'others' })}.`
      : 'Counted.',
  countedWait: 'Counted. Results come on the big screen.',
  notAnswered: 'Closed before you answered.',
  tooLate: 'Too late: the question was already closed.',
  earlierTooLate: (question: number, now: string) =>
    `Your answer to question ${question} came after it had closed. ${now}`,
  changeTooLate: 'Your change came too late. The answer before it counts.',

  unreadableTitle: 'There is a newer version',
  unreadable: 'This page cannot show what is on now. Please reload it.',
} as const;
