import { peopleCalls } from '@sets/shared/people/people.calls.ts';
import { useId, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { useAsked, useTold } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { OwnSettings } from '../../account/own-settings.tsx';
import { peopleSettingsMessages as words } from '../people.messages.ts';
import { BlockedDialog } from './blocked-dialog.tsx';

const Choices = ({ token }: { token: string }) => {
  const told = useTold(peopleCalls.settings);
  return (
    <OwnSettings
      token={token}
      asked={useAsked(peopleCalls.settings, { token })}
      show={(settings) => told({}, settings)}
      send={(body) => ask(peopleCalls.changeSettings, { token, body })}
    >
      {(settings, change) => (
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
          <Switch
            label={words.tellsOfPosts}
            hint={words.tellsOfPostsHint}
            checked={settings.tellsOfPosts}
            onChange={(tellsOfPosts) => change({ tellsOfPosts })}
          />
        </>
      )}
    </OwnSettings>
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
