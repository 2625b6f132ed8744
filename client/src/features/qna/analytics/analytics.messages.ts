import { plural } from '../../../core/plural.ts';
import { locale } from '../../../core/locale.ts';

const hourMs = 3_600_000;
const hours = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** A span as people say it: "12 minutes", "3.5 hours", "2 days". */
const span = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}`;
  if (ms < 48 * hourMs) return `${hours.format(ms / hourMs)} hours`;
  return `${hours.format(ms / (24 * hourMs))} days`;
};

/** What the page says of what came of the questions of a topic. */
export const analyticsMessages = {
  title: 'What came of the questions',
  titleOf: (topic: string) => `Questions of ${topic}`,
  loading: 'Loading the figures …',
  failed: 'The figures did not come',
  retry: 'Try again',
  toTopic: 'To the topic',
  note: 'Only what everybody sees is counted, and nothing that was asked in a live Q&A: those have results of their own. The first answer is the first by somebody else, where who asked gave a name. Nobody’s name is in it. Weeks are those of UTC.',
  empty: 'Nobody has asked anything yet',
  emptyText: 'As soon as there are questions in this topic, their figures are here.',

  figures: {
    questions: (count: number) => plural(count, { one: 'question', other: 'questions' }),
    votes: (count: number) => plural(count, { one: 'vote', other: 'votes' }),
    answers: (count: number) => plural(count, { one: 'answer', other: 'answers' }),
    unanswered: 'without an answer',
    response: 'to the first answer, for the question in the middle',
  },
  span,

  weeks: 'Questions and answers, week by week',
  response: 'How long the first answer took',
  responseLead: 'The question in the middle of each week: half of them were answered sooner.',
  noResponse: 'No question has an answer yet.',
  labels: 'By label',
  noLabel: 'Without a label',
  table: 'As a table',

  week: 'Week',
  weekOf: (week: number | null, from: string) => (week === null ? from : `${week} · ${from}`),
  label: 'Label',
  questions: 'Questions',
  votes: 'Votes',
  answers: 'Answers',
  unanswered: 'Without an answer',
  answered: 'Answered',
  first: 'First answer after',
  none: '–',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',

  take: 'Take it with you',
  csv: 'Questions',
  csvEnding: 'CSV',
  xlsx: 'Questions, weeks and labels',
  xlsxEnding: 'XLSX',
  fileName: (topic: string, ending: string) => `Questions ${topic}.${ending}`,
} as const;
