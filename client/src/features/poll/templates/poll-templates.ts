import type { QuestionExtra } from '@sets/shared/poll/poll.contract.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { agree, choose, type PollTemplate, put, rate, say, template, words } from './template.ts';

/*
 * What a poll can begin with: a line for each question. Its words are what people write over, so they
 * stand here and not among the messages.
 */

const icebreaker = template({
  name: 'Icebreaker',
  text: 'The first minutes: everybody answers something easy, and sees the room do it.',
  liveResults: true,
  phoneResults: 'live',
  questions: [
    choose('How awake are you right now?', [
      'Wide awake',
      'Getting there',
      'After one more coffee',
      'Ask me again at noon',
    ]),
    words('What do you hope for from today, in a word or two?', 2),
    put('Where do these stand for you?', ['Mornings', 'Group work', 'Talking to a full room'], {
      across: ['Experience', 'Little', 'Much'],
      up: ['Joy', 'I avoid it', 'I look forward to it'],
    }),
  ],
});

const exitTicket = template({
  name: 'Exit ticket',
  text: 'The last three minutes: what was understood, and what comes first next time.',
  phoneResults: 'never',
  questions: [
    rate('How well could you explain today’s topic to a friend?', ['Not yet', 'Very well']),
    say('What is the most important thing that you learned today?'),
    say('Which question was not answered today?'),
  ],
});

const courseFeedback = template({
  name: 'Course feedback',
  text: 'In the middle of a course, while something can still be changed.',
  phoneResults: 'never',
  questions: [
    agree('How far do you agree?', [
      'I know what I am expected to learn.',
      'The explanations are clear.',
      'The exercises help me to understand.',
      'I dare to ask when I do not follow.',
    ]),
    rate('How is the pace?', ['Much too slow', 'Much too fast']),
    say('What should stay as it is?', { moderated: true }),
    say('What would help you to learn more?', { moderated: true }),
  ],
});

/** People say how sure they are, and the first answer is the right one. */
const sureOfFirst = (question: Question | undefined): QuestionExtra[] => {
  const [right] = question?.kind === 'choice' ? question.options : [];
  if (question === undefined || right === undefined) return [];
  return [{ id: question.id, confidence: true, right: { type: 'options', ids: [right.id] } }];
};

const peerInstruction = template({
  name: 'Peer instruction',
  text: 'Ask, let neighbours convince each other, and ask the same again in a second round.',
  phoneResults: 'never',
  questions: [
    choose(
      'Write a question here that is about the idea, not the sum.',
      ['The right answer', 'A common mistake', 'Another common mistake', 'What sounds right'],
      { seconds: 90 },
    ),
    say('What would convince a neighbour who answered otherwise?'),
  ],
  extras: ([first]) => sureOfFirst(first),
});

const muddiestPoint = template({
  name: 'Muddiest point',
  text: 'What was least clear: the next lecture begins there.',
  phoneResults: 'closed',
  questions: [
    words('Which word stands for what was least clear today?', 2),
    say('What about it is not clear to you?'),
    choose(
      'What would clear it up?',
      ['Another example', 'Going through it again, slower', 'An exercise', 'Something to read'],
      { multiple: true },
    ),
  ],
});

export const pollTemplates: readonly PollTemplate[] = [
  icebreaker,
  exitTicket,
  courseFeedback,
  peerInstruction,
  muddiestPoint,
];
