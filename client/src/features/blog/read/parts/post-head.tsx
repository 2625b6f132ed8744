import type { Post } from '@sets/shared/blog/blog.contract.ts';
import { Globe, Link2, type LucideIcon, School, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { personPath } from '../../../../core/person-path.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { PersonMark } from '../../../../ui/person-mark.tsx';
import { postMessages as words } from '../read.messages.ts';
import { Cover } from './cover.tsx';
import { Day } from './post-facts.tsx';

const audienceIcons: Readonly<Record<Post['audience'], LucideIcon>> = {
  everybody: Globe,
  school: School,
  followers: Users,
  link: Link2,
};

/** Said where it is not everybody: whoever quotes it elsewhere knows for whom it was meant. */
const Audience = ({ audience }: Pick<Post, 'audience'>) => {
  if (audience === 'everybody') return null;
  const Icon = audienceIcons[audience];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={14} aria-hidden="true" className="flex-none" />
      {words.audience[audience]}
    </span>
  );
};

/** Title, who wrote it and when, and its picture. */
export const PostHead = ({ post }: { post: Post }) => {
  const { title, by, publishedAt, editedAt, minutes, audience, cover } = post;
  return (
    <header className="grid grid-cols-1 gap-6">
      <h1
        dir="auto"
        className="text-4xl leading-[1.1] font-bold tracking-[-0.035em] [overflow-wrap:anywhere] narrow:text-5xl print:text-3xl"
      >
        <MathText text={title} />
      </h1>
      <div className="flex items-center gap-3">
        <PersonMark name={by.username} />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p>
            <Link
              to={personPath(by.userid)}
              className="rounded-sm font-semibold hover:text-people-ink"
            >
              <bdi>{by.username}</bdi>
            </Link>
            {by.school !== '' && (
              <span className="text-ink-soft">
                {/* No dot hangs at the end of a line. */}
                {' ·\u00A0'}
                <bdi>{by.school}</bdi>
              </span>
            )}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span>
              <Day at={publishedAt} isLong /> · {words.minutes(minutes)}
            </span>
            {editedAt !== null && (
              <span>
                {words.editedOn} <Day at={editedAt} isLong />
              </span>
            )}
            <Audience audience={audience} />
          </p>
        </div>
      </div>
      {cover !== null && <Cover fileid={cover} className="aspect-video w-full rounded-lg" />}
    </header>
  );
};
