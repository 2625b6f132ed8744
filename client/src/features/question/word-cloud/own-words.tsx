import type {
  WordCloudValue,
  WordCloudQuestion,
} from '@sets/shared/question/words/cloud-question.ts';
import type { ShownCloud } from '@sets/shared/question/words/shown-cloud.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import type { OwnResultsProps } from '../question-parts.ts';
import { isSaid } from './said-words.ts';
import { wordAnswerMessages as say } from './word-cloud-answer.messages.ts';

/** The most frequent words on a phone, with a mark at one's own. */
export const OwnWords = (props: OwnResultsProps<WordCloudQuestion, WordCloudValue, ShownCloud>) => {
  const { question, caption, counts, value } = props;
  const own = [...(value?.words ?? []), ...(value?.liked ?? [])];
  const most = Math.max(1, ...counts.words.map(({ count }) => count));
  return (
    <>
      <table className="own-cloud">
        <caption className="only-spoken">{caption}</caption>
        <thead className="only-spoken">
          <tr>
            <th scope="col">{say.word}</th>
            <th scope="col">{say.people}</th>
          </tr>
        </thead>
        <tbody>
          {counts.words.map((word) => (
            <tr
              key={word.key ?? word.text}
              style={{ '--length': word.count / most } as CSSProperties}
            >
              <th scope="row">
                <bdi>
                  <MathText text={word.text} />
                </bdi>{' '}
                {isSaid(word, own, question) && <span className="you">{say.you}</span>}
              </th>
              <td>{formatCount(word.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.words.length === 0 && <p className="word-note">{say.none}</p>}
      {counts.more > 0 && <p className="word-note">{say.more(counts.more)}</p>}
    </>
  );
};
