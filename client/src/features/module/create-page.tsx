import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import type { CannotCreate, ModuleAllowance } from '@sets/shared/module/module.contract.ts';
import { Link } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { accountPaths } from '../account/account-paths.ts';
import { useAccount } from '../account/account.store.ts';
import { modulePaths } from './module-paths.ts';
import { createMessages as words, moduleMessages } from './module.messages.ts';
import { CreateForm } from './parts/create-form.tsx';

/** Why somebody cannot create a space, and the way to what is missing. */
const Cannot = ({ why, allowed }: { why: CannotCreate; allowed: number }) => {
  if (why === 'usedUp') {
    const { title, text, way, other } = words.cannot.usedUp;
    return (
      <PageNote title={title} text={text(allowed)}>
        <Link to={accountPaths.upgrade} className={buttonClass('primary')}>
          {way}
        </Link>
        <Link to={modulePaths.created} className={buttonClass()}>
          {other}
        </Link>
      </PageNote>
    );
  }
  const { title, text, way } = words.cannot[why];
  return (
    <PageNote title={title} text={text}>
      <Link to={`${accountPaths.settings}#email`} className={buttonClass('primary')}>
        {way}
      </Link>
    </PageNote>
  );
};

/** From so few on it is said how many are left. */
const fewLeft = 5;

const Allowed = ({ who, allowance }: { who: SignedIn; allowance: ModuleAllowance }) => {
  const left = allowance.allowed - allowance.created;
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-8 px-4 py-10">
      <header className="grid gap-2">
        <h1 className="text-4xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <p className="text-lg text-ink-soft">{words.lead}</p>
        {left <= fewLeft && (
          <p className="mt-2 rounded-md bg-warn-tint px-4 py-3 text-warn">
            {words.left(left, allowance.allowed)}
          </p>
        )}
      </header>
      <CreateForm who={who} />
    </div>
  );
};

const CreateOf = ({ who }: { who: SignedIn }) => {
  const { data, failure, reload } = useAsked(moduleCalls.allowance, { token: who.token });
  if (data !== null) {
    if (data.cannot !== null) return <Cannot why={data.cannot} allowed={data.allowed} />;
    return <Allowed who={who} allowance={data} />;
  }
  if (failure === null) return <Skeleton label={words.loading} />;
  return (
    <PageNote title={moduleMessages.failed} text={failure.msg}>
      <Button onClick={() => void reload()}>{moduleMessages.retry}</Button>
    </PageNote>
  );
};

/** Where a space is made; who may not make one reads what to do. */
export const CreatePage = () => {
  const who = useAccount();
  useTitle(words.title);
  return <main className="grow">{who !== null && <CreateOf key={who.userid} who={who} />}</main>;
};
