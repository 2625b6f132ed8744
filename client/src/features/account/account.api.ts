import { type Credentials, done, me, session } from '@sets/shared/account/account.contract.ts';
import { pinSent, type Registration } from '@sets/shared/account/registration.contract.ts';
import {
  emailChanged,
  otherSessionsEnded,
  sessionList,
  usernameChange,
} from '@sets/shared/account/settings.contract.ts';
import { partners } from '@sets/shared/school/school.contract.ts';
import { call } from '../../core/api.ts';

export const postLogin = (body: Credentials) =>
  call({ method: 'POST', path: '/api/user/login', body, schema: session });

export const getMe = (token: string) =>
  call({ method: 'GET', path: '/api/user/getme', token, schema: me });

export const postLogout = (token: string) =>
  call({ method: 'POST', path: '/api/user/logout', token, body: { token }, schema: done });

export const postRegistration = (body: Registration) =>
  call({ method: 'POST', path: '/api/user/register', body, schema: done });

export const getPartners = () => call({ method: 'GET', path: '/api/schools', schema: partners });

export const postSendPin = (token: string) =>
  call({ method: 'POST', path: '/api/user/sendpin', token, schema: pinSent });

export const postPin = (token: string, pin: string) =>
  call({ method: 'POST', path: '/api/user/verifyacc', token, body: { pin }, schema: done });

/** The answer is the same whether there is such an account or not. */
export const postForgottenPassword = (email: string) =>
  call({ method: 'POST', path: '/api/user/forgetpassword', body: { email }, schema: done });

export const postPasswordReset = (body: { resetcode: string; password: string }) =>
  call({ method: 'POST', path: '/api/user/resetpassword', body, schema: done });

export const putEmail = (token: string, email: string) =>
  call({
    method: 'PUT',
    path: '/api/user/updateemail',
    token,
    body: { email },
    schema: emailChanged,
  });

export const putUsername = (token: string, username: string) =>
  call({
    method: 'PUT',
    path: '/api/user/updateusername',
    token,
    body: { username },
    schema: usernameChange,
  });

export const putPassword = (token: string, password: string) =>
  call({
    method: 'PUT',
    path: '/api/user/updatepassword',
    token,
    body: { password },
    schema: done,
  });

export const getSessions = (token: string) =>
  call({ method: 'GET', path: '/api/user/sessions', token, schema: sessionList });

export const deleteSession = (token: string, sessionid: string) =>
  call({
    method: 'DELETE',
    path: `/api/user/sessions/${encodeURIComponent(sessionid)}`,
    token,
    schema: done,
  });

export const postLogoutEverywhere = (token: string) =>
  call({
    method: 'POST',
    path: '/api/user/logouteverywhere',
    token,
    schema: otherSessionsEnded,
  });

export const postAccountDeletion = (token: string, password: string) =>
  call({
    method: 'POST',
    path: '/api/user/deleteaccount',
    token,
    body: { password },
    schema: done,
  });
