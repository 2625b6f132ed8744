import './screen.css';
import type { RoomLook } from '@sets/shared/core/look.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { screenDress } from '../../../ui/look.ts';

interface ScreenSheetProps {
  /** One thing takes all of it; else there is a line above and one below. */
  readonly isWhole?: boolean;
  /** How the room looks; without it, as the device does. */
  readonly look?: RoomLook | undefined;
  readonly children: ReactNode;
}

/** What is drawn in pixels of a projector. It fills the box around it. */
export const ScreenSheet = ({ isWhole = false, look, children }: ScreenSheetProps) => (
  <div className="screen size-full" {...screenDress(look)}>
    <div className={classNames('screen-sheet', isWhole && '!grid-rows-1')}>{children}</div>
  </div>
);
