import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { accountPaths } from '../../account/account-paths.ts';
import { askMessages as words, qnaMessages } from '../qna.messages.ts';

/** What whoever cannot write yet has to do first. */
export const MayNotWrite = ({ isVisitor }: { isVisitor: boolean }) => {
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-[1.5px] border-line px-5 py-4">
      <p className="min-w-0 flex-[1_1_12rem] text-ink-soft">
        {isVisitor ? words.toLogIn : words.toVerify}
      </p>
      {isVisitor ? (
        <Link
          to={accountPaths.login}
          state={{ from: `${pathname}${search}` }}
          className={buttonClass('outline')}
        >
          {qnaMessages.logIn}
        </Link>
      ) : (
        <Link to={accountPaths.settings} className={buttonClass('outline')}>
          {qnaMessages.verify}
        </Link>
      )}
    </div>
  );
};
