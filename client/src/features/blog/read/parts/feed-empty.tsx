import type { FeedQuery } from '@sets/shared/blog/blog.contract.ts';
import { Link } from 'react-router-dom';
import { personPath } from '../../../../core/person-path.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { accountPaths } from '../../../account/account-paths.ts';
import { blogPaths } from '../../blog-paths.ts';
import { feedMessages as words } from '../read.messages.ts';

const Way = ({ to, text, isMain = false }: { to: string; text: string; isMain?: boolean }) => (
  <Link to={to} className={buttonClass(isMain ? 'primary' : 'outline')}>
    {text}
  </Link>
);

interface FeedEmptyProps {
  readonly place: FeedQuery;
  readonly hasSchool: boolean;
  /** Where the people are who follow whoever reads. */
  readonly followersPath: string;
}

const ways = ({ place, hasSchool, followersPath }: FeedEmptyProps) => {
  if (place.of === 'newest') return <Way to={blogPaths.publish} text={words.write} isMain />;
  if (place.of === 'author') {
    return (
      <>
        <Way to={personPath(place.author)} text={words.toPersonShort} />
        <Way to={blogPaths.feed} text={words.toNewest} />
      </>
    );
  }
  if (place.of === 'school' && !hasSchool) {
    return <Way to={accountPaths.settings} text={words.toSettings} isMain />;
  }
  return (
    <>
      <Way to={blogPaths.feed} text={words.toNewest} isMain={place.of === 'followed'} />
      {place.of === 'followed' && <Way to={followersPath} text={words.toFollowers} />}
      {place.of === 'school' && <Way to={blogPaths.publish} text={words.write} />}
    </>
  );
};

/** What a list without posts says: why it is empty, and what can be done. */
export const FeedEmpty = (props: FeedEmptyProps) => {
  const { place, hasSchool } = props;
  const { title, text } = words.none[place.of === 'school' && !hasSchool ? 'noSchool' : place.of];
  return (
    <PageNote title={title} text={text} level="h2">
      {ways(props)}
    </PageNote>
  );
};
