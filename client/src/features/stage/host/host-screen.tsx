import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { ReactNode } from 'react';
import { ScreenSheet } from '../screen/screen-sheet.tsx';
import { hostMessages as words } from './host.messages.ts';

interface HostScreenProps {
  /** What the projector keeps to itself, or shows. */
  readonly note: string | null;
  /** How the room looks, as the projector is told. */
  readonly look: RoomInfo['look'];
  /** What the activity draws on the projector. */
  readonly children: ReactNode;
}

/** The projector as everybody sees it, small. It is a picture: what it says stands beside it in words. */
export const HostScreen = ({ note, look, children }: HostScreenProps) => (
  <figure className="grid grid-cols-1 gap-2.5">
    <figcaption className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm font-medium text-ink-soft">
      <span>{words.onProjector}</span>
      {note !== null && <span className="rounded-full bg-sunken px-3 py-1 text-ink">{note}</span>}
    </figcaption>
    <div
      inert
      aria-hidden="true"
      className="pointer-events-none aspect-video overflow-hidden rounded-md border border-line shadow-raised select-none"
    >
      <ScreenSheet look={look}>{children}</ScreenSheet>
    </div>
  </figure>
);
