import type { SheetLine } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Flame, type LucideIcon, MessageCircle, ThumbsUp } from 'lucide-react';
import { locale } from '../../../../core/locale.ts';
import { formatCount } from '../../../../ui/number-format.ts';
import { sheetMessages as words } from '../sheet.messages.ts';

/** Fewer would say that nobody needs it, where in truth it is new. */
const fewestUsers = 3;

const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

/** How many have used it lately, where that is worth saying; null where it is not. */
export const usedSaid = ({ thisWeek, lastWeek }: SheetLine['use']): string | null => {
  if (Math.max(thisWeek, lastWeek) < fewestUsers) return null;
  return thisWeek >= lastWeek ? words.usedThisWeek(thisWeek) : words.usedLastWeek(lastWeek);
};

/** How long it is, as 'PDF, 12 pages'. */
export const extentOf = ({ kind, pages }: Pick<SheetLine, 'kind' | 'pages'>): string => {
  if (kind === 'pictures') return words.pictures(pages);
  const name = words.kinds[kind];
  return kind === 'markdown' || pages === 0 ? name : `${name}, ${words.pages(pages)}`;
};

export const Day = ({ at }: { at: string }) => (
  <time dateTime={at}>{shortDay.format(Date.parse(at))}</time>
);

export const Used = ({ use }: Pick<SheetLine, 'use'>) => {
  const said = usedSaid(use);
  return said === null ? null : (
    <p className="flex items-center gap-1.5 text-sm font-medium text-people-ink">
      <Flame size={16} aria-hidden="true" className="flex-none" />
      {said}
    </p>
  );
};

interface CountProps {
  readonly icon: LucideIcon;
  readonly count: number;
  readonly spoken: string;
  readonly isOwn?: boolean;
}

const Count = ({ icon: Icon, count, spoken, isOwn = false }: CountProps) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon size={16} aria-hidden="true" className={isOwn ? 'fill-people text-people' : ''} />
    <span aria-hidden="true">{formatCount(count)}</span>
    <span className="only-spoken">{spoken}</span>
  </span>
);

/** What others think of it, and how much was said under it; nothing where that is nobody. */
export const Counts = ({ sheet }: { sheet: Pick<SheetLine, 'votes' | 'comments'> }) => {
  const { votes, comments } = sheet;
  return (
    <>
      {votes.up + votes.down > 0 && (
        <Count
          icon={ThumbsUp}
          count={votes.up - votes.down}
          spoken={words.votes(votes.up, votes.down)}
          isOwn={votes.yours === 'up'}
        />
      )}
      {comments > 0 && (
        <Count icon={MessageCircle} count={comments} spoken={words.comments(comments)} />
      )}
    </>
  );
};
