import { HostUnreadable } from '../../stage/host/host-notes.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { QuizDesk } from './quiz-desk.tsx';
import { readHostView } from './read-quiz.ts';

/** A quiz at its host. */
export const QuizHost = (props: HostPartProps) => {
  const view = readHostView(props.view);
  return view === null ? <HostUnreadable /> : <QuizDesk stage={props} view={view} />;
};
