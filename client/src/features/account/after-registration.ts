import type { NavigateFunction } from 'react-router-dom';
import { noteRegistered } from '../../core/registered-here.ts';
import { accountPaths } from './account-paths.ts';
import { registrationMessages } from './account.messages.ts';
import type { LoginState } from './login-state.ts';

/** On to the login, which says that it worked and knows the address. */
export const afterRegistration = (navigate: NavigateFunction, email: string): void => {
  noteRegistered();
  const state: Partial<LoginState> = { email, notice: registrationMessages.done };
  void navigate(accountPaths.login, { state });
};
