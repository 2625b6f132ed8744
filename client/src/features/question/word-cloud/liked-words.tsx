import { mostLikes, type WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import type { ShownWord } from '@sets/shared/question/words/shown-cloud.ts';
import { Heart } from 'lucide-react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { isSaid } from './said-words.ts';
import { wordAnswerMessages as say } from './word-cloud-answer.messages.ts';

interface LikedWordsProps {
  readonly question: WordCloudQuestion;
  readonly shown: readonly ShownWord[];
  /** One's own: they are counted already. */
  readonly words: readonly string[];
  readonly liked: readonly string[];
  readonly enabled: boolean;
  readonly onLiked: (liked: string[]) => void;
}

/** Words of others, each to be liked. */
export const LikedWords = (props: LikedWordsProps) => {
  const { question, shown, words, liked, enabled, onLiked } = props;
  const others = shown.filter((word) => !isSaid(word, words, question));
  const isFull = liked.length >= mostLikes;
  if (others.length === 0) return null;
  const toggle = (word: ShownWord, isLiked: boolean): void => {
    const rest = liked.filter((each) => !isSaid(word, [each], question));
    if (isLiked || !isFull) onLiked(isLiked ? rest : [...rest, word.text]);
  };
  return (
    <section className="liked-words" aria-label={say.others}>
      <h2>{say.others}</h2>
      <p className="word-note">{say.likes(liked.length, mostLikes)}</p>
      <ul>
        {others.map((word) => {
          const isLiked = isSaid(word, liked, question);
          return (
            <li key={word.key ?? word.text}>
              <button
                type="button"
                aria-pressed={isLiked}
                aria-disabled={!enabled || (isFull && !isLiked)}
                aria-label={say.like(plainMath(word.text))}
                onClick={() => enabled && toggle(word, isLiked)}
              >
                <Heart size={18} fill={isLiked ? 'currentColor' : 'none'} aria-hidden="true" />
                <bdi>
                  <MathText text={word.text} />
                </bdi>
                <span>{formatCount(word.count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
