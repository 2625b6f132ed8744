import './alone.css';
import { attemptSlot, slotIn } from '@sets/shared/quiz/alone/alone.slot.ts';
import { aloneMineReading, alonePhoneReading } from '@sets/shared/quiz/alone/alone.standing.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { AtTheBell } from '../../../stage/phone/asked/at-the-bell.tsx';
import { Unreadable } from '../../../stage/phone/asked/unreadable.tsx';
import { ownShuffle } from '../option-order.ts';
import { bareAnswers } from '../quiz-phone-view.ts';
import type { AlonePageProps } from './alone-page.ts';
import { ownAttempt } from './own-attempt.ts';
import { Attempt } from './parts/attempt.tsx';
import { Result } from './parts/result.tsx';
import { Start, Waits } from './parts/start.tsx';

interface DrawnProps extends AlonePageProps {
  readonly attempt: ReturnType<typeof ownAttempt>;
}

/** Where this person is, as a page. */
const Drawn = ({ attempt, ...page }: DrawnProps) => {
  const { view, answer } = page;
  const { number, stands } = attempt;
  const begin = (next: number): void => answer(attemptSlot(next), { attempt: 'begun' });
  if (view.phase === 'lobby') return <Waits {...page} />;
  if (view.phase === 'open' && number === 0) return <Start {...page} onStart={() => begin(1)} />;
  if (view.phase === 'open' && stands === 'under-way') {
    return <Attempt key={number} {...page} attempt={number} />;
  }
  return (
    <Result
      {...page}
      attempt={number}
      isWaiting={stands === 'handing-in'}
      onAgain={() => begin(number + 1)}
    />
  );
};

/** A quiz that one goes through on one's own. */
const AlonePhone = (props: PhoneViewProps) => {
  const view = useMemo(() => z.safeParse(alonePhoneReading, props.view).data ?? null, [props.view]);
  const me = useMemo(() => z.safeParse(aloneMineReading, props.me).data ?? null, [props.me]);
  const sheet = useMemo(() => bareAnswers(props.sheet), [props.sheet]);
  const attempt = ownAttempt(sheet);
  const { notes } = props;
  const asks = useMemo(() => {
    const all = view?.asks ?? [];
    return view?.shuffles === true ? ownShuffle(notes, all, `attempt ${attempt.number}`) : all;
  }, [view, notes, attempt.number]);
  if (view === null) return <Unreadable />;
  const answer: PhoneViewProps['answer'] = (slot, value, tappedAt) =>
    props.answer(slot, { answer: value }, tappedAt);
  const slots =
    attempt.stands === 'under-way' ? asks.map(({ place }) => slotIn(attempt.number, place)) : [];
  return (
    <>
      <div className="quiz-news">
        <AtTheBell
          {...props}
          {...{ sheet, answer, slots }}
          open={view.phase === 'open' && slots.length > 0}
          deadline={view.alone.until}
          takesGone={false}
        />
      </div>
      <Drawn {...props} {...{ view, me, sheet, asks, answer, attempt }} />
    </>
  );
};

export default AlonePhone;
