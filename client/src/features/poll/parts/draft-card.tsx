import './poll-cards.css';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import type { PollDraft } from '../poll-draft.ts';
import { pollPaths } from '../poll-paths.ts';
import type { Shelf } from '../poll.api.ts';
import { pollsMessages as words } from '../polls.messages.ts';
import { LittleWall } from './little-wall.tsx';

/** A new poll that only this device knows, above the polls that are saved. */
export const DraftCard = ({ draft, shelf }: { draft: PollDraft; shelf: Shelf }) => {
  const title = draft.title || draft.questions[0]?.text || words.newDraft;
  return (
    <li className="poll-card">
      <LittleWall round={null} isOpen={false} />
      <div className="poll-card-body">
        <div className="min-w-0">
          <Link
            to={pollPaths.create(shelf)}
            dir="auto"
            className="line-clamp-2 rounded-sm text-xl font-semibold leading-tight tracking-[-0.02em] [overflow-wrap:anywhere] hover:underline"
          >
            <MathText text={title} />
          </Link>
          <p className="mt-1.5 text-sm text-warn">{words.onlyHere}</p>
        </div>
        <div className="poll-card-ways">
          <Link
            to={pollPaths.create(shelf)}
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
};
