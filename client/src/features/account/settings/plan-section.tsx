import { isPremium } from '@sets/shared/account/premium.contract.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAbout } from '../../../core/about.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { accountPaths } from '../account-paths.ts';
import { settingsMessages as words } from '../settings.messages.ts';
import { SettingsSection } from './settings-section.tsx';

/** When it renews or ends, and whether the payment is late. */
const terms = ({ status, currentPeriodEnd, cancelAtPeriodEnd }: SignedIn['premium']): string => {
  if (status === 'past_due') return words.late;
  if (currentPeriodEnd === null) return words.premiumLead;
  return cancelAtPeriodEnd ? words.ends(currentPeriodEnd) : words.renews(currentPeriodEnd);
};

export const PlanSection = ({ who }: { who: SignedIn }) => {
  const [now] = useState(Date.now);
  const canHaveMore = useAbout()?.plans === true;
  const has = isPremium(who.premium, now);
  return (
    <SettingsSection id="plan" title={words.sections.plan}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="font-medium">{has ? words.plans.premium : words.plans.free}</p>
          <p className="text-ink-soft">{has ? terms(who.premium) : words.freeLead}</p>
        </div>
        {(has || canHaveMore) && (
          <Link to={accountPaths.upgrade} className={buttonClass(has ? 'outline' : 'primary')}>
            {has ? words.managePlan : words.seePlans}
          </Link>
        )}
      </div>
    </SettingsSection>
  );
};
