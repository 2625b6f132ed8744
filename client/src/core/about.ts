import { aboutCalls } from '@sets/shared/about/about.calls.ts';
import type { About } from '@sets/shared/about/about.contract.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ask } from './api.ts';

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
  plans: false,
  mailCatcher: false,
});

const load = async (): Promise<void> => {
  const reply = await ask(aboutCalls.read);
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
    void load();
  }, []);
  return useTold(({ told }) => told);
};
