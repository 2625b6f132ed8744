import type { PostLine } from '@sets/shared/blog/blog.contract.ts';
import { Heart, type LucideIcon, MessageCircle } from 'lucide-react';
import { longDay, locale } from '../../../../core/locale.ts';
import { formatCount } from '../../../../ui/number-format.ts';
import { postMessages as words } from '../read.messages.ts';

const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

/** The day of something, in a list or as it stands alone. */
export const Day = ({ at, isLong = false }: { at: string; isLong?: boolean }) => (
  <time dateTime={at}>{(isLong ? longDay : shortDay).format(Date.parse(at))}</time>
);

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

/** How many like a post, and how much was said under it; nothing where that is nobody. */
export const Counts = ({ post }: { post: PostLine }) => (
  <>
    {post.likes > 0 && (
      <Count
        icon={Heart}
        count={post.likes}
        spoken={words.likes(post.likes)}
        isOwn={post.youLike}
      />
    )}
    {post.comments > 0 && (
      <Count icon={MessageCircle} count={post.comments} spoken={words.comments(post.comments)} />
    )}
  </>
);
