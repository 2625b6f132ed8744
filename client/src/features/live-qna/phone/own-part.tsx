import { useState } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { liveQnaPhoneMessages as say } from './live-qna-phone.messages.ts';
import type { OwnQuestion } from './own-questions.ts';
import type { Asking } from './use-own-questions.ts';

interface OwnPartProps {
  readonly asking: Asking;
  readonly online: boolean;
  /** Votes for one's own, by its number; null where none are told. */
  readonly votesOf: (id: number) => string | null;
}

/** How far it has come: three stops on its way to everybody. */
const wayOf = ({ state }: OwnQuestion): 'saved' | 'received' | 'shown' => {
  if (state === 'saved' || state === 'refused') return 'saved';
  return state === 'waiting' || state === 'gone' ? 'received' : 'shown';
};

const lineOf = ({ state, refused }: OwnQuestion, online: boolean): string => {
  if (state === 'refused') return refused ?? '';
  if (state === 'saved' && !online) return say.states.savedOffline;
  return say.states[state];
};

const OwnRow = ({
  question,
  asking,
  online,
  votesOf,
}: OwnPartProps & { question: OwnQuestion }) => {
  const { text, head, state } = question;
  const votes = head === null ? null : votesOf(head);
  const line = lineOf(question, online);
  return (
    <li className="qna-own" data-way={wayOf(question)} data-failed={state === 'refused'}>
      <p dir="auto">
        <MathText text={text} />
      </p>
      <small>
        <span className="qna-way" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <output>{votes === null ? line : `${line}, ${votes}`}</output>
      </small>
      {state === 'refused' && (
        <span className="qna-ways">
          <button type="button" className="qna-plain" onClick={() => asking.again(question)}>
            {say.again}
          </button>
          <button type="button" className="qna-plain" onClick={() => asking.dismiss(question)}>
            {say.dismiss}
          </button>
        </span>
      )}
      {(state === 'shown' || state === 'onWall') && (
        <span className="qna-ways">
          <button
            type="button"
            className="qna-plain"
            aria-label={say.takeBackOf(text)}
            onClick={() => asking.takeBack(question)}
          >
            {say.takeBack}
          </button>
        </span>
      )}
    </li>
  );
};

/** More are folded: voting comes first. */
const mostOpen = 2;

/** One's own questions and where they are, the newest first. */
export const OwnPart = (props: OwnPartProps) => {
  const { own } = props.asking;
  const [showsAll, setShowsAll] = useState(false);
  if (own.length === 0) return null;
  const newest = own.toReversed();
  const rows = showsAll ? newest : newest.slice(0, mostOpen);
  return (
    <section className="qna-mine" aria-label={say.own}>
      <h2>{say.own}</h2>
      <ul>
        {rows.map((question) => (
          <OwnRow key={question.key} {...props} question={question} />
        ))}
      </ul>
      {own.length > mostOpen && (
        <button
          type="button"
          className="qna-plain"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? say.ownLess : say.ownMore(own.length - mostOpen)}
        </button>
      )}
    </section>
  );
};
