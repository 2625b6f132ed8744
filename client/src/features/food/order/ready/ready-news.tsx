import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { uiActions, useUiState } from '../../../../core/ui-state.ts';
import { untilLoaded } from '../../../../core/until-loaded.ts';
import { useAccount, useToken } from '../../../account/account.store.ts';
import { isReadyShown, openFoodPopUp } from '../../parts/food-pop-up.ts';
import { keptOrdersOf, onOrdersKept } from '../placed/kept-orders.ts';
import { awaitedOrders, unreadOrders } from './awaited.ts';
import { ReadyDialog } from './ready-dialog.tsx';

/** It brings the live connection along, which whoever waits for no order does without. */
const ReadyListening = lazy(() => untilLoaded(() => import('./ready-listening.tsx')));

/** The page of an order says by itself that it is ready, to whoever sees that page. */
const useReadOnItsPage = (userid: string, shown: string | null): void => {
  useEffect(() => {
    if (shown === null) return undefined;
    const read = (): void => {
      if (!document.hidden) keptOrdersOf(userid).markRead([shown]);
    };
    read();
    const stop = onOrdersKept(read);
    document.addEventListener('visibilitychange', read);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', read);
    };
  }, [userid, shown]);
};

const none: readonly OwnOrder[] = [];

/** What has become ready, until it is read in any tab; looked at since this page is open, as it may have been fetched. */
const useUnread = (userid: string, shown: string | null): readonly OwnOrder[] => {
  const [since] = useState(() => Date.now());
  const ids = useSyncExternalStore(onOrdersKept, () =>
    unreadOrders(userid, shown, since)
      .map(({ orderid }) => orderid)
      .join(),
  );
  return useMemo(
    () => (ids === '' ? none : unreadOrders(userid, shown, since)),
    [ids, userid, shown, since],
  );
};

/** Whether the pop-up of what is ready is up: it is once there is anything, in place of any other. */
const useReadyPopUp = (isAny: boolean): boolean => {
  useEffect(() => {
    if (!isAny) return undefined;
    openFoodPopUp('ready');
    return () => {
      if (isReadyShown()) uiActions.closeFoodPopUp();
    };
  }, [isAny]);
  return useUiState(({ foodPopUp }) => foodPopUp.type === 'ready');
};

interface AwaitingProps {
  readonly userid: string;
  readonly token: string;
}

const Awaiting = ({ userid, token }: AwaitingProps) => {
  const [params] = useSearchParams();
  const shown = params.get('order');
  useReadOnItsPage(userid, shown);
  const unread = useUnread(userid, shown);
  const isShown = useReadyPopUp(unread.length > 0);
  const onClose = (): void => keptOrdersOf(userid).markRead(unread.map(({ orderid }) => orderid));
  const isAwaited = useSyncExternalStore(
    onOrdersKept,
    () => awaitedOrders(userid, shown).length > 0,
  );
  return (
    <>
      {isAwaited && (
        <Suspense fallback={null}>
          <ReadyListening {...{ userid, token, shown }} />
        </Suspense>
      )}
      {isShown && unread.length > 0 && <ReadyDialog orders={unread} onClose={onClose} />}
    </>
  );
};

/** Tells whoever is on this page that an order of theirs has become ready. */
export const ReadyNews = () => {
  const token = useToken();
  const userid = useAccount()?.userid ?? '';
  return token === null ? null : <Awaiting key={userid} userid={userid} token={token} />;
};
