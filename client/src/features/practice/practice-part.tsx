import { practiceLimits } from '@sets/shared/practice/practice.contract.ts';
import { Dumbbell, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { useToken } from '../account/account.store.ts';
import { Streak } from './parts/due-card.tsx';
import { practiceMessages as words } from './practice.messages.ts';
import { practicePaths } from './practice-paths.ts';
import { usePractice } from './use-practice.ts';

const labelOf = (due: number): string => {
  if (due === 0) return words.open;
  return due > practiceLimits.warmUp ? words.startSome(practiceLimits.warmUp) : words.start;
};

const Due = ({ moduleid }: { readonly moduleid: string }) => {
  const { data } = usePractice(moduleid);
  if (data === null || data.quizzes.length === 0) return null;
  const { due, streak } = data;
  const to =
    due > 0 ? practicePaths.round(moduleid, { of: 'warm-up' }) : practicePaths.practice(moduleid);
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-[1.5px] border-line bg-raised px-5 py-4"
    >
      <div className="grid min-w-0 grid-cols-1">
        <h2 className="text-xl font-semibold">
          {due > 0 ? `${words.warmUp}: ${words.due(due)}` : words.title}
        </h2>
        {due === 0 && <p className="text-ink-soft">{words.none}</p>}
        <Streak days={streak} />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
        <Link to={to} className={buttonClass(due > 0 ? 'primary' : 'outline')}>
          {due > 0 ? (
            <Play size={18} aria-hidden="true" />
          ) : (
            <Dumbbell size={18} aria-hidden="true" />
          )}
          {labelOf(due)}
        </Link>
        {due > 0 && (
          <Link
            to={practicePaths.practice(moduleid)}
            className={`${buttonClass('plain')} sm:order-first`}
          >
            {words.toPractice}
          </Link>
        )}
      </div>
    </section>
  );
};

/** On the page of a space what is due today of one's own practice; nothing for who is not signed in, or has nothing to practise. */
export const PracticePart = ({ moduleid }: { readonly moduleid: string }) =>
  useToken() === null ? null : <Due moduleid={moduleid} />;
