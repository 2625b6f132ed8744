import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { AccountingPart } from './accounting/accounting-part.tsx';
import { stallMessages } from './stall/stall.messages.ts';
import { StallPart } from './stall/stall-part.tsx';
import { StallsPart } from './stall/stalls-part.tsx';
import { type Stalls, useStalls } from './stall/use-stalls.ts';
import { StallPage } from './stall-page.tsx';
import { newOne, vendorPaths } from './vendor-paths.ts';
import { vendorMessages as words } from './vendor.messages.ts';

const NotForYou = ({ name }: { name: string | null }) => {
  useTitle(words.title);
  return (
    <main className="grid grow content-center">
      <PageNote
        title={words.onlyVendors}
        text={name === null ? words.onlyVendorsText : words.notYou(name)}
      >
        {name === null && <LoginLink text={words.login} />}
        <Link to="/" className={buttonClass(name === null ? 'outline' : 'primary')}>
          {words.toHome}
        </Link>
      </PageNote>
    </main>
  );
};

interface PartProps {
  readonly who: SignedIn;
  readonly stalls: Stalls;
}

const AllStalls = ({ who, stalls }: PartProps) => {
  useTitle(words.title);
  const shown = stalls.stalls ?? [];
  return (
    <>
      <StallsPart userid={who.userid} stalls={stalls} shown={shown} />
      {shown.length > 0 && <AccountingPart token={who.token} stalls={shown} />}
    </>
  );
};

const GoneStall = () => (
  <PageNote title={stallMessages.gone} text={stallMessages.goneText} level="h2">
    <Link to={vendorPaths.stalls} className={buttonClass('primary')}>
      {stallMessages.toStalls}
    </Link>
  </PageNote>
);

/** A stall stays open where it is removed elsewhere, for what is typed of it. */
const EditedStall = ({ stall, ...props }: PartProps & { stall: OwnStall | undefined }) => {
  const [last, setLast] = useState(stall);
  if (stall !== undefined && stall !== last) setLast(stall);
  return last === undefined ? <GoneStall /> : <StallPart {...props} stall={last} />;
};

/** What of the page the address names. */
const Part = (props: PartProps) => {
  const { who, stalls } = props;
  const [params] = useSearchParams();
  const which = params.get('stall');
  if (which === null) return <AllStalls {...props} />;
  if (which === newOne) return <StallPart key={newOne} {...props} stall={null} />;
  const stall = stalls.stalls?.find(({ stallid }) => stallid === which);
  if (params.get('edit') === 'stall') return <EditedStall key={which} {...props} stall={stall} />;
  if (stall === undefined) return <GoneStall />;
  return <StallPage key={which} who={who} stalls={stalls} stall={stall} />;
};

const Vendor = ({ who }: { who: SignedIn }) => {
  const stalls = useStalls(who.token);
  const { failure, reload } = stalls;
  return (
    <main className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-6 px-4 py-8 narrow:py-10">
      <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
      {stalls.stalls === null && failure === null && (
        <Skeleton label={stallMessages.loading} isPart />
      )}
      {stalls.stalls === null && failure !== null && (
        <PageNote title={stallMessages.failed} text={failure.msg} level="h2">
          <Button look="primary" onClick={() => void reload()}>
            {stallMessages.retry}
          </Button>
        </PageNote>
      )}
      {stalls.stalls !== null && <Part who={who} stalls={stalls} />}
    </main>
  );
};

/** `/admin/additem`: the stalls of a vendor and what they have; others learn whom it is for. */
export const VendorPage = () => {
  const who = useAccount();
  if (who?.accountType !== 'vendor') return <NotForYou name={who?.username ?? null} />;
  return <Vendor key={who.userid} who={who} />;
};
