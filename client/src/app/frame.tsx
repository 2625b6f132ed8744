import { Outlet } from 'react-router-dom';
import { ConfirmPassword } from '../features/account/confirm-password.tsx';
import { usePushUpkeep } from '../features/notification/use-push-upkeep.ts';
import { Toasts } from '../ui/toasts.tsx';
import { WaitModal } from '../ui/wait-modal.tsx';
import { PageLoading } from './page-loading.tsx';
import { ResetNotice } from './reset-notice.tsx';
import { ServerState } from './server-state.tsx';

/** Around every page: what may come up anywhere. */
export const Frame = () => {
  usePushUpkeep();
  return (
    <ServerState>
      <PageLoading />
      <Outlet />
      <ConfirmPassword />
      <ResetNotice />
      <WaitModal />
      <Toasts />
    </ServerState>
  );
};
