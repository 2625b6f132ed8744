import { moderatorCalls } from '@sets/shared/module/moderator.calls.ts';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { FaultNote } from '../../account/note.tsx';
import { moduleMessages, peopleMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';

interface HandOverDialogProps {
  readonly desk: SpaceDesk;
  readonly onClose: () => void;
}

/** Gives a space to one of its moderators. */
export const HandOverDialog = ({ desk, onClose }: HandOverDialogProps) => {
  const { space, token, change } = desk;
  const [userid, setUserid] = useState(space.moderators[0]?.userid ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const handOver = async (): Promise<void> => {
    const body = { moduleid: space.moduleid, userid };
    const failure = await send(() => change(ask(moderatorCalls.handOver, { token, body })));
    if (failure === undefined) return;
    if (failure !== null) {
      setFault(failure.msg);
      return;
    }
    const name = space.moderators.find((each) => each.userid === userid)?.username ?? '';
    toast.success(words.handedOver(name));
    onClose();
  };
  const isPossible = space.moderators.length > 0;
  return (
    <Dialog title={words.handOverTitle} onClose={onClose}>
      <div className="grid gap-5">
        <p className="text-ink-soft">{isPossible ? words.handOverText : words.handOverNone}</p>
        {isPossible && (
          <Select
            label={words.to}
            isSmall
            value={userid}
            choices={space.moderators.map((each) => ({ value: each.userid, text: each.username }))}
            onChange={setUserid}
          />
        )}
        <FaultNote text={fault} />
        <div className={dialogButtons}>
          <Button onClick={onClose}>{moduleMessages.cancel}</Button>
          {isPossible && (
            <Button look="primary" disabled={isBusy} onClick={() => void handOver()}>
              {words.handOver}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
