import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { useToken } from '../../account/account.store.ts';
import { KeepingDialog } from './keeping-dialog.tsx';
import { keepingMessages as words } from './keeping.messages.ts';

/** How long the results of a space are kept, for who moderates it; they may change it. */
export const KeepingLine = ({ moduleid }: { moduleid: string }) => {
  const token = useToken() ?? '';
  const [isOpen, setOpen] = useState(false);
  const given = { token, params: { moduleid }, query: {} };
  const { data } = useAsked(runLookCalls.retention, given);
  // The address may be of a space that there is no more: of its runs there is nothing to be said then.
  if (data === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
      <Hourglass size={18} aria-hidden="true" className="flex-none" />
      <p>{words.kept(data.months)}</p>
      <Button look="plain" size="small" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      {isOpen && (
        <KeepingDialog
          token={token}
          moduleid={moduleid}
          months={data.months}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
