import { plural } from '../../../core/plural.ts';

/** What a phone says in a poll. */
export const pollPhoneMessages = {
  lobbyTitle: 'You are in.',
  lobby: 'This dot is you. Look at the big screen: the first question comes up here too.',

  progress: (question: number, questions: number) => `Question ${question} of ${questions}`,
  ofMany: (question: number, questions: number) => `${question} of ${questions}`,
  oneQuestion: 'Question',
  round: (round: number) => `Round ${round}`,
  getReady: 'Get ready',
  coming: 'The answers are on their way.',
  closed: 'Closed',
  results: 'Results',

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

  people: (answered: number) =>
    `${answered} ${plural(answered, { one: 'person', other: 'people' })} answered.`,
  resultsOf: (question: string) => `Results: ${question}`,

  unreadableTitle: 'There is a newer version',
  unreadable: 'This page cannot show what is on now. Please reload it.',
} as const;
