import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

/** What pages say of what is presented in spaces. */
export const spaceRunMessages = {
  live: 'Live now',
  join: 'Join',
  host: 'Go on',
  with: (title: string) => `with ${title}`,
  standing: (here: number, when: string) =>
    here === 0
      ? `Nobody is here yet, begun ${when}`
      : `${formatCount(here)} ${plural(here, { one: 'is', other: 'are' })} here, begun ${when}`,
  past: 'What was',
  pastNone: 'Nothing was presented here yet.',
  failed: 'This cannot be loaded.',
  retry: 'Try again',
  older: 'Older',
  newest: 'Newest',
  pages: 'Pages of the list',
  own: 'What you answered and asked',
  ownNotAnswered: 'You did not answer.',
  ownNone: 'You answered and asked nothing, or not while you were logged in.',
  youWere: (sure: string) => `How sure you were: ${sure}`,
  youAsked: (question: string) => `You asked: ${question}`,
  outcomes: {
    open: 'Not answered yet. An answer is shown here.',
    answered: 'Answered in the room.',
    hidden: 'It was not put on show, and is not answered here.',
  },
  ownLoading: 'Loading your answers …',
  shown: 'Results',
  onPhone: 'What you answered on this phone',
  runs: 'Presented',
  runsNone: 'What you present from this topic is kept here, with every result.',
  nameless: 'Results that cannot be read',
  underWay: 'Under way',
  took: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`,
  timeline: {
    none: 'Nothing happened here yet.',
    run: 'Presented',
    poll: 'Poll made',
    quiz: 'Quiz made',
    'live-qna': 'Live Q&A made',
    question: 'Question asked',
    nameless: 'Without a title',
    questions: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`,
    answers: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'answer', other: 'answers' })}`,
    onNow: (code: string) => `Under way in room ${code}`,
  },
} as const;
