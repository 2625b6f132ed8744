import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import type { FollowedRoom } from '../../../live/follow-room.ts';
import { readTally } from '../poll-pictures.ts';
import type { HostActs } from '../use-host.ts';
import { HostControls } from './host-controls.tsx';
import { HostCurrent } from './host-current.tsx';
import { HostJoin } from './host-join.tsx';
import { HostJoins } from './host-joins.tsx';
import { HostLobby } from './host-lobby.tsx';
import { HostQuestions } from './host-questions.tsx';
import { HostRoom, moreTime } from './host-room.tsx';

interface HostDeskProps {
  readonly followed: FollowedRoom;
  readonly room: RoomInfo;
  readonly view: PollHostView;
  readonly acts: HostActs;
  readonly failure: string | null;
}

/** A run that goes on: what is on, what else there is, how the room is, and the remote control. */
export const HostDesk = ({ followed, room, view, acts, failure }: HostDeskProps) => {
  const { people, bursts, offset } = followed;
  const tally = readTally(followed.tally, view);
  const isLobby = view.phase === 'lobby';
  return (
    <>
      <main className="grid grow grid-cols-1 content-start items-start gap-8 p-4 lg:grid-cols-[15rem_minmax(0,1fr)_19rem] lg:p-6">
        <div className="order-1 lg:order-2 lg:px-4">
          {isLobby ? (
            <HostLobby room={room} view={view} />
          ) : (
            <HostCurrent view={view} tally={tally} />
          )}
        </div>
        <div className="order-3 lg:order-1">
          <HostQuestions
            view={view}
            onSelect={(question) => acts.send({ type: 'goto', question })}
          />
        </div>
        <aside className="order-2 grid grid-cols-1 gap-4 lg:order-3">
          {!isLobby && <HostJoin room={room} />}
          <HostRoom
            people={people}
            answered={isLobby ? null : (tally?.answered ?? 0)}
            hasTimer={view.deadline !== null}
            onExtend={() => acts.send({ type: 'extend', seconds: moreTime })}
          />
          {bursts.length > 0 && <HostJoins bursts={bursts} onExclude={acts.exclude} />}
        </aside>
      </main>
      <HostControls
        view={view}
        tally={tally}
        joined={people?.joined ?? 0}
        offset={offset}
        failure={failure}
        acts={acts}
      />
    </>
  );
};
