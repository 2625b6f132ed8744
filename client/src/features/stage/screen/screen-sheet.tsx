import './screen.css';
import type { RoomLook } from '@sets/shared/core/look.ts';
import type { ReactNode } from 'react';
import { screenDress } from '../../../ui/look.ts';

interface ScreenSheetProps {
  /** How the room looks; without it, as the device does. */
  readonly look?: RoomLook | undefined;
  readonly children: ReactNode;
}

/** What is drawn in pixels of a projector. It fills the box around it. */
export const ScreenSheet = ({ look, children }: ScreenSheetProps) => (
  <div className="screen size-full" {...screenDress(look)}>
    <div className="screen-sheet">{children}</div>
  </div>
);
