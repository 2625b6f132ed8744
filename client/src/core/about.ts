import { type About, about } from '@sets/shared/about/about.contract.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from './api.ts';

/** Null until the server has told. */
const useTold = create<{ told: About | null }>(() => ({ told: null }));

let isAsked = false;

/** Where the server did not tell: what every server begins with. */
const unknownServer = (): About => ({
  phoneOrigin: window.location.origin,
  demoAccounts: [],
  supportEmail: 'support@sets.example',
  supportSpace: 'support',
  // Nothing is reset by a server that did not say so.
  resetCode: '',
  outbox: false,
});

const ask = async (): Promise<void> => {
  const reply = await call({ method: 'GET', path: '/api/about', schema: about });
  // A page does without it: phones then reach the server where this page did.
  useTold.setState({
    told: reply.ok ? reply.value : unknownServer(),
  });
};

/** What this page must know of its server; asked for once. Null until it is known. */
export const useAbout = (): About | null => {
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    void ask();
  }, []);
  return useTold(({ told }) => told);
};
