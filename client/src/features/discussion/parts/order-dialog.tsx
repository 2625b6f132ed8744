import { discussionCalls } from '@sets/shared/discussion/discussion.calls.ts';
import type { DiscussionSettings } from '@sets/shared/discussion/discussion.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { ask } from '../../../core/api.ts';
import { useAsked, useTold } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { whenItWas } from '../../../ui/when.ts';
import { discussionMessages as words } from '../discussion.messages.ts';

interface OrderDialogProps {
  readonly moduleid: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** One of the pauses that are offered, or the one that is set. */
const pauses = (set: number): { value: string; text: string }[] => {
  const offered = Object.entries(words.pauses).map(([value, text]) => ({ value, text }));
  const isOffered = words.pauses[set] !== undefined;
  return isOffered ? offered : [...offered, { value: String(set), text: `${set} s` }];
};

/** How moderators keep order: a pause between messages, and who is muted. */
export const OrderDialog = ({ moduleid, token, onClose }: OrderDialogProps) => {
  const given = { params: { moduleid } };
  const { data, failure } = useAsked(discussionCalls.settings, { token, ...given });
  const put = useTold(discussionCalls.settings);
  const { isBusy, send } = useSending();
  const change = async (sent: () => Promise<Result<DiscussionSettings>>): Promise<void> => {
    const told = await send(sent);
    if (told?.ok === true) put(given, told.value);
    else if (told?.ok === false) toast.error(told.error.msg);
  };
  return (
    <Dialog title={words.settings} onClose={onClose} closesOnBackdrop>
      {failure !== null && <p className="text-bad">{failure.msg}</p>}
      {data !== null && (
        <div className="grid gap-6">
          <Select
            label={words.pause}
            value={String(data.slowSeconds)}
            choices={pauses(data.slowSeconds)}
            onChange={(value) =>
              void change(() =>
                ask(discussionCalls.slow, { token, body: { moduleid, seconds: Number(value) } }),
              )
            }
          />
          <MutedPeople
            muted={data.muted}
            isBusy={isBusy}
            onUnmute={(userid) =>
              void change(() =>
                ask(discussionCalls.mute, { token, body: { moduleid, userid, minutes: 0 } }),
              )
            }
          />
        </div>
      )}
    </Dialog>
  );
};

interface MutedPeopleProps {
  readonly muted: DiscussionSettings['muted'];
  readonly isBusy: boolean;
  readonly onUnmute: (userid: string) => void;
}

/** Who cannot write for a time. */
const MutedPeople = ({ muted, isBusy, onUnmute }: MutedPeopleProps) => (
  <section className="grid gap-2">
    <h3 className="font-medium">{words.mutedPeople}</h3>
    {muted.length === 0 && <p className="text-ink-soft">{words.nobodyMuted}</p>}
    <ul className="grid gap-2">
      {muted.map(({ userid, username, until }) => (
        <li key={userid} className="flex items-center justify-between gap-3">
          <span className="min-w-0">
            <span dir="auto" className="block truncate">
              {username}
            </span>
            <span className="text-sm text-ink-soft">
              {words.until(whenItWas(Date.parse(until)))}
            </span>
          </span>
          <Button size="small" disabled={isBusy} onClick={() => onUnmute(userid)}>
            {words.unmute}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
