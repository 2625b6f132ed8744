import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { useAsked } from '../../core/use-asked.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MathText } from '../../ui/math/math-text.tsx';
import { modulePaths } from './module-paths.ts';
import { homeMessages as words } from './module.messages.ts';
import { useAccountVisits, useTitles } from './use-visited-spaces.ts';

interface Card {
  readonly moduleid: string;
  readonly title: string;
  /** What somebody is in it; nothing where they visited it. */
  readonly role?: string;
}

/** More of them are on their own pages. */
const most = 6;

const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-5">
    {cards.slice(0, most).map(({ moduleid, title, role }) => (
      <li key={moduleid} className="grid">
        <Link
          to={modulePaths.space(moduleid)}
          className="grid min-h-20 content-center gap-0.5 rounded-lg border-[1.5px] border-line bg-raised px-5 py-3 hover:border-line-strong"
        >
          <span
            dir="auto"
            className="line-clamp-2 text-left text-lg leading-snug font-semibold tracking-[-0.015em] [overflow-wrap:anywhere]"
          >
            <MathText text={title} />
          </span>
          {role !== undefined && <span className="text-sm text-ink-soft">{role}</span>}
        </Link>
      </li>
    ))}
  </ul>
);

const Head = ({ title, to }: { title: string; to: string }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
    <h2 className="text-2xl font-semibold tracking-[-0.02em]">{title}</h2>
    <Link to={to} className={`${buttonClass('plain', 'small')} -mr-3`}>
      {words.all}
    </Link>
  </div>
);

/** What somebody opened, for whoever has no space of their own in it. */
const Visited = ({ who, except }: { who: SignedIn; except: ReadonlySet<string> }) => {
  const { visits } = useAccountVisits(who);
  const others = (visits ?? []).filter(({ moduleid }) => !except.has(moduleid)).slice(0, most);
  const { data, failure } = useTitles(who.token, others);
  if (visits === null || (data === null && failure === null)) {
    return <Skeleton label={words.visited} isPart />;
  }
  if (others.length === 0 || data === null || data.modules.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <Head title={words.visited} to={modulePaths.visited} />
      <Cards cards={data.modules} />
    </section>
  );
};

/** On the first page: the spaces that somebody owns, moderates and visited. */
export const HomeSpaces = ({ who }: { who: SignedIn }) => {
  const given = { token: who.token, params: { userid: who.userid } };
  const { data: created, failure } = useAsked(moduleCalls.createdBy, given);
  const { data: moderating, failure: other } = useAsked(moduleCalls.moderatedBy, given);
  if (created === null || moderating === null) {
    return (failure ?? other) === null ? <Skeleton label={words.title} isPart /> : null;
  }
  const owned = new Set(created.modules.map(({ moduleid }) => moduleid));
  const own: Card[] = [
    ...created.modules.map(({ moduleid, title }) => ({ moduleid, title, role: words.owns })),
    ...moderating.modules
      .filter(({ moduleid }) => !owned.has(moduleid))
      .map(({ moduleid, title }) => ({ moduleid, title, role: words.moderates })),
  ];
  const isTeaching = who.accountType !== 'student';
  return (
    <>
      {own.length > 0 && (
        <section className="grid grid-cols-1 gap-4">
          <Head title={words.title} to={modulePaths.created} />
          <Cards cards={own} />
        </section>
      )}
      {own.length === 0 && isTeaching && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-4 text-ink-soft">
          {words.none}
          <Link to={modulePaths.create} className={buttonClass('outline', 'small')}>
            <Plus size={16} aria-hidden="true" />
            {words.create}
          </Link>
        </p>
      )}
      <Visited who={who} except={new Set(own.map(({ moduleid }) => moduleid))} />
    </>
  );
};
