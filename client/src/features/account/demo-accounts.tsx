import type { Credentials } from '@sets/shared/account/account.contract.ts';
import { useAbout } from '../../core/about.ts';
import { Button } from '../../ui/button.tsx';
import { accountMessages as words } from './account.messages.ts';

/** One tap into the accounts that everybody may use, where the server says that there are any. */
export const DemoAccounts = ({
  onSelect,
}: {
  onSelect: (account: Credentials) => Promise<void>;
}) => {
  const accounts = useAbout()?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 className="text-sm text-ink-soft">{words.demo}</h2>
      <div className="grid grid-cols-1 gap-2">
        {accounts.map(({ username, email, password, accountType }) => (
          <Button
            key={email}
            onClick={() => void onSelect({ email, password })}
            className="flex-wrap justify-between! py-1.5 text-start whitespace-normal!"
          >
            {username}
            <span className="text-sm text-ink-soft">{words.demoKinds[accountType]}</span>
          </Button>
        ))}
      </div>
    </section>
  );
};
