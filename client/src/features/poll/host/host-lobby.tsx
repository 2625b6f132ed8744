import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { HostJoinLarge } from '../../stage/host/host-join.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';

interface HostLobbyProps {
  readonly room: RoomInfo;
  readonly view: PollHostView;
  /** How many are here. */
  readonly here: number;
}

const textOf = (locked: boolean, here: number): string => {
  if (locked) return words.lobbyClosedText;
  return here > 0 ? words.lobbyFillsText : words.lobbyText;
};

/** Before the first question: the way in, and what will be asked. */
export const HostLobby = ({ room, view, here }: HostLobbyProps) => (
  <section className="grid grid-cols-1 gap-6">
    <div className="grid gap-1.5">
      <h2 className="text-2xl font-semibold">
        {room.locked ? words.lobbyClosed : words.lobbyTitle}
      </h2>
      <p className="max-w-prose text-ink-soft">{textOf(room.locked, here)}</p>
    </div>
    {/* Whoever has no projector lets people scan from here; a laptop has the picture of one. */}
    <div className="lg:hidden">
      <HostJoinLarge room={room} />
    </div>
    <div className="grid grid-cols-1 gap-1">
      <p className="text-sm font-medium text-ink-soft">{words.firstQuestion}</p>
      <p dir="auto" className="text-xl font-semibold [overflow-wrap:anywhere]">
        <MathText text={view.all[view.order[0] ?? 0]?.text ?? ''} />
      </p>
    </div>
  </section>
);
