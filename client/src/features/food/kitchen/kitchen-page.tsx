import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { Link, useSearchParams } from 'react-router-dom';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useAccount } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { StateLine } from '../vendor/stall/stalls-part.tsx';
import { useStalls } from '../vendor/stall/use-stalls.ts';
import { vendorPath } from '../vendor/vendor-paths.ts';
import { BringPart } from './bring/bring-part.tsx';
import { kitchenPaths, mine } from './kitchen-paths.ts';
import { kitchenMessages as words } from './kitchen.messages.ts';
import { StallKitchen } from './stall-kitchen.tsx';

const Visitor = () => {
  useTitle(words.title);
  return (
    <PageNote title={words.visitor} text={words.visitorText}>
      <LoginLink text={words.login} />
    </PageNote>
  );
};

const NoStall = () => {
  useTitle(words.title);
  return (
    <PageNote title={words.none} text={words.noneText}>
      <Link to={vendorPath} className={buttonClass('primary')}>
        {words.toStalls}
      </Link>
      <Link to={kitchenPaths.deliveries} className={buttonClass()}>
        {words.bring}
      </Link>
    </PageNote>
  );
};

const GoneStall = () => {
  useTitle(words.title);
  return (
    <PageNote title={words.gone} text={words.goneText}>
      <Link to={kitchenPaths.kitchen} className={buttonClass('primary')}>
        {words.all}
      </Link>
    </PageNote>
  );
};

const ChooseStall = ({ all }: { all: readonly OwnStall[] }) => {
  useTitle(words.title);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5">
      <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.choose}</h1>
      <ul className="grid grid-cols-1 gap-3">
        {all.map((stall) => (
          <li
            key={stall.stallid}
            className="relative grid gap-1 rounded-lg border-[1.5px] border-line bg-raised p-4 [overflow-wrap:anywhere] hover:border-line-strong"
          >
            <h2 className="text-xl font-semibold">
              <Link
                to={kitchenPaths.stall(stall.stallid)}
                aria-label={words.open(stall.content.name)}
                dir="auto"
                className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
              >
                {stall.content.name}
              </Link>
            </h2>
            <StateLine stall={stall} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={kitchenPaths.deliveries} className={buttonClass('plain', 'small')}>
          {words.bring}
        </Link>
      </p>
    </div>
  );
};

/** The kitchen of the stall that the address names, or of the only one there is. */
const Vendor = ({ who }: { who: SignedIn }) => {
  const stalls = useStalls(who.token);
  const [params] = useSearchParams();
  const { stalls: all, failure, reload } = stalls;
  if (all === null) {
    return failure === null ? (
      <Skeleton label={words.loading} isPart />
    ) : (
      <PageNote title={words.failed} text={failure.msg}>
        <Button look="primary" onClick={() => void reload()}>
          {words.retry}
        </Button>
      </PageNote>
    );
  }
  const which = params.get('stall');
  const [first] = all;
  if (first === undefined) return <NoStall />;
  if (which === null && all.length > 1) return <ChooseStall all={all} />;
  const stall = which === null ? first : all.find(({ stallid }) => stallid === which);
  if (stall === undefined) return <GoneStall />;
  return <StallKitchen key={stall.stallid} who={who} stall={stall} stalls={stalls} />;
};

const Part = () => {
  const who = useAccount();
  const [params] = useSearchParams();
  if (who === null) return <Visitor />;
  const isVendor = who.accountType === 'vendor';
  if (isVendor && params.get('bring') !== mine) return <Vendor key={who.userid} who={who} />;
  return <BringPart key={who.userid} who={who} isVendor={isVendor} />;
};

/** `/food/dm/orders`: the orders of a stall for its vendor, and those that somebody brings for everybody else. */
export const KitchenPage = () => (
  <main className="grid w-full grow grid-cols-1 content-start gap-5 px-4 py-6 pb-24">
    <Part />
  </main>
);
