import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { waitsForCard } from '@sets/shared/food/order/order-change.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { paymentCalls } from '@sets/shared/food/order/payment.calls.ts';
import { useCallback, useRef, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { leaveFor } from '../../../../core/leave-for.ts';
import { useTold } from '../../../../core/use-asked.ts';
import { payMessages as words } from './pay.messages.ts';

/**
 * Has the server look whether an order is paid, and leads to its payment page where it is not. Pressed twice it asks
 * once; asked twice it is the same page.
 */
export const usePay = (orderid: string, token: string | null) => {
  const told = useTold(orderCalls.order);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const asked = useCallback(async (): Promise<{ url: string | null; order: OwnOrder } | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    const reply = await ask(paymentCalls.pay, { token, body: { orderid } });
    isUnderWay.current = false;
    setBusy(false);
    if (reply.ok) told({ params: { orderid } }, reply.value.order);
    else setProblem(reply.error.msg);
    return reply.ok ? reply.value : null;
  }, [orderid, token, told]);
  const pay = useCallback(async (): Promise<void> => {
    const page = await asked();
    if (page === null || !waitsForCard(page.order)) return;
    if (page.url === null || !leaveFor(page.url)) setProblem(words.noPage);
  }, [asked]);
  const look = useCallback(async (): Promise<void> => void (await asked()), [asked]);
  return { isBusy, problem, pay, look };
};
