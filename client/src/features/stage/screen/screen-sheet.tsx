import './screen.css';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface ScreenSheetProps {
  /** One thing takes all of it; else there is a line above and one below. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/** What is drawn in pixels of a projector. It fills the box around it. */
export const ScreenSheet = ({ isWhole = false, children }: ScreenSheetProps) => (
  <div className="screen size-full">
    <div className={classNames('screen-sheet', isWhole && '!grid-rows-1')}>{children}</div>
  </div>
);
