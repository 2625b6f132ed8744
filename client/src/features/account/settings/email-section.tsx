import { noSchool } from '@sets/shared/account/account.contract.ts';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmailForm } from '../email-form.tsx';
import { PartnerNote, SchoolIcon } from '../partner-note.tsx';
import { settingsMessages as words } from '../settings.messages.ts';
import { usePartners } from '../use-partners.ts';
import { VerificationDialog } from '../verification-dialog.tsx';
import { DivisionForm } from './division-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** Whether the address is proven, and the way to prove it. */
const Verified = ({ who }: { who: SignedIn }) => {
  const [isVerifying, setVerifying] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const focusAfter = useRef<HTMLElement>(null);
  /** The button that opened the dialog is gone once the address is proven. */
  const close = (to: HTMLElement | null): void => {
    focusAfter.current = to;
    setVerifying(false);
  };
  const Icon = who.verified ? BadgeCheck : CircleAlert;
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p
        ref={line}
        tabIndex={-1}
        className={classNames(
          'flex items-center gap-2 font-medium outline-none',
          who.verified ? 'text-good' : 'text-warn',
        )}
      >
        <Icon size={20} aria-hidden="true" />
        {who.verified ? words.verified : words.notVerified}
      </p>
      {!who.verified && <Button onClick={() => setVerifying(true)}>{words.verify}</Button>}
      {isVerifying && (
        <VerificationDialog
          who={who}
          onLater={() => close(null)}
          onVerified={() => close(line.current)}
          focusAfter={focusAfter}
        />
      )}
    </div>
  );
};

/** Whoever has no school reads how to get one. */
const WayToSchool = ({ who }: { who: SignedIn }) => {
  const schools = usePartners();
  if (who.school !== noSchool || schools === null) return null;
  if (schools.length > 0) {
    return <PartnerNote title={words.partners} lead={words.noSchoolHint} schools={schools} />;
  }
  return (
    <p className="text-sm text-ink-soft">
      {words.noPartners}{' '}
      {who.accountType === 'admin' && (
        <Link
          to="/admin/homepage"
          className="font-medium text-people-ink underline underline-offset-4"
        >
          {words.addSchool}
        </Link>
      )}
    </p>
  );
};

const School = ({ who }: { who: SignedIn }) => {
  const { school, schoolIcon, country } = who;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4 rounded-md border border-line bg-raised p-4">
        <SchoolIcon icon={schoolIcon} size={32} />
        <dl className="min-w-0">
          <dt className="text-sm text-ink-soft">{words.school}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">
            {school === noSchool ? words.noSchool : school}
          </dd>
          {/^[A-Z]{2}$/.test(country) && (
            <dd className="text-sm text-ink-soft">{countries.of(country)}</dd>
          )}
        </dl>
      </div>
      <WayToSchool who={who} />
    </div>
  );
};

export const EmailSection = ({ who }: { who: SignedIn }) => (
  <SettingsSection id="email" title={words.sections.email} lead={words.emailLead}>
    <Verified who={who} />
    <EmailForm key={who.email} who={who} label={words.email} isFilled onChanged={() => undefined} />
    <School who={who} />
    {who.school !== noSchool && <DivisionForm key={who.school} who={who} />}
  </SettingsSection>
);
