import './screen.css';
import type { ReactNode } from 'react';

/** What is drawn in pixels of a projector. It fills the box around it. */
export const ScreenSheet = ({ children }: { readonly children: ReactNode }) => (
  <div className="screen size-full">
    <div className="screen-sheet">{children}</div>
  </div>
);
