import { HostUnreadable } from '../../stage/host/host-notes.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { readHostView } from '../poll-pictures.ts';
import { HostDesk } from './host-desk.tsx';

/** A poll at its host. */
export const PollHost = (props: HostPartProps) => {
  const view = readHostView(props.view);
  return view === null ? <HostUnreadable /> : <HostDesk stage={props} view={view} />;
};
