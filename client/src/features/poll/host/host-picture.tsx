import type { PollHostView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { HostScreen } from '../../stage/host/host-screen.tsx';
import { useJoinWay } from '../../stage/join-way.ts';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { PollScreen } from '../screen/poll-screen.tsx';
import { asScreenTally, asScreenView } from './as-screen.ts';
import { pollHostMessages as words } from './poll-host.messages.ts';
import { seenByOf } from './seen-by.ts';

interface HostPictureProps {
  readonly stage: HostPartProps;
  readonly view: PollHostView;
  readonly tally: PollTally | null;
}

/** What the projector shows, drawn by what draws it there. */
export const HostPicture = ({ stage, view, tally }: HostPictureProps) => {
  const { room, run, people, offset, feeds } = stage;
  const way = useJoinWay(room.code);
  const isAsked = view.round > 0;
  return (
    <HostScreen note={isAsked ? words.there[seenByOf(view, tally)] : null} look={room.look}>
      <PollScreen
        view={asScreenView(view)}
        tally={asScreenTally(tally, view)}
        {...{ room, run, people, offset, feeds, way }}
      />
    </HostScreen>
  );
};
