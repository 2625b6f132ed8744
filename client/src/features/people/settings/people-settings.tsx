import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { peopleMessages, peopleSettingsMessages as words } from '../people.messages.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import { usePeopleSettings } from './use-people-settings.ts';

const Choices = ({ token }: { token: string }): ReactNode => {
  const { settings, failure, reload, change } = usePeopleSettings(token);
  if (settings === null) {
    return failure === null ? (
      <output className="block min-h-36 text-ink-soft">{words.loading}</output>
    ) : (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{words.failed(failure.msg)}</p>
        <Button onClick={() => void reload()}>{peopleMessages.retry}</Button>
      </div>
    );
  }
  return (
    <>
      <Switch
        label={words.private}
        hint={words.privateHint}
        checked={settings.listsArePrivate}
        onChange={(listsArePrivate) => change({ listsArePrivate })}
      />
      <Switch
        label={words.tells}
        hint={words.tellsHint}
        checked={settings.tellsOfFollowers}
        onChange={(tellsOfFollowers) => change({ tellsOfFollowers })}
      />
    </>
  );
};

/** Who may see one's lists, what one is told, and whom one blocks. */
export const PeopleSettings = ({ token }: { token: string }) => {
  const titleId = useId();
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4 border-t border-line pt-8">
      <header className="grid gap-1">
        <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
          {words.title}
        </h2>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      <Choices token={token} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-medium">{words.blocked}</h3>
          <p className="text-sm text-ink-soft">{words.blockedHint}</p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setShown(true)}>
          {words.showBlocked}
        </Button>
      </div>
      {isShown && <BlockedDialog token={token} onClose={() => setShown(false)} />}
    </section>
  );
};
