import { limits } from '@sets/shared/core/limits.ts';
import type { AloneStanding } from '@sets/shared/quiz/alone/alone.standing.ts';
import { quizMessages } from '@sets/shared/quiz/quiz.messages.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { CalendarClock, Trophy, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { HostPartProps } from '../../../stage/stage-activity.ts';
import { UntilDialog } from '../../../stage/host/until-dialog.tsx';
import { untilWhen } from '../../../stage/until-when.ts';
import { aloneHostMessages as words } from './alone.messages.ts';

interface CardProps extends Pick<HostPartProps, 'offset' | 'failure'> {
  readonly view: QuizHostView;
  readonly alone: AloneStanding;
  readonly send: (command: QuizCommand) => void;
  readonly children: ReactNode;
}

/** Whoever is told what is right by its end may tell those who would come after it. */
const mayReopen = ({ feedback, counted }: AloneStanding): boolean =>
  !(counted && feedback === 'closed');

/** What can be done with it, as it stands. */
const Ways = ({ view, alone, send, onDate }: CardProps & { readonly onDate: () => void }) => {
  const { phase } = view;
  if (phase === 'lobby' || phase === 'open') {
    return (
      <>
        <Button onClick={onDate}>
          <CalendarClock size={18} aria-hidden="true" />
          {words.changeDate}
        </Button>
        <Button onClick={() => send({ type: 'close' })}>
          {phase === 'open' ? words.close : words.takeBack}
        </Button>
      </>
    );
  }
  return (
    <>
      {alone.counted && (
        <Button
          look={phase === 'podium' ? 'plain' : 'primary'}
          onClick={() => send({ type: phase === 'podium' ? 'close' : 'podium' })}
        >
          <Trophy size={18} aria-hidden="true" />
          {phase === 'podium' ? words.hidePodium : words.showPodium}
        </Button>
      )}
      {mayReopen(alone) && (
        <Button onClick={onDate}>
          <Undo2 size={18} aria-hidden="true" />
          {words.again}
        </Button>
      )}
    </>
  );
};

const titleOf = ({ view: { phase }, alone }: CardProps): string => {
  if (phase === 'lobby') return words.waits;
  if (phase === 'open') return words.open;
  if (phase === 'podium') return words.podium;
  return alone.counted ? words.closed : words.counting;
};

const textOf = ({ view: { phase }, alone, offset }: CardProps): string => {
  const until = untilWhen(alone.until, offset);
  if (phase === 'lobby') return words.opensText(untilWhen(alone.since, offset), until);
  if (phase === 'open') return words.openText(until);
  if (!alone.counted) return words.countingText;
  return mayReopen(alone) ? words.closedText(limits.survey.reopens / 86_400_000) : words.closedTold;
};

/** How it stands, and what its host can do. */
export const AloneCard = (props: CardProps) => {
  const { view, alone, send, offset, failure, children } = props;
  const [isAsking, setAsking] = useState(false);
  const isAhead = view.phase === 'lobby' || view.phase === 'open';
  return (
    <section
      aria-label={words.region}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised p-5 lg:p-6"
    >
      <div aria-live="polite" className="grid grid-cols-1 gap-1.5">
        <h2 className="text-2xl font-semibold">{titleOf(props)}</h2>
        <p className="max-w-prose text-ink-soft">{textOf(props)}</p>
        {failure !== null && <p className="text-bad">{failure}</p>}
      </div>
      {children}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Ways {...props} onDate={() => setAsking(true)} />
      </div>
      {isAsking && (
        <UntilDialog
          title={isAhead ? words.dateTitle : words.againTitle}
          yes={isAhead ? words.dateYes : words.againYes}
          until={alone.until}
          bounds={quizMessages.aloneBounds}
          from={view.phase === 'lobby' ? alone.since : null}
          offset={offset}
          onChoose={(until) => send({ type: 'until', until })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};
