import type { RankingQuestion } from '@sets/shared/question/kinds/ranking.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { lazy, Suspense, useId } from 'react';
import { untilLoaded } from '../../../core/until-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import type { KeyProps } from '../question-parts.ts';
import { rankingFormMessages as words } from './ranking-form.messages.ts';
import { rankingMessages } from './ranking.messages.ts';
import { writtenOf } from './written-of.ts';

/** As people answer. It comes as a file of its own, because that is what their phones load. */
const Answer = lazy(async () => {
  const { answer } = await untilLoaded(() => import('./ranking-answer.tsx'));
  return { default: answer.Answer };
});

/** The right order is made as people make theirs. In a quiz they see the items in one that is drawn by lot, however they are written. */
export const RankingKey = ({ question, right, onChange }: KeyProps<RankingQuestion>) => {
  const labelId = useId();
  const asked = writtenOf(question);
  if (asked === null) return <p className="text-sm text-ink-soft">{words.writeFirst}</p>;
  const ids = isOfType('order', right) ? right.ids : [];
  const order = ids.filter((each) => asked.options.some(({ id }) => id === each));
  const left = (asked.top ?? asked.options.length) - order.length;
  return (
    <div className="grid max-w-lg gap-3">
      <span id={labelId} className="only-spoken">
        {words.rightOrder}
      </span>
      <Suspense fallback={null}>
        <Answer
          question={asked}
          value={order.length === 0 ? null : { order }}
          enabled
          closed={false}
          counts={null}
          answered={0}
          labelledBy={labelId}
          onChange={(value) =>
            onChange(value === null ? null : { type: 'order', ids: value.order })
          }
        />
      </Suspense>
      {order.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {left > 0 && <span className="text-warn">{rankingMessages.left(left)}</span>}
          <Button look="plain" size="small" className="-ml-3" onClick={() => onChange(null)}>
            {words.noOrder}
          </Button>
        </p>
      )}
    </div>
  );
};
