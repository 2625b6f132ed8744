import { agree, choose, judge, type PollTemplate, template } from './template.ts';

/*
 * What a poll can begin with: a line for each question. Its words are what people write over, so they
 * stand here and not among the messages. A question of a better kind takes the place of a line.
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
    choose('How did you get here today?', [
      'On foot',
      'By bike',
      'By bus or train',
      'By car',
      'I am at home',
    ]),
    judge('I have answered a poll in a lecture before.'),
  ],
});

const exitTicket = template({
  name: 'Exit ticket',
  text: 'The last three minutes: what was understood, and what comes first next time.',
  phoneResults: 'never',
  questions: [
    choose('How well could you explain today’s topic to a friend?', [
      'Very well',
      'Well enough',
      'Parts of it',
      'Not yet',
    ]),
    choose('What helped you most today?', [
      'The explanation',
      'The examples',
      'The exercises',
      'Questions of others',
    ]),
    judge('I have a question that was not answered today.'),
  ],
});

const courseFeedback = template({
  name: 'Course feedback',
  text: 'In the middle of a course, while something can still be changed.',
  phoneResults: 'never',
  questions: [
    agree('I know what I am expected to learn.'),
    agree('The explanations are clear.'),
    agree('I dare to ask when I do not follow.'),
    choose('The pace is', [
      'much too fast',
      'a little fast',
      'right',
      'a little slow',
      'much too slow',
    ]),
    choose(
      'What would you like more of?',
      ['Examples', 'Exercises', 'Discussion', 'Breaks', 'Nothing: go on so'],
      {
        multiple: true,
      },
    ),
  ],
});

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
    choose('How sure are you of your answer?', [
      'Very sure',
      'Rather sure',
      'Rather unsure',
      'I guessed',
    ]),
  ],
});

const muddiestPoint = template({
  name: 'Muddiest point',
  text: 'What was least clear: the next lecture begins there.',
  phoneResults: 'closed',
  questions: [
    choose('Which part of today was least clear?', [
      'The first part (write its name here)',
      'The second part',
      'The third part',
      'All was clear',
    ]),
    choose(
      'What would clear it up?',
      ['Another example', 'Going through it again, slower', 'An exercise', 'Something to read'],
      {
        multiple: true,
      },
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
