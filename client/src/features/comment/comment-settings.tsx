import { commentCalls } from '@sets/shared/comment/comment.calls.ts';
import { ask } from '../../core/api.ts';
import { useAsked, useTold } from '../../core/use-asked.ts';
import { Switch } from '../../ui/switch.tsx';
import { useToken } from '../account/account.store.ts';
import { OwnSettings } from '../account/own-settings.tsx';
import { commentSettingsMessages as words } from './comment.messages.ts';

const Choices = ({ token }: { token: string }) => {
  const told = useTold(commentCalls.settings);
  return (
    <OwnSettings
      token={token}
      asked={useAsked(commentCalls.settings, { token })}
      show={(settings) => told({}, settings)}
      send={(body) => ask(commentCalls.changeSettings, { token, body })}
    >
      {({ tellsOfComments }, change) => (
        <Switch
          label={words.tells}
          hint={words.tellsHint}
          checked={tellsOfComments}
          onChange={(isOn) => change({ tellsOfComments: isOn })}
        />
      )}
    </OwnSettings>
  );
};

/** In the settings of the account: whether one is told of comments. */
export const CommentSettings = () => {
  const token = useToken();
  if (token === null) return null;
  return (
    <div className="grid gap-5">
      <h2 className="text-xl font-semibold">{words.title}</h2>
      <Choices token={token} />
    </div>
  );
};
