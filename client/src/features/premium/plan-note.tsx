import { Link } from 'react-router-dom';
import { useAbout } from '../../core/about.ts';
import { useToken } from '../account/account.store.ts';
import { premiumMessages as words } from './premium.messages.ts';
import { upgradePath } from './premium-paths.ts';
import { useOffer } from './use-offer.ts';

/** From which part of a limit on it is told. */
const nearFrom = 0.8;

const NoteOf = ({ token }: { token: string }) => {
  const { offer } = useOffer(token);
  const canHaveMore = useAbout()?.plans === true;
  if (offer === null) return null;
  const { plan, limits, used } = offer;
  const limit = limits[plan].polls;
  if (used.polls < limit * nearFrom) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {words.near(used.polls, limit)}
      {plan === 'free' && canHaveMore && (
        <Link to={upgradePath} className="rounded-sm font-medium text-people-ink hover:underline">
          {words.nearMore(limits.premium.polls)}
        </Link>
      )}
    </p>
  );
};

/** A quiet line over one's polls once most of what the plan keeps is used; otherwise nothing. */
export const PlanNote = () => {
  const token = useToken();
  return token === null ? null : <NoteOf token={token} />;
};
