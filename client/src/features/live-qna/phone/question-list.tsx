import type { LiveQnaView } from '@sets/shared/live-qna/live-qna.live.ts';
import { inOrder } from '@sets/shared/live-qna/live-qna.order.ts';
import { useState } from 'react';
import type { ShownQuestion } from '../questions-on-show.ts';
import { useCalmOrder } from '../use-calm-order.ts';
import { liveQnaPhoneMessages as say } from './live-qna-phone.messages.ts';
import { QuestionRow } from './question-row.tsx';
import type { Votes } from './use-votes.ts';

interface QuestionListProps {
  readonly view: LiveQnaView;
  readonly questions: readonly ShownQuestion[];
  readonly votes: Votes;
  /** Whether all that there is has come. */
  readonly isHere: boolean;
  /** Whether something of one's own stands above. */
  readonly hasOwn: boolean;
}

const emptyOf = ({ view, isHere, hasOwn }: QuestionListProps): string => {
  if (!isHere) return say.loading;
  if (hasOwn) return say.emptyBeside;
  if (!view.asking) return say.emptyClosed;
  return view.moderated ? say.emptyModerated : say.empty;
};

const orders = ['votes', 'newest'] as const;
type PhoneOrder = (typeof orders)[number];

/** What others ask. Nothing moves under a thumb: a new order is taken, or comes while nobody touches anything. */
export const QuestionList = (props: QuestionListProps) => {
  const { view, questions, votes, isHere } = props;
  const [chosen, setChosen] = useState<PhoneOrder>(view.voting === 'off' ? 'newest' : 'votes');
  const wanted = inOrder(questions, chosen).map(({ id }) => id);
  const { order, hasNew, take } = useCalmOrder(wanted, chosen, isHere);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return (
    <>
      <div className="qna-tools">
        <fieldset aria-label={say.orderOf} className="qna-orders">
          {orders.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === chosen}
              onClick={() => setChosen(each)}
            >
              {say.orders[each]}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="qna-fresh"
          data-shown={hasNew}
          disabled={!hasNew}
          onClick={take}
        >
          {say.newOrder}
        </button>
      </div>
      {order.length === 0 && <p className="qna-empty">{emptyOf(props)}</p>}
      <ul className="qna-list">
        {order.map((id) => {
          const question = byId.get(id);
          if (question === undefined) {
            return (
              <li key={id} className="qna-row" data-gone="true">
                {say.gone}
              </li>
            );
          }
          const { voting, wall } = view;
          return <QuestionRow key={id} {...{ question, voting, votes }} isOnWall={wall === id} />;
        })}
      </ul>
    </>
  );
};
