import type { RefObject } from 'react';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VerificationForm } from './verification-form.tsx';
import { promptMessages, verificationMessages } from './verification.messages.ts';

interface VerificationDialogProps {
  readonly who: SignedIn;
  readonly onLater: () => void;
  readonly onVerified?: () => void;
  /** Where the focus goes when it closes, where it names something; else to what had it before. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

/** The verification-code screen over the page. */
export const VerificationDialog = (props: VerificationDialogProps) => {
  const { who, onLater, onVerified, ...focus } = props;
  return (
    <Dialog title={verificationMessages.title} onClose={onLater} {...focus}>
      <VerificationForm who={who} onVerified={onVerified}>
        <Button look="plain" className="-mr-3 !px-3" onClick={onLater}>
          {promptMessages.later}
        </Button>
      </VerificationForm>
    </Dialog>
  );
};
