import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pollPaths } from '../../features/poll/poll-paths.ts';
import { formatCount } from '../../ui/number-format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { appMessages as words } from '../app.messages.ts';

/** From nothing to the first live poll, for who has none. The way to it is in the first step. */
export const FirstSteps = () => (
  <section
    data-empty
    aria-labelledby="first-steps"
    className="grid grid-cols-1 gap-5 rounded-[28px] bg-house p-6 text-house-ink narrow:p-10"
  >
    <h2 id="first-steps" className="text-2xl font-semibold tracking-[-0.02em] text-balance">
      {words.firstTitle}
    </h2>
    <ol className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-3">
      {words.firstSteps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full border-2 border-house-ink font-semibold"
          >
            {formatCount(index + 1)}
          </span>
          <div className="grid grid-cols-1 gap-1 pt-0.5">
            <h3 className="text-xl leading-snug font-semibold">{title}</h3>
            <p className="text-house-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <Link
      to={pollPaths.create()}
      className={`${buttonClass('primary')} min-h-14 justify-self-start !bg-ink px-7 text-lg !text-paper`}
    >
      {words.firstWay}
      <ArrowRight size={20} aria-hidden="true" />
    </Link>
  </section>
);
