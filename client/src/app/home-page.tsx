import { personalShelf } from '@sets/shared/poll/poll.contract.ts';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAccount } from '../features/account/account.store.ts';
import { ListWays } from '../features/poll/list-ways.tsx';
import { PollList } from '../features/poll/poll-list.tsx';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { PlanNote } from '../features/premium/plan-note.tsx';
import { buttonClass } from '../ui/button.tsx';
import { useTitle } from '../ui/use-title.ts';
import { appMessages as words } from './app.messages.ts';
import { JoinForm } from './join-form.tsx';
import { SampleScreen } from './sample-screen.tsx';

const Welcome = () => (
  <main className="mx-auto grid w-full max-w-6xl grow content-center items-center gap-x-16 gap-y-12 px-4 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
    <div className="grid gap-8">
      <h1 className="text-[clamp(1.75rem,9.2vw,3.5rem)] leading-[1.04] font-semibold tracking-[-0.035em] whitespace-nowrap">
        {words.headline}
        <br />
        <span className="text-people-ink">{words.headlineEnd}</span>
      </h1>
      <p className="max-w-lg text-lg text-balance text-ink-soft">{words.lead}</p>
      <JoinForm />
      <Link to={pollPaths.create()} className={`${buttonClass('outline')} justify-self-start`}>
        <Plus size={18} aria-hidden="true" />
        {words.create}
      </Link>
    </div>
    <SampleScreen />
  </main>
);

const OwnPolls = ({ token, name }: { token: string; name: string }) => (
  <main className="mx-auto w-full max-w-content px-4 py-10">
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <p className="text-ink-soft [overflow-wrap:anywhere]">{words.hello(name)}</p>
        <h1 className="text-3xl font-semibold">{words.polls}</h1>
      </div>
      <ListWays shelf={personalShelf} />
    </header>
    <PlanNote />
    <PollList token={token} shelf={personalShelf} />
    <div className="mt-12 border-t border-line pt-8">
      <JoinForm look="outline" />
    </div>
  </main>
);

/** What it is, for visitors; where to go on, for those who are signed in. */
export const HomePage = () => {
  const account = useAccount();
  useTitle('');
  if (account === null) return <Welcome />;
  return <OwnPolls token={account.token} name={account.username} />;
};
