import type { Plan } from '@sets/shared/account/premium.contract.ts';
import type { PlanLimits } from '@sets/shared/premium/premium.contract.ts';
import type { ReactNode } from 'react';
import { UsageBar } from '../../../ui/usage-bar.tsx';
import { premiumMessages as words } from '../premium.messages.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly limits: PlanLimits;
  /** Shown where it is the plan that one has. */
  readonly used: PlanLimits;
  /** What it costs. */
  readonly price: string;
  /** The next step. */
  readonly children?: ReactNode;
}

/** What a plan holds, in the order in which it is shown. */
const held = ['polls', 'modules', 'storedMegabytes'] as const;

interface HeldProps {
  readonly what: (typeof held)[number];
  readonly limit: number;
  /** Null where it is not the plan that one has. */
  readonly used: number | null;
}

const Held = ({ what, limit, used }: HeldProps) => {
  const told = words.limits[what](limit);
  return (
    <div className="grid gap-3">
      <p>
        <span className="block text-4xl font-semibold tracking-[-0.03em]">{told.count}</span>
        <span className="text-ink-soft">{told.what}</span>
      </p>
      {used !== null && (
        <UsageBar text={words.used[what](used, limit)} share={limit === 0 ? 1 : used / limit} />
      )}
    </div>
  );
};

/** A plan: what it costs, what it allows, and what is used of it now. */
export const PlanCard = (props: PlanCardProps) => {
  const { plan, isCurrent, limits, used, price, children } = props;
  return (
    <section
      aria-label={words.plans[plan]}
      className={`flex flex-col gap-6 rounded-lg border bg-raised p-6 ${isCurrent ? 'border-people' : 'border-line'}`}
    >
      <header className="flex min-h-7 items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{words.plans[plan]}</h2>
        {isCurrent && (
          <span className="rounded-full bg-people-tint px-3 py-1 text-xs font-semibold text-people-ink">
            {words.current}
          </span>
        )}
      </header>
      <p className="text-ink-soft">{price}</p>
      {held.map((what) => (
        <Held key={what} what={what} limit={limits[what]} used={isCurrent ? used[what] : null} />
      ))}
      {children}
    </section>
  );
};
