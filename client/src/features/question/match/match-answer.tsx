import './match.css';
import type { Option } from '@sets/shared/question/choosing.ts';
import { match, type MatchCounts, type MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { Matched } from '@sets/shared/question/pairs.ts';
import { X } from 'lucide-react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { OptionMark } from '../../../ui/option-mark.tsx';
import type { AnswerParts, AnswerProps, DotProps } from '../question-parts.ts';
import { MatchOwnResults } from './match-own-results.tsx';
import { matchMessages as words } from './match.messages.ts';
import { type Matching, useMatching } from './use-matching.ts';

type Props = AnswerProps<MatchQuestion, Matched, MatchCounts>;

interface SideProps extends Props {
  readonly matching: Omit<Matching, 'list'>;
  readonly left: Option;
  readonly index: number;
}

const Text = ({ text }: { readonly text: string }) => (
  <span className="match-text" dir="auto">
    <MathText text={text} />
  </span>
);

/** What can belong to a left side, below it: the next tap falls where the last one did. */
const Choices = ({ question, enabled, matching, left, order }: SideProps) => {
  const name = plainMath(left.text);
  const ids = order ?? question.options.map(({ id }) => id);
  const options = ids.flatMap((id) => question.options.find((each) => each.id === id) ?? []);
  return (
    <fieldset className="match-choices" aria-label={words.choices(name)}>
      {options.map(({ id, text }) => {
        const taker = matching.takerOf(id, left.id);
        const isOwn = matching.optionOf(left.id) === id;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isOwn}
            aria-disabled={!enabled}
            data-taken={taker !== null}
            onClick={() => matching.choose(left.id, id)}
          >
            <Text text={text} />{' '}
            {taker !== null && (
              <span className="match-taker">
                <OptionMark index={taker.index} />{' '}
                <span className="only-spoken">{words.takenBy(plainMath(taker.text))}</span>
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
};

/** A left side with what it is matched with; while it is its turn, what can be. */
const Side = (props: SideProps) => {
  const { question, enabled, matching, left, index } = props;
  const own = question.options.find(({ id }) => id === matching.optionOf(left.id)) ?? null;
  const isCurrent = enabled && matching.current === left.id;
  const name = plainMath(left.text);
  return (
    <li data-current={isCurrent} data-matched={own !== null}>
      <div className="match-side">
        <button
          type="button"
          data-left={left.id}
          aria-expanded={isCurrent}
          aria-disabled={!enabled}
          aria-label={words.side(name, own === null ? null : plainMath(own.text))}
          onClick={() => matching.pick(left.id)}
        >
          <OptionMark index={index} />
          <span className="match-words">
            <Text text={left.text} />
            {own === null ? (
              <span className="match-open">{enabled && words.choose}</span>
            ) : (
              <span className="match-own">
                <Text text={own.text} />
              </span>
            )}
          </span>
        </button>
        {own !== null && enabled && (
          <button
            type="button"
            className="match-undo"
            aria-label={words.undo(name)}
            onClick={() => matching.undo(left.id)}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      {isCurrent && <Choices {...props} />}
    </li>
  );
};

/** The left sides, one below the other; that whose turn it is has its choices below it. */
const Answer = (props: Props) => {
  const { question, closed, labelledBy } = props;
  const { list, ...matching } = useMatching(props);
  return (
    <fieldset aria-labelledby={labelledBy} className="match-answer" data-closed={closed}>
      <ul ref={list} className="match-sides">
        {question.lefts.map((left, index) => (
          <Side key={left.id} {...props} {...{ matching, left, index }} />
        ))}
      </ul>
      <output className="only-spoken">{matching.said}</output>
    </fieldset>
  );
};

/** More of them are no larger a sign that there are several. */
const mostMarks = 3;

const Dot = ({ question, value }: DotProps<MatchQuestion, Matched>) =>
  value.pairs
    .slice(0, mostMarks)
    .map(({ left }) => (
      <OptionMark key={left} index={question.lefts.findIndex(({ id }) => id === left)} />
    ));

export const answer: AnswerParts<MatchQuestion, Matched, MatchCounts> = {
  schemas: match.schemas,
  prompt: () => words.prompt,
  answersAtOnce: () => false,
  // Whoever knows a part, or has no more time, has that part.
  sending: ({ lefts }, value) => {
    const left = lefts.length - (value?.pairs.length ?? 0);
    if (left === lefts.length) return { isWhole: false, label: words.none };
    return { isWhole: true, label: left === 0 ? words.send : words.sendPart(left) };
  },
  inWords: match.inWords,
  Answer,
  Dot,
  OwnResults: MatchOwnResults,
};
