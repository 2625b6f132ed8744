import { plural } from '../../../core/plural.ts';

/** What a phone says in a poll. */
export const pollPhoneMessages = {
  lobbyTitle: 'You are in.',
  lobby: 'Look at the big screen. The first question comes up here too.',

  progress: (question: number, questions: number) => `Question ${question} of ${questions}`,
  oneQuestion: 'Question',
  round: (round: number) => `round ${round}`,
  getReady: 'Get ready',
  closed: 'Closed',
  results: 'Results',

  send: 'Send',
  sendChange: 'Send the change',
  sent: 'Sent',

  waitReady: 'Answers open in a moment.',
  waitTap: 'Tap your answer.',
  waitSend: 'Choose, then send.',
  unsentChange: 'Your change is not sent yet.',
  saved: 'Saved on this phone. On its way …',
  savedOffline: 'Saved on this phone. Sent when the connection is back.',
  received: 'Received. You can still change it.',
  counted: 'Counted.',
  countedWait: 'Counted. Look at the big screen for the results.',
  notAnswered: 'Closed. Nothing was sent from this phone.',
  tooLate: 'Too late: the question was already closed.',
  earlierTooLate: (question: number, now: string) =>
    `Your answer to question ${question} came after it had closed. ${now}`,
  changeTooLate: 'Your change came too late. The answer before it counts.',

  yourAnswer: (texts: string) => `Your answer: ${texts}`,
  people: (answered: number) =>
    `${answered} ${plural(answered, { one: 'person has', other: 'people have' })} answered`,
  resultsOf: (question: string) => `Results: ${question}`,

  endedTitle: 'Thank you.',
  ended: 'This poll has ended.',
  yourAnswers: 'What you answered',

  unreadableTitle: 'There is a newer version',
  unreadable: 'This page cannot show what is on now. Please reload it.',
} as const;
