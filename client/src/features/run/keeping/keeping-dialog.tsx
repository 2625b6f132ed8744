import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { useAsked, useChanged } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { keepingMessages as words } from './keeping.messages.ts';

const usual: readonly number[] = [1, 3, 6, 12, 24, 36, 60, 120];

interface KeepingDialogProps {
  readonly token: string;
  readonly moduleid: string;
  readonly months: number | null;
  readonly onClose: () => void;
}

/** What a choice would delete at once, said before it is made. */
const Due = ({ token, moduleid, months }: Omit<KeepingDialogProps, 'onClose'>) => {
  const query = months === null ? {} : { if: String(months) };
  const { data, failure } = useAsked(runLookCalls.retention, {
    token,
    params: { moduleid },
    query,
  });
  if (months === null) return <p className="text-ink-soft">{words.keepsAll}</p>;
  if (data === null) return <p className="text-ink-soft">{failure?.msg ?? words.looking}</p>;
  return (
    <p className={data.due === 0 ? 'text-ink-soft' : 'rounded-md bg-warn-tint px-4 py-3 text-warn'}>
      {words.due(data.due)}
    </p>
  );
};

/** How long a space keeps results, with what that deletes. */
export const KeepingDialog = ({ token, moduleid, months, onClose }: KeepingDialogProps) => {
  const [chosen, setChosen] = useState(months);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const changed = useChanged();
  const save = async (): Promise<void> => {
    const told = await send(() =>
      ask(runLookCalls.retain, { token, params: { moduleid }, body: { months: chosen } }),
    );
    if (told === undefined) return;
    if (!told.ok) return setRefusal(told.error.msg);
    changed(runLookCalls.retention);
    changed(runCalls.results);
    onClose();
  };
  const known = months === null || usual.includes(months) ? usual : [months, ...usual];
  const choices = [null, ...known].map((each) => ({
    value: String(each ?? 0),
    text: words.choice(each),
  }));
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-ink-soft">{words.text}</p>
        <Select
          label={words.label}
          value={String(chosen ?? 0)}
          choices={choices}
          onChange={(value) => setChosen(Number(value) || null)}
        />
        <div aria-live="polite" className="min-h-12">
          <Due key={chosen} token={token} moduleid={moduleid} months={chosen} />
        </div>
        {refusal !== null && (
          <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
            {refusal}
          </p>
        )}
      </div>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="primary" disabled={isBusy} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </Dialog>
  );
};
