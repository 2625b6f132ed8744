import './word-cloud-answer.css';
import {
  wordCloudQuestion,
  type WordCloudQuestion,
  wordCloudValue,
  type WordCloudValue,
} from '@sets/shared/question/words/cloud-question.ts';
import { type ShownCloud, shownCloud } from '@sets/shared/question/words/shown-cloud.ts';
import type { AnswerParts, AnswerProps, DotProps } from '../question-parts.ts';
import { LikedWords } from './liked-words.tsx';
import { OwnEntries } from './own-entries.tsx';
import { OwnWords } from './own-words.tsx';
import { wordAnswerMessages as say } from './word-cloud-answer.messages.ts';

const saidIn = ({ words, liked = [] }: WordCloudValue): string[] => [...words, ...liked];

type Props = AnswerProps<WordCloudQuestion, WordCloudValue, ShownCloud>;

const none: readonly string[] = [];

const Answer = ({ question, value, enabled, counts, labelledBy, onChange }: Props) => {
  const words = value?.words ?? none;
  const liked = value?.liked ?? none;
  const give = (given: readonly string[], likes: readonly string[]): void => {
    const isEmpty = given.length + likes.length === 0;
    onChange(
      isEmpty ? null : { words: [...given], ...(likes.length > 0 && { liked: [...likes] }) },
    );
  };
  return (
    <fieldset className="own-entries" aria-labelledby={labelledBy}>
      <OwnEntries {...{ question, words, enabled }} onWords={(written) => give(written, liked)} />
      {question.likes && counts !== null && (
        <LikedWords
          {...{ question, words, liked, enabled }}
          shown={counts.words}
          onLiked={(likes) => give(words, likes)}
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
