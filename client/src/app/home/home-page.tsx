import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { useAccount } from '../../features/account/account.store.ts';
import { HomeSpaces } from '../../features/module/home-spaces.tsx';
import { PollListWays } from '../../features/poll/poll-list-ways.tsx';
import { PollList } from '../../features/poll/poll-list.tsx';
import { QuizList } from '../../features/quiz/list/quiz-list.tsx';
import { QuizListWays } from '../../features/quiz/list/quiz-list-ways.tsx';
import { PlanNote } from '../../features/premium/plan-note.tsx';
import { LiveInMine } from '../../features/run/live-now.tsx';
import { JoinedList } from '../../features/run/joined-list.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { appMessages as words } from '../app.messages.ts';
import { hostWay } from '../host-way.ts';
import { NoQuizzes } from '../no-quizzes.tsx';
import { AskedPart } from './asked-part.tsx';
import { ContinuePart } from './continue-part.tsx';
import { FirstSteps } from './first-steps.tsx';
import { JoinForm } from './join-form.tsx';
import { VisitorHome } from './visitor-home.tsx';

/** What one prepares and presents: what is on now first. */
const OwnPolls = ({ token, level: Heading }: { token: string; level: 'h1' | 'h2' }) => (
  <section>
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <Heading className="text-3xl font-semibold">{words.polls}</Heading>
      <PollListWays shelf={personalShelf} />
    </header>
    <PlanNote />
    <PollList
      token={token}
      shelf={personalShelf}
      empty={Heading === 'h1' ? <FirstSteps /> : undefined}
    />
  </section>
);

const OwnQuizzes = ({ token }: { token: string }) => (
  <section>
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <h2 className="text-3xl font-semibold">{words.quizzes}</h2>
      <QuizListWays shelf={personalShelf} />
    </header>
    <QuizList token={token} shelf={personalShelf} empty={<NoQuizzes />} />
  </section>
);

/** A student comes to join; whoever teaches comes to present. */
const OwnHome = ({ who }: { who: SignedIn }) => {
  const isStudent = who.accountType === 'student';
  const Greeting = isStudent ? 'h1' : 'p';
  return (
    <main className="in-order mx-auto grid w-full max-w-[1168px] grid-cols-1 content-start gap-12 px-4 pt-4 pb-10 narrow:px-5">
      <div className="in-order grid grid-cols-1 gap-5">
        <Greeting className="text-ink-soft [overflow-wrap:anywhere]">
          {words.hello(who.username)}
        </Greeting>
        <LiveInMine token={who.token} hostWay={hostWay} />
        {isStudent ? (
          <>
            <div className="rounded-[28px] bg-house p-6 text-house-ink narrow:p-10">
              <JoinForm isOnHouse />
            </div>
            <JoinedList token={who.token} title={words.joinedTitle} />
          </>
        ) : (
          <OwnPolls token={who.token} level="h1" />
        )}
      </div>
      {!isStudent && <OwnQuizzes token={who.token} />}
      <AskedPart token={who.token} />
      <ContinuePart who={who} />
      <HomeSpaces who={who} />
      {isStudent ? (
        <>
          <OwnPolls token={who.token} level="h2" />
          <OwnQuizzes token={who.token} />
        </>
      ) : (
        <div className="in-order grid grid-cols-1 gap-8 border-t border-line pt-8">
          <JoinForm look="outline" />
          <JoinedList token={who.token} title={words.joinedTitle} />
        </div>
      )}
    </main>
  );
};

/** What it is, for visitors; where to go on, for those who are signed in. */
export const HomePage = () => {
  const account = useAccount();
  useTitle('');
  return account === null ? <VisitorHome /> : <OwnHome who={account} />;
};
