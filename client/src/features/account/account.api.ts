import {
  accountCalls,
  recoveryCalls,
  registrationCalls,
} from '@sets/shared/account/account.calls.ts';
import type { Credentials } from '@sets/shared/account/account.contract.ts';
import type {
  EmailUndo,
  PasswordReset,
  Registration,
} from '@sets/shared/account/registration.contract.ts';
import {
  personalDataCalls,
  sessionCalls,
  settingsCalls,
} from '@sets/shared/account/settings.calls.ts';
import { ask } from '../../core/api.ts';

export const postLogin = (body: Credentials) => ask(accountCalls.login, { body });

export const getMe = (token: string) => ask(accountCalls.me, { token });

export const postLogout = (token: string) => ask(accountCalls.logout, { token, body: { token } });

export const postRegistration = (body: Registration) => ask(registrationCalls.register, { body });

export const postSendPin = (token: string) => ask(registrationCalls.sendPin, { token });

export const postPin = (token: string, pin: string) =>
  ask(registrationCalls.verify, { token, body: { pin } });

/** The answer is the same whether there is such an account or not. */
export const postForgottenPassword = (email: string) =>
  ask(recoveryCalls.forget, { body: { email } });

export const postEmailUndo = (body: EmailUndo) => ask(recoveryCalls.undoEmail, { body });

export const postPasswordReset = (body: PasswordReset) => ask(recoveryCalls.reset, { body });

/** What of the account needs a session that was confirmed lately: `whenConfirmed` makes the call. */
export const postConfirmation = (token: string, password: string) =>
  ask(settingsCalls.confirm, { token, body: { password } });

export const putEmail = (token: string, email: string) =>
  ask(settingsCalls.changeEmail, { token, body: { email } });

export const putUsername = (token: string, username: string) =>
  ask(settingsCalls.changeUsername, { token, body: { username } });

export const putDivision = (token: string, division: string) =>
  ask(settingsCalls.changeDivision, { token, body: { division } });

export const putPassword = (token: string, password: string) =>
  ask(settingsCalls.changePassword, { token, body: { password } });

export const deleteSession = (token: string, sessionid: string) =>
  ask(sessionCalls.end, { token, params: { sessionid } });

export const postLogoutEverywhere = (token: string) => ask(sessionCalls.endOthers, { token });

export const postAccountDeletion = (token: string, password: string) =>
  ask(personalDataCalls.deleteAccount, { token, body: { password } });
