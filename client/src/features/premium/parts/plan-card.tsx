import type { Plan } from '@sets/shared/account/premium.contract.ts';
import type { PlanLimits } from '@sets/shared/premium/premium.contract.ts';
import type { ReactNode } from 'react';
import { premiumMessages as words } from '../premium.messages.ts';
import { UsageBar } from './usage-bar.tsx';

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

/** A plan: what it costs, what it allows, and what is used of it now. */
export const PlanCard = (props: PlanCardProps) => {
  const { plan, isCurrent, limits, used, price, children } = props;
  const polls = words.limits.polls(limits.polls);
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
      <p>
        <span className="block text-4xl font-semibold tracking-[-0.03em]">{polls.count}</span>
        <span className="text-ink-soft">{polls.what}</span>
      </p>
      {isCurrent && (
        <UsageBar
          text={words.used(used.polls, limits.polls)}
          share={limits.polls === 0 ? 1 : used.polls / limits.polls}
        />
      )}
      {children}
    </section>
  );
};
