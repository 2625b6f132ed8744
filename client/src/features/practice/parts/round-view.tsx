import '../practice.css';
import type { Module } from '@sets/shared/module/module.contract.ts';
import { practiceCalls } from '@sets/shared/practice/practice.calls.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useChanged } from '../../../core/use-asked.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { practiceMessages as words } from '../practice.messages.ts';
import { practicePaths, type RoundOf } from '../practice-paths.ts';
import { isOver, missedIn, newRound, nextIn, type Round, withOutcome } from '../round.ts';
import { usePractice } from '../use-practice.ts';
import { useRound } from '../use-round.ts';
import { CardView } from './card-view.tsx';
import { RoundEnd } from './round-end.tsx';

/** Which question it is: a dot for each, drawn by what came of it. */
const Steps = ({ round: { cards, at, outcomes } }: { readonly round: Round }) => (
  <>
    <span className="only-spoken">{words.progress(at + 1, cards.length)}</span>
    <span className="practice-steps" aria-hidden="true">
      {cards.map(({ quizid, question }, index) => {
        const outcome = outcomes[index];
        const shown = outcome === undefined ? undefined : outcome === 'right' ? 'right' : 'missed';
        return <i key={`${quizid}.${question.id}`} data-now={index === at} data-outcome={shown} />;
      })}
    </span>
  </>
);

interface RoundProps {
  readonly space: Module;
  readonly of: RoundOf;
}

const Running = ({
  space,
  round,
  onChange,
}: Pick<RoundProps, 'space'> & {
  readonly round: Round;
  readonly onChange: (round: Round) => void;
}) => {
  const { moduleid, topics } = space;
  const changed = useChanged();
  const card = round.cards[round.at];
  if (card === undefined) return null;
  const topic = topics.find(({ topicid }) => topicid === card.topicid)?.title ?? '';
  return (
    <main className="practice-round">
      <div className="practice-head">
        <Steps round={round} />
        <Link
          to={practicePaths.practice(moduleid)}
          aria-label={words.endRound}
          className={buttonClass('plain')}
        >
          <X size={20} aria-hidden="true" />
          {words.end}
        </Link>
      </div>
      <CardView
        key={`${round.at}.${card.question.id}`}
        {...{ moduleid, card, topic }}
        isLast={round.at === round.cards.length - 1}
        about={words.progress(round.at + 1, round.cards.length)}
        onJudged={({ outcome }) => onChange(withOutcome(round, outcome))}
        onNext={() => {
          const next = nextIn(round);
          if (isOver(next)) changed(practiceCalls.overview);
          onChange(next);
        }}
      />
    </main>
  );
};

const Note = ({
  moduleid,
  text,
  onRetry,
}: {
  moduleid: string;
  text: string;
  onRetry: (() => void) | null;
}) => (
  <main className="grid grow content-center">
    <PageNote title={onRetry === null ? words.none : words.failed} text={text}>
      {onRetry !== null && <Button onClick={onRetry}>{words.retry}</Button>}
      <Link to={practicePaths.practice(moduleid)} className={buttonClass('primary')}>
        {words.toPractice}
      </Link>
    </PageNote>
  </main>
);

/** A round from its first question to its end. */
export const RoundView = ({ space, of }: RoundProps) => {
  const { moduleid } = space;
  const { round, setRound, failure, load } = useRound(moduleid, of);
  const { data: standing } = usePractice(moduleid);
  const [repeats, setRepeats] = useState(0);
  const navigate = useNavigate();
  if (failure !== null) {
    return <Note moduleid={moduleid} text={failure.msg} onRetry={load} />;
  }
  if (round === null) return <Skeleton label={words.loading} />;
  if (round.cards.length === 0)
    return <Note moduleid={moduleid} text={words.gone} onRetry={null} />;
  if (!isOver(round)) {
    return <Running key={repeats} space={space} round={round} onChange={setRound} />;
  }
  return (
    <main className="practice-round">
      <span />
      <RoundEnd
        {...{ moduleid, round, standing }}
        onAgain={() => {
          setRepeats(repeats + 1);
          setRound(newRound(missedIn(round)));
        }}
        onMore={() => {
          if (of.of === 'warm-up') load();
          else void navigate(practicePaths.round(moduleid, { of: 'warm-up' }));
        }}
      />
    </main>
  );
};
