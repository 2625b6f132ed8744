import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultNote } from '../note.tsx';
import { settingsMessages as words } from '../settings.messages.ts';
import { useSending } from '../../../core/use-sending.ts';
import { fetchExport, saveFile } from './account-export.ts';
import { SettingsSection } from './settings-section.tsx';

export const DataSection = ({ who }: { who: SignedIn }) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const take = async (): Promise<void> => {
    setFailure(null);
    const told = await send(() => fetchExport(who.token));
    if (told === undefined) return;
    if (told.ok) saveFile(told.value, words.exportName);
    else setFailure(told.error.msg);
  };
  return (
    <SettingsSection id="data" title={words.sections.data} lead={words.dataLead}>
      <Button className="justify-self-start" disabled={isBusy} onClick={() => void take()}>
        <Download size={18} aria-hidden="true" />
        {isBusy ? words.exporting : words.export}
      </Button>
      <FaultNote text={failure} />
    </SettingsSection>
  );
};
