import type { NewPoll, PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/poll/poll.contract.ts';

const letters = ['a', 'b', 'c', 'd'] as const;

/** Ids of the options of every question of the sample poll. */
export const sampleOptions: readonly string[] = letters;

/** A poll as a lecturer might ask it: the screen shows the counts, phones do not. */
export const samplePoll = (questions: number): PollDefinition => ({
  title: 'How well did you follow the lecture?',
  questions: Array.from({ length: questions }, (_, index) => ({
    kind: 'choice',
    id: `q${index + 1}`,
    text: `Question ${index + 1}: how sure are you of what was said in the last ten minutes?`,
    options: letters.map((id, place) => ({
      id,
      text:
        ['I could explain it', 'I understood it', 'I lost the thread', 'I am new here'][place] ??
        id,
    })),
    multiple: false,
    seconds: null,
  })),
  liveResults: true,
  phoneResults: 'never',
});

export const newSamplePoll = (questions: number): NewPoll => ({
  ...samplePoll(questions),
  ...personalShelf,
});
