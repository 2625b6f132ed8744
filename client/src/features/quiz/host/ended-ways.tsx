import { PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../core/chunk.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OwnList } from '../../stage/host/own-list.tsx';
import type { EndedPartProps } from '../../stage/stage-activity.ts';
import { quizHostMessages as words } from './quiz-host.messages.ts';
import { readHostView } from './read-quiz.ts';

const CorrectDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./correct-dialog.tsx'))).CorrectDialog,
}));

/** What is right is put right whenever it is found to be wrong, also after the end; or a question counts for nobody. */
export const EndedWays = ({ runId, definitionId, view: given, send }: EndedPartProps) => {
  const view = readHostView(given);
  const [asking, setAsking] = useState<'which' | number | null>(null);
  const close = (): void => setAsking(null);
  if (view === null || view.told.length === 0) return null;
  const told = view.order.filter((place) => view.told.includes(place));
  const own = told.flatMap((place) => {
    const question = view.items[place]?.question;
    const where = view.voidedAll.includes(place) ? words.voided : undefined;
    return question === undefined ? [] : [{ id: String(place), title: question.text, where }];
  });
  const item = typeof asking === 'number' ? view.items[asking] : undefined;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking('which')}>
        <PencilLine size={18} aria-hidden="true" />
        {words.correctAfter}
      </Button>
      {asking === 'which' && (
        <Dialog title={words.correctWhich} onClose={close} closesOnBackdrop>
          <OwnList own={own} note="" onSelect={(place) => setAsking(Number(place))} />
        </Dialog>
      )}
      {typeof asking === 'number' && item !== undefined && (
        <Suspense fallback={null}>
          <CorrectDialog
            {...{ run: { runId, definitionId }, item }}
            place={asking}
            isTold
            voided={view.voidedAll.includes(asking)}
            onRemedy={send}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
