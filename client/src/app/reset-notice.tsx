import { useEffect } from 'react';
import { useAbout } from '../core/about.ts';
import { followResetCode, useAccountReset } from '../features/account/account-reset.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { shellMessages } from './shell.messages.ts';

const words = shellMessages.reset;
const reload = (): void => window.location.reload();

/** Tells whoever was signed out by a new reset code, then begins anew. However it is closed. */
export const ResetNotice = () => {
  const code = useAbout()?.resetCode;
  const isReset = useAccountReset((reset) => reset.isReset);
  useEffect(() => {
    if (code !== undefined) void followResetCode(code);
  }, [code]);
  if (!isReset) return null;
  return (
    <Dialog title={words.title} onClose={reload}>
      <p>{words.text}</p>
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={reload} data-takes-focus>
          {words.go}
        </Button>
      </div>
    </Dialog>
  );
};
