import '../../stage/phone/asked/asked.css';
import '../../stage/phone/kept-answers.css';
import './phone-told.css';
import './quiz-phone.css';
import './team/team.css';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizPhase } from '@sets/shared/quiz/quiz.standing.ts';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { untilLoaded } from '../../../core/until-loaded.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { AtTheBell } from '../../stage/phone/asked/at-the-bell.tsx';
import { Unreadable } from '../../stage/phone/asked/unreadable.tsx';
import { useBuzz } from '../../stage/phone/asked/use-buzz.ts';
import { Asked } from './parts/asked.tsx';
import { Board } from './parts/board.tsx';
import { Ended } from './parts/ended.tsx';
import { Lobby } from './parts/lobby.tsx';
import { OwnSettings } from './parts/own-settings.tsx';
import { Revealed } from './parts/revealed.tsx';
import { useTeamByLot } from './team/own-team.ts';
import { quizPhoneMessages as say } from './quiz-phone.messages.ts';
import {
  bareAnswers,
  type QuizPageProps,
  readMe,
  readTally,
  readView,
  tookIn,
} from './quiz-phone-view.ts';
import { shownAtOf } from './use-shown-at.ts';
import { useCalled } from './use-called.ts';
import { useChime } from './use-chime.ts';
import { useOwnTime } from './use-own-time.ts';
import { useQuizSettings } from './use-quiz-settings.ts';
import { useRecount } from './use-recount.ts';

const AlonePhone = lazy(() => untilLoaded(() => import('./alone/alone-phone.tsx')));

/** While a question is on nothing else is in the way, nor moves its answers. */
const asking: ReadonlySet<QuizPhase> = new Set(['reading', 'open', 'closed']);

interface DrawnProps extends QuizPageProps {
  /** How many ms the answer to the question that is on took; null where nobody said. */
  readonly took: number | null;
}

/** Where the quiz stands, as a page. */
const Drawn = (props: DrawnProps) => {
  switch (props.view.phase) {
    case 'lobby':
      return <Lobby {...props} />;
    case 'reading':
    case 'open':
    case 'closed':
      return <Asked {...props} />;
    case 'revealed':
      return <Revealed {...props} />;
    case 'board':
      return <Board {...props} />;
    case 'podium':
    case 'ended':
      return <Ended {...props} />;
  }
};

/** What was put right since, above whatever is on. */
const RecountNote = ({ me, view, notes, settings }: QuizPageProps) => {
  const recount = useRecount(me, view.position, notes);
  return (
    <output className="quiz-recount">
      {recount !== null && say.recounted(settings.calm ? null : recount.by, recount.points)}
    </output>
  );
};

/** What whoever presents has changed for this person alone. */
const ownNote = ({ view, me }: QuizPageProps, otherwise: string | null): string | false => {
  if (asking.has(view.phase)) return false;
  const name = otherwise !== null && say.calledOtherwise(otherwise);
  const time = view.phase === 'lobby' && me?.extra ? say.extra[me.extra.time] : false;
  return name && time ? `${name} ${time}` : name || time;
};

const Standing = ({ view: seen, ...given }: PhoneViewProps & Pick<QuizPageProps, 'view'>) => {
  const { notes } = given;
  const [settings, change] = useQuizSettings();
  const { calm } = settings;
  const sheet = useMemo(() => bareAnswers(given.sheet), [given.sheet]);
  const me = useMemo(() => readMe(given.me), [given.me]);
  const view = useOwnTime(seen, me, given.offset);
  const { otherwise, rename } = useCalled(notes, given.rename);
  const isTold = view.phase === 'revealed';
  useBuzz(isTold && settings.buzz);
  useChime(isTold && settings.sound && !calm, me?.last?.outcome === 'right');
  useEffect(() => {
    document.documentElement.toggleAttribute('data-calm', calm);
    return () => document.documentElement.removeAttribute('data-calm');
  }, [calm]);
  const { place } = view;
  const slots = place === null ? [] : [slotOf(place)];
  const page: DrawnProps = {
    ...given,
    view,
    me,
    sheet,
    settings,
    ...(rename && { rename }),
    tally: readTally(given.tally, view),
    took: place === null ? null : tookIn(given.sheet, slotOf(place)),
    answer: (slot, value, tappedAt) =>
      given.answer(
        slot,
        { answer: value },
        tappedAt,
        slot === slots[0] ? shownAtOf(notes, view) : undefined,
      ),
  };
  useTeamByLot(page);
  return (
    <>
      <div className="quiz-news">
        <AtTheBell
          {...page}
          slots={slots}
          open={view.phase === 'open'}
          deadline={view.deadline}
          takesGone={false}
        />
        <RecountNote {...page} />
        <output className="quiz-recount">{ownNote(page, otherwise)}</output>
      </div>
      <Drawn {...page} />
      {!asking.has(view.phase) && <OwnSettings settings={settings} onChange={change} />}
    </>
  );
};

/** A quiz on a phone. */
const QuizPhone = (props: PhoneViewProps) => {
  const view = useMemo(() => readView(props.view), [props.view]);
  if (view === null) return <Unreadable />;
  return view.alone === null ? (
    <Standing {...props} view={view} />
  ) : (
    <Suspense fallback={<main aria-busy="true" />}>
      <AlonePhone {...props} />
    </Suspense>
  );
};

export default QuizPhone;
