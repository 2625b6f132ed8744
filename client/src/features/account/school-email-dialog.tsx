import { noSchool } from '@sets/shared/account/account.contract.ts';
import { useState } from 'react';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { whileWaiting } from '../../ui/wait.ts';
import { EmailForm } from './email-form.tsx';
import { FaultNote } from './note.tsx';
import { PartnerNote } from './partner-note.tsx';
import { signOut } from './sign-out.ts';
import type { PartnerSchool } from './use-partners.ts';
import {
  promptMessages,
  schoolEmailMessages as words,
  verificationMessages,
} from './verification.messages.ts';

interface SchoolEmailDialogProps {
  readonly who: SignedIn;
  readonly schools: readonly PartnerSchool[];
  readonly onLater: () => void;
}

/** The change-email screen over the page. Whoever enters an address of no partnered school learns so. */
export const SchoolEmailDialog = ({ who, schools, onLater }: SchoolEmailDialogProps) => {
  const [stranger, setStranger] = useState<string | null>(null);
  return (
    <Dialog title={words.title} onClose={onLater}>
      <div className="grid gap-5">
        <p className="text-ink-soft">
          {words.note} {words.noteMore}
        </p>
        <EmailForm
          who={who}
          takesFocus
          label={words.email}
          onChanged={({ email, school }) => setStranger(school === noSchool ? email : null)}
        />
        {stranger !== null && <FaultNote text={words.noPartner(stranger)} />}
        <PartnerNote title={words.partners} schools={schools} />
        <footer className="flex flex-wrap justify-between gap-2 border-t border-line pt-4">
          <Button
            look="plain"
            className="-ml-3 !px-3 text-bad"
            onClick={() => void whileWaiting(signOut())}
          >
            {verificationMessages.logOut}
          </Button>
          <Button look="plain" className="-mr-3 !px-3" onClick={onLater}>
            {promptMessages.later}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
};
