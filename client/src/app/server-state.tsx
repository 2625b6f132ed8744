import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useRoot } from '../core/root/root-store.ts';
import { createServerState } from '../core/use-asked.ts';

/** What the server told, for the pages within; forgotten as soon as somebody else is signed in. */
export const ServerState = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createServerState);
  useEffect(
    () =>
      useRoot.subscribe((now, before) => {
        if (now.auth.token !== before.auth.token) client.clear();
      }),
    [client],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};
