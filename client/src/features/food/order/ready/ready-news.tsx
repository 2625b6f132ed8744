import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { uiActions, useUiState } from '../../../../core/ui-state.ts';
import { untilLoaded } from '../../../../core/until-loaded.ts';
import { useAccount, useToken } from '../../../account/account.store.ts';
import { isReadyShown, openFoodPopUp } from '../../parts/food-pop-up.ts';
import { onOrdersKept } from '../placed/kept-orders.ts';
import { awaitedOrders } from './awaited.ts';
import { ReadyDialog } from './ready-dialog.tsx';

/** It brings the live connection along, which whoever waits for no order does without. */
const ReadyListening = lazy(() => untilLoaded(() => import('./ready-listening.tsx')));

const none: readonly OwnOrder[] = [];

/** What has become ready while somebody is on this page, until they have read it. */
const useReadyPopUp = () => {
  const [ready, setReady] = useState(none);
  const isShown = useUiState(({ foodPopUp }) => foodPopUp.type === 'ready');
  const isAny = ready.length > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    openFoodPopUp('ready');
    return () => {
      if (isReadyShown()) uiActions.closeFoodPopUp();
    };
  }, [isAny]);
  return {
    ready: isShown ? ready : none,
    onReady: useCallback((order: OwnOrder) => setReady((before) => [...before, order]), []),
    onClose: () => setReady(none),
  };
};

interface AwaitingProps {
  readonly userid: string;
  readonly token: string;
}

const Awaiting = ({ userid, token }: AwaitingProps) => {
  const [params] = useSearchParams();
  const shown = params.get('order');
  const { ready, onReady, onClose } = useReadyPopUp();
  const isAwaited = useSyncExternalStore(
    onOrdersKept,
    () => awaitedOrders(userid, shown).length > 0,
  );
  return (
    <>
      {isAwaited && (
        <Suspense fallback={null}>
          <ReadyListening {...{ userid, token, shown, onReady }} />
        </Suspense>
      )}
      {ready.length > 0 && <ReadyDialog orders={ready} onClose={onClose} />}
    </>
  );
};

/** Tells whoever is on this page that an order of theirs has become ready. */
export const ReadyNews = () => {
  const token = useToken();
  const userid = useAccount()?.userid ?? '';
  return token === null ? null : <Awaiting key={userid} userid={userid} token={token} />;
};
