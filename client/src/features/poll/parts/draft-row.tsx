import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import type { PollDraft } from '../poll-draft.ts';
import { pollPaths } from '../poll-paths.ts';
import type { Shelf } from '../poll.api.ts';
import { pollsMessages as words } from '../polls.messages.ts';

/** A new poll that only this device knows, above the polls that are saved. */
export const DraftRow = ({ draft, shelf }: { draft: PollDraft; shelf: Shelf }) => {
  const title = draft.title || draft.questions[0]?.text || words.newDraft;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <Link
          to={pollPaths.create(shelf)}
          dir="auto"
          className="line-clamp-2 rounded-sm text-lg font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-warn">{words.onlyHere}</p>
      </div>
      <Link
        to={pollPaths.create(shelf)}
        aria-label={words.continueWritingOf(title)}
        className={buttonClass('outline')}
      >
        <Pencil size={16} aria-hidden="true" />
        {words.continueWriting}
      </Link>
    </li>
  );
};
