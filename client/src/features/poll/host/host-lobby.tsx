import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { HostJoinLarge } from '../../stage/host/host-join.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';

/** Before the first question: the way in, and what will be asked. */
export const HostLobby = ({ room, view }: { room: RoomInfo; view: PollHostView }) => (
  <section className="grid grid-cols-1 gap-6">
    <div className="grid gap-1.5">
      <h2 className="text-2xl font-semibold">
        {room.locked ? words.lobbyClosed : words.lobbyTitle}
      </h2>
      <p className="max-w-prose text-ink-soft">
        {room.locked ? words.lobbyClosedText : words.lobbyText}
      </p>
    </div>
    {/* Whoever has no projector lets people scan from here; a laptop has the picture of one. */}
    <div className="lg:hidden">
      <HostJoinLarge room={room} />
    </div>
    <div className="grid grid-cols-1 gap-1">
      <p className="text-sm font-medium text-ink-soft">{words.firstQuestion}</p>
      <p dir="auto" className="text-xl font-semibold [overflow-wrap:anywhere]">
        <MathText text={view.all[0]?.text ?? ''} />
      </p>
    </div>
  </section>
);
