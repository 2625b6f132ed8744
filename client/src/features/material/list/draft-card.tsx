import './material-cards.css';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { listMessages as words } from './list.messages.ts';
import { LittleWall } from './little-wall.tsx';

interface DraftCardProps {
  readonly title: string;
  /** Where it is written on. */
  readonly way: string;
}

/** Something new that only this device knows, above what is saved. */
export const DraftCard = ({ title, way }: DraftCardProps) => (
  <li className="material-card">
    <LittleWall round={null} isOpen={false} />
    <div className="material-card-body">
      <div className="min-w-0">
        <Link
          to={way}
          dir="auto"
          className="line-clamp-2 rounded-sm text-xl font-semibold leading-tight tracking-[-0.02em] [overflow-wrap:anywhere] hover:underline"
        >
          <MathText text={title} />
        </Link>
        <p className="mt-1.5 text-sm text-warn">{words.onlyHere}</p>
      </div>
      <div className="material-card-ways">
        <Link
          to={way}
          aria-label={words.continueWritingOf(title)}
          className={buttonClass('outline')}
        >
          <Pencil size={16} aria-hidden="true" />
          {words.continueWriting}
        </Link>
      </div>
    </div>
  </li>
);
