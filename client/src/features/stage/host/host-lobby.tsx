import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { ReactNode } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { deskMessages as words } from './desk.messages.ts';
import { HostJoinLarge } from './host-join.tsx';

interface HostLobbyProps {
  readonly room: RoomInfo;
  /** What to do now, while the doors are open. */
  readonly text: string;
  readonly firstQuestion: string;
  /** What else is settled before it begins. */
  readonly children?: ReactNode;
}

/** Before the first question: the way in, and what will be asked. */
export const HostLobby = ({ room, text, firstQuestion, children }: HostLobbyProps) => (
  <section className="grid grid-cols-1 gap-6">
    <div className="grid gap-1.5">
      <h2 className="text-2xl font-semibold">
        {room.locked ? words.lobbyClosed : words.lobbyTitle}
      </h2>
      <p className="max-w-prose text-ink-soft">{room.locked ? words.lobbyClosedText : text}</p>
    </div>
    {/* Whoever has no projector lets people scan from here; a laptop has the picture of one. */}
    <div className="lg:hidden">
      <HostJoinLarge room={room} />
    </div>
    <div className="grid grid-cols-1 gap-1">
      <p className="text-sm font-medium text-ink-soft">{words.firstQuestion}</p>
      <p dir="auto" className="text-xl font-semibold [overflow-wrap:anywhere]">
        <MathText text={firstQuestion} />
      </p>
    </div>
    {children}
  </section>
);
