import type { AloneStanding } from '@sets/shared/quiz/alone/alone.standing.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../../core/chunk.ts';
import { Button } from '../../../../ui/button.tsx';
import { DeskFrame } from '../../../stage/host/desk-frame.tsx';
import { EndDialog } from '../../../stage/host/end-dialog.tsx';
import { HostPanels } from '../../../stage/host/host-panels.tsx';
import type { HostPartProps } from '../../../stage/stage-activity.ts';
import { QuizBoard } from '../quiz-board.tsx';
import { quizHostMessages } from '../quiz-host.messages.ts';
import { readTally } from '../read-quiz.ts';
import { AloneCard } from './alone-card.tsx';
import { AloneFigures } from './alone-figures.tsx';
import { AloneQuestions } from './alone-questions.tsx';
import { AloneTerms } from './alone-terms.tsx';
import { aloneHostMessages as words } from './alone.messages.ts';

const CorrectDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../correct-dialog.tsx'))).CorrectDialog,
}));

interface AloneDeskProps {
  readonly stage: HostPartProps;
  readonly view: QuizHostView;
  readonly alone: AloneStanding;
}

/** The desk of a quiz that people go through on their own: how far they are, how they do, and its end. */
export const AloneDesk = ({ stage, view, alone }: AloneDeskProps) => {
  const [asking, setAsking] = useState<'end' | number | null>(null);
  const { offset, failure, run } = stage;
  const send = (command: QuizCommand): void => stage.send(command);
  const tally = readTally(stage.tally, view);
  const close = (): void => setAsking(null);
  const item = typeof asking === 'number' ? view.items[asking] : undefined;
  return (
    <>
      <DeskFrame
        list={
          <>
            <AloneTerms alone={alone} />
            <Button size="small" onClick={() => setAsking('end')} className="mt-4 ml-3">
              {quizHostMessages.endNow}
            </Button>
          </>
        }
        beside={<HostPanels {...stage} join="always" answers={null} onExtend={null} />}
      >
        <AloneCard {...{ view, alone, send, offset, failure }}>
          <AloneFigures {...{ alone, tally }} />
        </AloneCard>
        <AloneQuestions {...{ view, tally, send }} onCorrect={setAsking} />
        {alone.counted && <QuizBoard view={view} tally={tally} />}
      </DeskFrame>
      {asking === 'end' && (
        <EndDialog
          title={words.endTitle}
          text={words.endText}
          yes={quizHostMessages.endYes}
          onEnd={() => send({ type: 'end' })}
          onClose={close}
        />
      )}
      {typeof asking === 'number' && item !== undefined && (
        <Suspense fallback={null}>
          <CorrectDialog
            {...{ run, place: asking, item }}
            isTold={view.phase !== 'lobby'}
            onRemedy={send}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
