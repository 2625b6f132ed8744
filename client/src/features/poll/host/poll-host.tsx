import { HostUnreadable } from '../../stage/host/host-notes.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { readHostView } from '../poll-pictures.ts';
import { HostDesk } from './host-desk.tsx';
import { SurveyDesk } from './survey-desk.tsx';

/** A poll at its host. */
export const PollHost = (props: HostPartProps) => {
  const view = readHostView(props.view);
  if (view === null) return <HostUnreadable />;
  const { survey } = view;
  if (survey !== null) return <SurveyDesk stage={props} view={view} until={survey} />;
  return <HostDesk stage={props} view={view} />;
};
