import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MathText } from '../../../ui/math/math-text.tsx';
import { modulePaths } from '../module-paths.ts';
import { topicLink, topicRow } from './topic-look.ts';

interface SpaceLine {
  readonly moduleid: string;
  readonly title: string;
}

/** Spaces, each with the way into it. */
export const SpaceLines = ({ modules }: { modules: readonly SpaceLine[] }) => (
  <ul className="grid grid-cols-1 gap-2">
    {modules.map(({ moduleid, title }) => (
      <li key={moduleid} className={topicRow}>
        <Link to={modulePaths.space(moduleid)} className={`${topicLink} pl-5`}>
          <span dir="auto" className="min-w-0 grow [overflow-wrap:anywhere]">
            <MathText text={title} />
          </span>
          <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
        </Link>
      </li>
    ))}
  </ul>
);
