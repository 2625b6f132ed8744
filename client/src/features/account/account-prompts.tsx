import { noSchool } from '@sets/shared/account/account.contract.ts';
import { Link, useLocation } from 'react-router-dom';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { useAccount } from './account.store.ts';
import { NeedBar, needWayClass } from './need-bar.tsx';
import { type Need, usePutOff } from './put-off.ts';
import { SchoolEmailDialog } from './school-email-dialog.tsx';
import { type PartnerSchool, usePartners } from './use-partners.ts';
import { VerificationDialog } from './verification-dialog.tsx';
import { promptMessages as words } from './verification.messages.ts';

/** Pages where the same can be done in the page itself, or where it would be in the way. */
const quietPages = /^\/(account\/settings|resetpassword|undoemail|admin)(\/|$)/;

/** What is asked for first; null where there is nothing to ask for. */
const needOf = ({ school, verified }: SignedIn): Need | null => {
  if (school === noSchool) return 'school';
  return verified ? null : 'verification';
};

interface NeededProps {
  readonly who: SignedIn;
  readonly need: Need;
  readonly schools: readonly PartnerSchool[];
}

/**
 * Whether a dialog asks for something, or may do so as soon as the schools are known: nothing else
 * should come up then.
 */
export const useIsPrompting = (who: SignedIn): boolean => {
  const need = needOf(who);
  const { pathname } = useLocation();
  const { isPutOff } = usePutOff(who.userid, need ?? 'school');
  const schools = usePartners();
  if (need === null || isPutOff || quietPages.test(pathname)) return false;
  return schools === null || need === 'verification' || schools.length > 0;
};

/** Asks at once; once put off, a slim bar says what is missing. */
const Needed = ({ who, need, schools }: NeededProps) => {
  const { pathname } = useLocation();
  const { isPutOff, putOff, takeUp } = usePutOff(who.userid, need);
  if (quietPages.test(pathname)) return null;
  if (isPutOff) {
    return (
      <NeedBar text={words.missing[need]}>
        <button type="button" className={needWayClass} onClick={takeUp}>
          {words.ways[need]}
        </button>
      </NeedBar>
    );
  }
  return need === 'school' ? (
    <SchoolEmailDialog who={who} schools={schools} onLater={putOff} />
  ) : (
    <VerificationDialog who={who} onLater={putOff} />
  );
};

const adminPath = '/admin/homepage';

/** Where nobody can have a school, only an admin can do something about it. */
const NoPartners = ({ who }: { who: SignedIn }) =>
  who.accountType === 'admin' ? (
    <NeedBar text={words.noPartners}>
      <Link to={adminPath} className={needWayClass}>
        {words.noPartnersWay}
      </Link>
    </NeedBar>
  ) : null;

const PromptsOf = ({ who, need }: { who: SignedIn; need: Need }) => {
  const schools = usePartners();
  if (schools === null) return null;
  if (need === 'school' && schools.length === 0) return <NoPartners who={who} />;
  return <Needed key={need} who={who} need={need} schools={schools} />;
};

/** What a signed-in person's account still needs, as a dialog or, once put off, as a bar. */
export const AccountPrompts = () => {
  const who = useAccount();
  const need = who === null ? null : needOf(who);
  if (who === null || need === null) return null;
  return <PromptsOf key={who.userid} who={who} need={need} />;
};
