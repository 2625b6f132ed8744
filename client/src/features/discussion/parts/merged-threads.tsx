import type { ThreadLink } from '@sets/shared/discussion/discussion.contract.ts';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { modulePaths } from '../../module/module-paths.ts';
import { discussionMessages as words } from '../discussion.messages.ts';

const pathOf = (moduleid: string, { topicid, questionid }: ThreadLink): string =>
  modulePaths.thread(moduleid, topicid, questionid);

/** What was said of questions that have become a part of this one stays where it was said. */
export const MergedThreads = ({
  moduleid,
  parts,
}: {
  moduleid: string;
  parts: readonly ThreadLink[];
}) => {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label={words.parts}
      className="max-h-32 overflow-y-auto border-b border-line px-4 py-2 text-sm narrow:px-5"
    >
      <p className="text-ink-soft">{words.parts}</p>
      <ul>
        {parts.map((each) => (
          <li key={each.questionid}>
            <Link
              to={pathOf(moduleid, each)}
              className="inline-flex min-h-9 max-w-full items-center underline pointer-coarse:min-h-12"
            >
              <span dir="auto" className="truncate">
                <MathText text={each.title === '' ? words.untitled : each.title} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** In the place of the line in which one writes, where the question has become a part of another one. */
export const GoOn = ({ moduleid, into }: { moduleid: string; into: ThreadLink }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 py-1">
    <p className="min-w-0 text-ink-soft">
      {words.merged}{' '}
      <b dir="auto" className="font-semibold break-words text-ink">
        <MathText text={into.title === '' ? words.untitled : into.title} />
      </b>
    </p>
    <Link to={pathOf(moduleid, into)} className={buttonClass('primary')}>
      {words.goOn}
    </Link>
  </div>
);
