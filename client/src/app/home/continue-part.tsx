import { runCalls } from '@sets/shared/run/run.calls.ts';
import { ChartNoAxesColumn, Layers, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { useAsked } from '../../core/use-asked.ts';
import { modulePaths } from '../../features/module/module-paths.ts';
import { useAccountVisits, useTitles } from '../../features/module/use-visited-spaces.ts';
import { MathText } from '../../ui/math/math-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ago } from '../../ui/when.ts';
import { resultsWay } from '../results-way.ts';
import { appMessages as words } from '../app.messages.ts';

interface WayProps {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly what: string;
  readonly title: string;
}

const Way = ({ icon: Icon, to, what, title }: WayProps) => (
  <li className="grid">
    <Link
      to={to}
      className="flex min-h-20 items-center gap-4 rounded-lg border-[1.5px] border-line bg-raised px-5 py-3 hover:border-line-strong"
    >
      <Icon size={22} strokeWidth={1.75} className="flex-none text-ink-soft" aria-hidden="true" />
      <span className="grid min-w-0 grid-cols-1">
        <span className="text-sm text-ink-soft first-letter:uppercase">{what}</span>
        <span
          dir="auto"
          className="line-clamp-2 text-left text-lg leading-snug font-semibold [overflow-wrap:anywhere]"
        >
          <MathText text={title} />
        </span>
      </span>
    </Link>
  </li>
);

const isWaiting = ({ data, failure }: { data: unknown; failure: unknown }): boolean =>
  data === null && failure === null;

/** Where somebody was last: the space, and what they presented. Nothing where there is none. */
export const ContinuePart = ({ who }: { who: SignedIn }) => {
  const { visits } = useAccountVisits(who);
  const titles = useTitles(who.token, (visits ?? []).slice(0, 1));
  const listed = useAsked(runCalls.list, { token: who.token, query: {} });
  if (visits === null || isWaiting(titles) || isWaiting(listed)) {
    return <Skeleton label={words.goOn} isPart />;
  }
  const space = titles.data?.modules[0];
  const run = listed.data?.runs.find(({ failure }) => failure === null);
  if (space === undefined && run === undefined) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.goOn}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-5">
        {space !== undefined && (
          <Way
            icon={Layers}
            to={modulePaths.space(space.moduleid)}
            what={words.lastSpace}
            title={space.title}
          />
        )}
        {run !== undefined && (
          <Way
            icon={ChartNoAxesColumn}
            to={resultsWay(run)}
            what={words.lastPresented(ago(run.openedAt))}
            title={run.title}
          />
        )}
      </ul>
    </section>
  );
};
