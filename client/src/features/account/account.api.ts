import { type Credentials, done, me, session } from '@sets/shared/account/account.contract.ts';
import { call } from '../../core/api.ts';

export const postLogin = (body: Credentials) =>
  call({ method: 'POST', path: '/api/user/login', body, schema: session });

export const getMe = (token: string) =>
  call({ method: 'GET', path: '/api/user/getme', token, schema: me });

export const postLogout = (token: string) =>
  call({ method: 'POST', path: '/api/user/logout', token, body: { token }, schema: done });
