import { noSchool } from '@sets/shared/account/account.contract.ts';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { uiActions } from '../../core/ui-state.ts';
import { useAccount } from './account.store.ts';
import { NeedBar, NeedLine, needWayClass } from './need-bar.tsx';
import { type Need, usePutOffs } from './put-off.ts';
import { SchoolEmailDialog } from './school-email-dialog.tsx';
import { type PartnerSchool, usePartners } from './use-partners.ts';
import { VerificationDialog } from './verification-dialog.tsx';
import { promptMessages as words } from './verification.messages.ts';

/** Pages where the same can be done in the page itself, or where it would be in the way. */
const quietPages = /^\/(account\/settings|resetpassword|undoemail|admin)(\/|$)/;

/**
 * What is asked for, one after the other: the school first, as its address has to be verified too. Null while it is not
 * known whether anybody can have a school here.
 */
const needsOf = (
  { school, verified }: SignedIn,
  schools: readonly PartnerSchool[] | null,
): readonly Need[] | null => {
  const isStranger = school === noSchool;
  if (isStranger && schools === null) return null;
  return [
    ...(isStranger && schools?.length !== 0 ? (['school'] as const) : []),
    ...(verified ? [] : (['verification'] as const)),
  ];
};

/**
 * Whether what is no answer to anything may come up by itself: not while a dialog asks for something, or may do so as
 * soon as the schools are known, and not on a page where even that would be in the way.
 */
export const useIsUndisturbed = (who: SignedIn): boolean => {
  const { pathname } = useLocation();
  const { isPutOff } = usePutOffs(who.userid);
  const needs = needsOf(who, usePartners());
  return needs?.every(isPutOff) === true && !quietPages.test(pathname);
};

interface NeedDialogProps {
  readonly who: SignedIn;
  readonly need: Need;
  readonly schools: readonly PartnerSchool[];
  readonly onLater: () => void;
}

const NeedDialog = ({ who, need, schools, onLater }: NeedDialogProps) => {
  // One thing at a time: who was asked for this is not told what is new as well until the app is opened again.
  useEffect(() => uiActions.closeUpdate(), []);
  return need === 'school' ? (
    <SchoolEmailDialog who={who} schools={schools} onLater={onLater} />
  ) : (
    <VerificationDialog who={who} onLater={onLater} />
  );
};

const adminPath = '/admin/homepage';

/** Where nobody can have a school, only an admin can do something about it. */
const NoPartners = () => (
  <NeedLine text={words.noPartners}>
    <Link to={adminPath} className={needWayClass}>
      {words.noPartnersWay}
    </Link>
  </NeedLine>
);

/** Asks at once; of what is put off, a slim bar says what is missing. */
const PromptsOf = ({ who }: { who: SignedIn }) => {
  const schools = usePartners();
  const { pathname } = useLocation();
  const { isPutOff, putOff, takeUp } = usePutOffs(who.userid);
  const isQuiet = quietPages.test(pathname);
  const needs = needsOf(who, schools);
  if (needs === null) return null;
  const asked = isQuiet ? undefined : needs.find((need) => !isPutOff(need));
  const later = isQuiet ? [] : needs.filter(isPutOff);
  const lacksPartners =
    who.school === noSchool && schools?.length === 0 && who.accountType === 'admin';
  return (
    <>
      {(lacksPartners || later.length > 0) && (
        <NeedBar>
          {lacksPartners && <NoPartners />}
          {later.map((need) => (
            <NeedLine key={need} text={words.missing[need]}>
              <button type="button" className={needWayClass} onClick={() => takeUp(need)}>
                {words.ways[need]}
              </button>
            </NeedLine>
          ))}
        </NeedBar>
      )}
      {asked !== undefined && (
        <NeedDialog
          key={asked}
          who={who}
          need={asked}
          schools={schools ?? []}
          onLater={() => putOff(asked)}
        />
      )}
    </>
  );
};

/** What a signed-in person's account still needs, as a dialog or, once put off, as a bar. */
export const AccountPrompts = () => {
  const who = useAccount();
  if (who === null || (who.school !== noSchool && who.verified)) return null;
  return <PromptsOf key={who.userid} who={who} />;
};
