import { Link } from 'react-router-dom';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import type { Visited } from '../../core/root/visited-slice.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { accountPaths } from '../account/account-paths.ts';
import { useAccount } from '../account/account.store.ts';
import { modulePaths } from './module-paths.ts';
import { listMessages as words, moduleMessages } from './module.messages.ts';
import { ListFrame, NoList } from './parts/list-frame.tsx';
import { SpaceLines } from './parts/space-lines.tsx';
import { useAccountVisits, useTitles } from './use-visited-spaces.ts';

const None = () => <PageNote title={words.visited.none} text={words.visitedText} level="h2" />;

const Titled = ({ token, visits }: { token: string | null; visits: Visited }) => {
  const { data, failure, reload } = useTitles(token, visits);
  if (data === null) return <NoList failure={failure} onRetry={() => void reload()} />;
  return data.modules.length === 0 ? <None /> : <SpaceLines modules={data.modules} />;
};

const OfAccount = ({ who }: { who: SignedIn }) => {
  const { visits } = useAccountVisits(who);
  if (visits === null) return <NoList failure={null} onRetry={() => undefined} />;
  return visits.length === 0 ? <None /> : <Titled token={who.token} visits={visits} />;
};

const OfVisitor = () => {
  const visits = useRoot(({ visitedModules }) => visitedModules);
  return (
    <>
      {visits.length === 0 ? <None /> : <Titled token={null} visits={visits} />}
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-ink-soft">
        {words.visitedForVisitors}
        <Link
          to={accountPaths.login}
          state={{ from: modulePaths.visited }}
          className={buttonClass('outline', 'small')}
        >
          {moduleMessages.logIn}
        </Link>
      </p>
    </>
  );
};

/** The spaces that somebody opened, newest first. */
export const VisitedPage = () => {
  const who = useAccount();
  return (
    <ListFrame list="visited">
      {who === null ? <OfVisitor /> : <OfAccount key={who.userid} who={who} />}
    </ListFrame>
  );
};
