import { personalDataCalls } from '@sets/shared/account/settings.calls.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { saveFile } from '../../../core/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultNote } from '../note.tsx';
import { settingsMessages as words } from '../settings.messages.ts';
import { useSending } from '../../../core/use-sending.ts';
import { SettingsSection } from './settings-section.tsx';

export const DataSection = ({ who }: { who: SignedIn }) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const take = async (): Promise<void> => {
    setFailure(null);
    const told = await send(() => ask(personalDataCalls.export, { token: who.token }));
    if (told === undefined) return;
    if (told.ok) saveFile(told.value, words.exportName);
    else setFailure(told.error.msg);
  };
  return (
    <SettingsSection id="data" title={words.sections.data} lead={words.dataLead}>
      <Button
        className="max-w-full py-1.5 whitespace-normal! justify-self-start"
        disabled={isBusy}
        onClick={() => void take()}
      >
        <Download size={18} aria-hidden="true" />
        {isBusy ? words.exporting : words.export}
      </Button>
      <FaultNote text={failure} />
    </SettingsSection>
  );
};
