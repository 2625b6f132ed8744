import type { SignedIn } from '../../core/root/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VerificationForm } from './verification-form.tsx';
import { promptMessages, verificationMessages } from './verification.messages.ts';

interface VerificationDialogProps {
  readonly who: SignedIn;
  readonly onLater: () => void;
  readonly onVerified?: () => void;
}

/** The verification-code screen over the page. */
export const VerificationDialog = ({ who, onLater, onVerified }: VerificationDialogProps) => (
  <Dialog title={verificationMessages.title} onClose={onLater}>
    <VerificationForm who={who} onVerified={onVerified}>
      <Button look="plain" className="-mr-3 !px-3" onClick={onLater}>
        {promptMessages.later}
      </Button>
    </VerificationForm>
  </Dialog>
);
