import './word-cloud-answer.css';
import {
  wordCloudQuestion,
  type WordCloudQuestion,
  wordCloudValue,
  type WordCloudValue,
} from '@sets/shared/question/words/cloud-question.ts';
import { type ShownCloud, shownCloud } from '@sets/shared/question/words/shown-cloud.ts';
import { useState } from 'react';
import type { AnswerParts, AnswerProps, DotProps } from '../question-parts.ts';
import { LikedWords } from './liked-words.tsx';
import { OwnEntries } from './own-entries.tsx';
import { OwnWords } from './own-words.tsx';
import { wordAnswerMessages as say } from './word-cloud-answer.messages.ts';

const saidIn = ({ words, liked = [] }: WordCloudValue): string[] => [...words, ...liked];

type Props = AnswerProps<WordCloudQuestion, WordCloudValue, ShownCloud>;

const none: readonly string[] = [];

const valueOf = (words: readonly string[], liked: readonly string[]): WordCloudValue | null =>
  words.length + liked.length === 0
    ? null
    : { words: [...words], ...(liked.length > 0 && { liked: [...liked] }) };

const Answer = ({ question, value, enabled, counts, labelledBy, onChange }: Props) => {
  const words = value?.words ?? none;
  const liked = value?.liked ?? none;
  const [half, setHalf] = useState(none);
  const whole = words.filter((word) => !half.includes(word));
  return (
    <fieldset className="own-entries" aria-labelledby={labelledBy}>
      <OwnEntries
        {...{ question, words, enabled }}
        onWords={(written, done) => {
          setHalf(written.filter((word) => !done.includes(word)));
          onChange(valueOf(written, liked), valueOf(done, liked));
        }}
      />
      {question.likes && counts !== null && (
        <LikedWords
          {...{ question, words, liked, enabled }}
          shown={counts.words}
          onLiked={(likes) => onChange(valueOf(words, likes), valueOf(whole, likes))}
        />
      )}
    </fieldset>
  );
};

/** More of them are no larger a sign that there are several. */
const mostLines = 3;

/** A line for each word, as long as it is. */
const Dot = ({ value }: DotProps<WordCloudQuestion, WordCloudValue>) => (
  <svg className="word-dot" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {saidIn(value)
      .slice(0, mostLines)
      .map((word, line) => (
        <path
          key={word}
          d={`M4 ${6 + 6 * line}h${Math.min(16, 3 + word.length)}`}
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
  </svg>
);

/** A word cloud on a phone. */
export const answer: AnswerParts<WordCloudQuestion, WordCloudValue, ShownCloud> = {
  schemas: { question: wordCloudQuestion, value: wordCloudValue, counts: shownCloud },
  prompt: ({ entries }) => say.prompt(entries),
  answersAtOnce: () => false,
  inWords: (_question, value) => saidIn(value),
  Answer,
  Dot,
  OwnResults: OwnWords,
};
