import './screen-count.css';
import { formatCount } from '../../../ui/number-format.ts';
import { screenMessages as words } from './screen.messages.ts';

/** What stands under the count. */
export const answeredLabel = (joined: number): string => words.answered(joined);

interface ScreenCountProps {
  readonly isShown: boolean;
  readonly joined: number;
  readonly answered: number;
}

/** How many have answered, below the results. */
export const ScreenCount = ({ isShown, joined, answered }: ScreenCountProps) => (
  <p className="screen-count" data-shown={isShown} aria-hidden={!isShown}>
    <b>{formatCount(answered)}</b> <span>{answeredLabel(joined)}</span>
  </p>
);
