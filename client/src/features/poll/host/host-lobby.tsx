import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { pollHostMessages as words } from './poll-host.messages.ts';
import { HostJoinLarge } from '../../stage/host/host-join.tsx';

/** Before the first question: the way in, and what will be asked. */
export const HostLobby = ({ room, view }: { room: RoomInfo; view: PollHostView }) => (
  <section className="grid grid-cols-1 gap-6">
    <div className="grid gap-2">
      <h2 className="text-3xl font-semibold">{words.lobbyTitle}</h2>
      <p className="max-w-prose text-ink-soft">{words.lobbyText}</p>
    </div>
    <HostJoinLarge room={room} />
    <div className="grid grid-cols-1 gap-1">
      <p className="text-sm font-medium text-ink-soft">{words.firstQuestion}</p>
      <p dir="auto" className="text-xl font-semibold [overflow-wrap:anywhere]">
        {view.all[0]?.text}
      </p>
    </div>
  </section>
);
