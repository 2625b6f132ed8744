import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../core/chunk.ts';
import { HostUnreadable } from '../../stage/host/host-notes.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { QuizDesk } from './quiz-desk.tsx';
import { readHostView } from './read-quiz.ts';

const AloneDesk = lazy(async () => ({
  default: (await loadChunk(() => import('./alone/alone-desk.tsx'))).AloneDesk,
}));

/** A quiz at its host. */
export const QuizHost = (props: HostPartProps) => {
  const view = readHostView(props.view);
  if (view === null) return <HostUnreadable />;
  if (view.alone === null) return <QuizDesk stage={props} view={view} />;
  return (
    <Suspense fallback={<main aria-busy="true" className="grow" />}>
      <AloneDesk stage={props} view={view} alone={view.alone} />
    </Suspense>
  );
};
