import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { Clock, GraduationCap, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { foodPaths } from '../food-paths.ts';
import { StallState } from '../parts/stall-state.tsx';
import { listingsMessages as words } from './listings.messages.ts';

interface FactProps {
  readonly icon: LucideIcon;
  /** What it is about, for who does not see the sign. */
  readonly spoken: string;
  readonly children: ReactNode;
}

const Fact = ({ icon: Icon, spoken, children }: FactProps) => (
  <p className="flex min-w-0 items-start gap-2">
    <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none" />
    <span className="min-w-0">
      <span className="only-spoken">{`${spoken}: `}</span>
      {children}
    </span>
  </p>
);

interface StallFactsProps {
  readonly stall: Stall;
  /** Whose school it is says nothing new where all are of the same. */
  readonly isSchoolKnown: boolean;
}

/** Where a stall is, and how long it takes. */
export const StallFacts = ({ stall, isSchoolKnown }: StallFactsProps) => (
  <div className="grid grid-cols-1 gap-1 text-sm text-ink-soft">
    {!isSchoolKnown && (
      <Fact icon={GraduationCap} spoken={words.school}>
        <bdi>{stall.school}</bdi>
      </Fact>
    )}
    <Fact icon={MapPin} spoken={words.place}>
      <bdi>{stall.place}</bdi>
    </Fact>
    <Fact icon={Clock} spoken={words.takes}>
      {words.minutes(stall.preparation)}
    </Fact>
  </div>
);

/** A stall in a list: all of it leads to its menu. */
export const StallCard = ({ stall, isSchoolKnown }: StallFactsProps) => (
  <article className="group relative flex h-full flex-col gap-2 rounded-lg border border-line bg-raised p-4 hover:border-line-strong narrow:p-5">
    <h3
      dir="auto"
      className="text-lg leading-tight font-semibold tracking-[-0.015em] [overflow-wrap:anywhere] group-hover:text-people-ink"
    >
      <Link
        to={foodPaths.stall(stall.stallid)}
        className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
      >
        {stall.name}
      </Link>
    </h3>
    <StallState stall={stall} />
    {stall.description !== '' && (
      <p dir="auto" className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
        {stall.description}
      </p>
    )}
    <div className="mt-auto pt-1">
      <StallFacts stall={stall} isSchoolKnown={isSchoolKnown} />
    </div>
  </article>
);
