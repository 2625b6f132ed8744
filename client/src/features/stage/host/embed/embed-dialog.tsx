import { embedCalls } from '@sets/shared/embed/embed.calls.ts';
import { embedLimits } from '@sets/shared/embed/embed.contract.ts';
import { type SubmitEvent, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { useAsked } from '../../../../core/use-asked.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { embedDialogMessages as words } from './embed-dialog.messages.ts';
import { LinkList } from './link-list.tsx';
import { MadeLink } from './made-link.tsx';

interface EmbedDialogProps {
  readonly token: string;
  readonly roomId: string;
  readonly onClose: () => void;
}

interface Made {
  readonly embedid: string;
  readonly name: string;
  readonly secret: string;
}

/** The links of a room: what is there, what was just made, and why the last step did not work. */
const useLinks = ({ token, roomId: roomid }: Omit<EmbedDialogProps, 'onClose'>) => {
  const { data, failure, reload } = useAsked(embedCalls.list, { token, params: { roomid } });
  const [made, setMade] = useState<Made | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async (name: string): Promise<void> => {
    setBusy(true);
    const told = await ask(embedCalls.make, { token, params: { roomid }, body: { name } });
    setBusy(false);
    setRefusal(told.ok ? null : told.error.msg);
    if (!told.ok) return;
    const { embed, key: secret } = told.value;
    setMade({ embedid: embed.embedid, name: embed.name, secret });
    await reload();
  };
  const withdraw = async (embedid: string): Promise<void> => {
    const told = await ask(embedCalls.withdraw, { token, params: { roomid, embedid } });
    // One that is gone already is what was wanted.
    const isGone = told.ok || told.error.code === 'NOT_FOUND';
    setRefusal(isGone ? null : told.error.msg);
    if (isGone && made?.embedid === embedid) setMade(null);
    await reload();
  };
  return {
    links: data?.embeds ?? [],
    refusal: refusal ?? failure?.msg ?? null,
    made,
    isBusy,
    make,
    withdraw,
  };
};

/** Links by which a room is seen live elsewhere: in pages, slides and streams. */
export const EmbedDialog = ({ token, roomId, onClose }: EmbedDialogProps) => {
  const { links, refusal, made, isBusy, make, withdraw } = useLinks({ token, roomId });
  const [name, setName] = useState<string>(words.usualName);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void make(name);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        <p className="text-ink-soft">{words.intro}</p>
        <form onSubmit={submit} className="grid gap-3">
          <Field
            label={words.name}
            hint={words.nameHint}
            value={name}
            maxLength={embedLimits.name}
            required
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" look="primary" disabled={isBusy || name.trim() === ''}>
            {words.make}
          </Button>
        </form>
        {refusal !== null && (
          <p role="alert" className="text-sm text-bad">
            {refusal}
          </p>
        )}
        {made !== null && <MadeLink key={made.embedid} name={made.name} secret={made.secret} />}
        <LinkList links={links} onWithdraw={(embedid) => void withdraw(embedid)} />
      </div>
    </Dialog>
  );
};
