import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { useAccount } from '../../account/account.store.ts';
import { peopleSettingsMessages as words } from '../people.messages.ts';
import { peoplePaths } from '../people-paths.ts';

/** In the settings of the account: where one says who may see one's followers. */
export const WayToOwnPage = () => {
  const who = useAccount();
  if (who === null) return null;
  return (
    <div className="grid justify-items-start gap-5">
      <header className="grid gap-1">
        <h2 className="text-xl font-semibold">{words.way}</h2>
        <p className="text-ink-soft">{words.wayLead}</p>
      </header>
      <Link to={peoplePaths.person(who.userid)} className={buttonClass()}>
        {words.wayTo}
      </Link>
    </div>
  );
};
