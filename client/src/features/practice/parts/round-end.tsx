import type { PracticeOverview } from '@sets/shared/practice/practice.contract.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { OwnSet } from '../../stage/phone/own-set.tsx';
import { modulePaths } from '../../module/module-paths.ts';
import { practiceMessages as words } from '../practice.messages.ts';
import { practicePaths } from '../practice-paths.ts';
import { knownIn, missedIn, type Round } from '../round.ts';

interface RoundEndProps {
  readonly moduleid: string;
  readonly round: Round;
  /** How practice stands now; null until that is known. */
  readonly standing: PracticeOverview | null;
  readonly onAgain: () => void;
  readonly onMore: () => void;
}

/** The calm end: what one knew, what comes tomorrow, and what can be done now by who likes. */
export const RoundEnd = ({ moduleid, round, standing, onAgain, onMore }: RoundEndProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const missed = missedIn(round).length;
  const known = knownIn(round);
  return (
    <div className="practice-end">
      <div className="practice-ring" aria-hidden="true">
        <OwnSet closed={missed === 0} isEmpty />
        <span>{formatCount(known)}</span>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {missed === 0 ? words.doneAll : words.done}
      </h1>
      <p>{words.known(known, round.outcomes.length)}</p>
      {standing !== null && (
        <p>
          {words.tomorrow(standing.tomorrow)}
          {standing.streak > 1 && ` ${words.streak(standing.streak)}.`}
        </p>
      )}
      <div className="practice-ways">
        {missed > 0 && <Button onClick={onAgain}>{words.again(missed)}</Button>}
        {standing !== null && standing.due > 0 && (
          <Button onClick={onMore}>{words.goOn(standing.due)}</Button>
        )}
        <Link to={modulePaths.space(moduleid)} className={buttonClass('primary')}>
          {words.toSpace}
        </Link>
        <Link to={practicePaths.practice(moduleid)} className={buttonClass('plain')}>
          {words.toPractice}
        </Link>
      </div>
    </div>
  );
};
