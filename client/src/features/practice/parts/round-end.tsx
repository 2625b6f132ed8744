import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { OwnSet } from '../../stage/phone/own-set.tsx';
import { modulePaths } from '../../module/module-paths.ts';
import { practiceMessages as words } from '../practice.messages.ts';
import { practicePaths } from '../practice-paths.ts';
import { knownIn, missedIn, type Round } from '../round.ts';
import { usePractice } from '../use-practice.ts';

interface RoundEndProps {
  readonly moduleid: string;
  readonly round: Round;
  readonly onAgain: () => void;
  readonly onMore: () => void;
}

/** How practice stands after this round; null until that is known, for what was known before is no more so. */
const useStanding = (moduleid: string) => {
  const { data, reload } = usePractice(moduleid);
  const [isNew, setNew] = useState(false);
  useEffect(() => void reload().then(() => setNew(true)), [reload]);
  return isNew ? data : null;
};

/** The calm end: what one knew, what comes tomorrow, and what can be done now by who likes. */
export const RoundEnd = ({ moduleid, round, onAgain, onMore }: RoundEndProps) => {
  const standing = useStanding(moduleid);
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
      <p className="practice-tomorrow">
        {standing !== null && words.tomorrow(standing.tomorrow)}
        {standing !== null && standing.streak > 1 && ` ${words.streak(standing.streak)}.`}
      </p>
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
