import type { OrderMoved } from '@sets/shared/live/account-notices.ts';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LiveStatus } from './live-client.ts';
import { LiveContext } from './live-context.ts';

/**
 * How the connection is over which this page hears that orders were moved on (NO8). `onMoved` is called with each, and
 * with null whenever the connection comes or goes: what was said meanwhile was not heard.
 */
export const useOrderMoves = (
  token: string | null,
  onMoved: (moved: OrderMoved | null) => void,
): LiveStatus => {
  const connect = useContext(LiveContext);
  const [status, setStatus] = useState<LiveStatus>('connecting');
  const latest = useRef(onMoved);
  useLayoutEffect(() => {
    latest.current = onMoved;
  });
  useEffect(() => {
    const client = connect(token);
    const stops = [
      client.on('order:moved', (moved) => latest.current(moved)),
      client.onStatus((now) => {
        setStatus(now);
        latest.current(null);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      client.close();
    };
  }, [connect, token]);
  return status;
};
