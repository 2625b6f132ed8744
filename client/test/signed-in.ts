import type { Session } from '@sets/shared/account/account.contract.ts';
import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { signedInAs } from '../src/core/root/auth-slice.ts';
import { firstUiState, uiActions, useUiState } from '../src/core/ui-state.ts';
import { emptyRoot } from '../src/core/root/root-state.ts';
import { useRoot } from '../src/core/root/root-store.ts';

export const mira: Session = {
  userid: 'mira',
  username: 'Mira',
  email: 'mira@school.example',
  accountType: 'moderator',
  verified: true,
  school: 'NA',
  schoolIcon: '',
  country: '',
  apiCredits: 0,
  mp: { status: false, division: '' },
  registeredPhone: { verified: false, division: '' },
  premium: noPremium,
  modulesCreatedLifetime: 0,
  token: 'token-of-mira',
};

/** As if Mira had signed in before, and had seen what is new. */
export const signIn = (): void => {
  const { token, ...account } = mira;
  useRoot.setState({ auth: signedInAs(account, token) });
  uiActions.closeUpdate();
};

export const signOut = (): void => {
  useRoot.setState(emptyRoot);
  useUiState.setState(firstUiState);
};
