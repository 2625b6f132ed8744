import type { DiscussionState } from '@sets/shared/discussion/discussion.contract.ts';
import { Pin, Users, WifiOff } from 'lucide-react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { discussionMessages as words } from '../discussion.messages.ts';
import { inOneLine } from '../one-line.ts';

/** Who is here: how many, and who of the moderators. */
export const PresenceLine = ({
  state,
  isOffline,
}: {
  state: DiscussionState | null;
  isOffline: boolean;
}) => {
  if (isOffline) {
    return (
      <output className="flex items-center gap-2 text-sm font-medium text-warn">
        <WifiOff size={16} aria-hidden="true" className="flex-none" />
        {words.offline}
      </output>
    );
  }
  if (state === null) return <p className="min-h-5" />;
  const { here, moderators } = state;
  const names = moderators.map(({ username }) => username).join(', ');
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
      <Users size={16} aria-hidden="true" className="flex-none" />
      <span className="truncate">
        {words.here(Math.max(1, here))}
        {names !== '' && ` · ${words.moderatorsHere(names)}`}
      </span>
    </p>
  );
};

/** What moderators pinned; one leads to it. */
export const PinnedBar = ({
  pinned,
  onOpen,
}: {
  pinned: DiscussionState['pinned'];
  onOpen: (id: number) => void;
}) => {
  if (pinned.length === 0) return null;
  return (
    <ul aria-label={words.pinned} className="grid grid-cols-1 border-b border-line">
      {pinned.map(({ id, by, text }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="flex min-h-11 w-full min-w-0 items-center gap-2 px-4 text-left text-sm hover:bg-sunken narrow:px-5"
          >
            <Pin size={14} aria-hidden="true" className="flex-none text-people-ink" />
            <span dir="auto" className="truncate">
              <span className="font-medium">{by.username}</span> <MathText text={inOneLine(text)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
