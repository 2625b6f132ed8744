import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { mira, signIn, signOut as reset } from '../../../test/signed-in.ts';
import { ask } from '../../core/api.ts';
import { signedInAs, signedOut } from '../../core/root/auth-slice.ts';
import { emptyRoot } from '../../core/root/root-state.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { toastTimes, useToasts } from '../../ui/toast.ts';
import { accountCalls } from '@sets/shared/account/account.calls.ts';
import { sessionCalls } from '@sets/shared/account/settings.calls.ts';
import { accountState } from './account.store.ts';
import { forceLogout, signOut } from './sign-out.ts';
import { tabs } from './tabs.ts';
import { followSession, restoreSession } from './use-session-check.ts';

const { token, ...account } = mira;
const auth = () => useRoot.getState().auth;
const kept = () => localStorage.getItem('root');
const reload = vi.fn();
const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useToasts.setState({ toasts: [] });
  reset();
});

/** Another tab writes into the storage, or clears an entry. */
const otherTab = (key: string, newValue: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

describe('a visitor', () => {
  it('is a student of no school, and loading', () => {
    expect(auth()).toEqual({
      loading: true,
      accountType: 'student',
      username: '',
      userid: null,
      email: '',
      verified: false,
      school: 'NA',
      schoolIcon: '',
      country: '',
      apiCredits: 0,
      token: null,
      mp: { status: false, division: '' },
      personalDivision: { verified: false, division: '' },
      premium: noPremium,
      modulesCreatedLifetime: 0,
    });
    expect(noPremium.plan).toBe('free');
  });

  it('has nothing kept: what is there is cleared at the start', async () => {
    useRoot.setState({ visitedModules: [{ moduleid: 'm1' }] });
    expect(await restoreSession(reload)).toBe(true);
    expect(kept()).toBeNull();
    expect(useRoot.getState()).toEqual(emptyRoot);
  });
});

describe('logging in', () => {
  it('stores the token, clears what was kept, and tells the other tabs', () => {
    localStorage.setItem('logout', '1');
    useRoot.setState({ visitedModules: [{ moduleid: 'of somebody else' }] });
    accountState.signIn(mira);
    expect(useRoot.getState()).toEqual({ ...emptyRoot, auth: signedInAs(account, token) });
    expect(JSON.parse(kept() ?? '').state.auth.token).toBe(token);
    expect(localStorage.getItem('login')).not.toBeNull();
    expect(localStorage.getItem('logout')).toBeNull();
  });
});

describe('restoring a session', () => {
  it('is loading until the profile is fetched, which fills the account', async () => {
    signIn();
    const profile = heldBack();
    answerFetch({ 'GET /api/user/getme': profile.answer });
    const restored = restoreSession(reload);
    expect(auth().loading).toBe(true);
    const newer = { ...account, username: 'Mira B.', forceLogout: false };
    profile.give(json(200, { ...newer, registeredPhone: { verified: true, division: 'Arts' } }));
    expect(await restored).toBe(true);
    expect(auth()).toMatchObject({
      loading: false,
      username: 'Mira B.',
      personalDivision: { verified: true, division: 'Arts' },
      token,
    });
  });

  it('keeps the session where the server cannot be reached', async () => {
    signIn();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await restoreSession(reload)).toBe(true);
    expect(auth()).toMatchObject({ userid: 'mira', loading: false });
  });

  it('says nothing about whoever has logged in meanwhile', async () => {
    signIn();
    const profile = heldBack();
    answerFetch({ 'GET /api/user/getme': profile.answer });
    const restored = restoreSession(reload);
    accountState.signIn({ ...mira, userid: 'ada', token: 'token-of-ada' });
    profile.give(json(200, { ...account, forceLogout: false }));
    await restored;
    expect(auth()).toMatchObject({ userid: 'ada', token: 'token-of-ada' });
  });

  it('forceLogout: posts logout, clears token and login marker, marks, purges, reloads', async () => {
    signIn();
    localStorage.setItem('login', '1');
    localStorage.setItem('push-token', 'https://push.example/1');
    const server = answerFetch({
      'GET /api/user/getme': () => json(200, { forceLogout: true }),
      'POST /api/user/logout': () => json(200, {}),
    });
    expect(await restoreSession(reload)).toBe(false);
    expect(server.of('POST /api/user/logout')).toEqual([
      { call: 'POST /api/user/logout', body: { token }, token },
    ]);
    expect(Object.keys(localStorage)).toEqual(['logout']);
    expect(useRoot.getState()).toEqual(emptyRoot);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('logging out', () => {
  it('resets to student defaults with loading true, sets the markers, purges', async () => {
    signIn();
    localStorage.setItem('sets:phone:ticket:BBBBBB', '{}');
    localStorage.setItem('login', '1');
    localStorage.setItem('push-token', 'https://push.example/1');
    answerFetch({ 'POST /api/user/logout': () => json(200, {}) });
    await signOut();
    expect(auth()).toEqual(signedOut);
    expect(Object.keys(localStorage)).toEqual(['logout']);
  });

  it('happens here too where the server does not answer: that is logged only', async () => {
    signIn();
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await signOut();
    expect(auth()).toEqual(signedOut);
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.calls)).not.toContain(token);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('forced, it reloads only after the session is over', async () => {
    signIn();
    answerFetch({ 'POST /api/user/logout': () => json(200, {}) });
    await forceLogout(() => {
      expect(auth()).toEqual(signedOut);
      reload();
    });
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('changes of the account', () => {
  beforeEach(signIn);

  it('the same e-mail in other letters stays what it was', () => {
    const { email } = auth();
    useRoot.setState({ auth: { ...auth(), verified: true } as ReturnType<typeof auth> });
    const told = { email: email.toUpperCase(), school: 'NA', schoolIcon: '', country: '' };
    accountState.emailUpdated(told);
    expect(auth()).toMatchObject({ email: email.toUpperCase(), verified: true });
    accountState.emailUpdated({ ...told, email: 'another@school.example' });
    expect(auth()).toMatchObject({ verified: false });
  });

  it('a new e-mail is not verified, and brings its school', () => {
    const told = { email: 'm@uni.example', school: 'Uni', schoolIcon: '', country: 'Norway' };
    accountState.emailUpdated(told);
    expect(auth()).toMatchObject({ ...told, verified: false, userid: 'mira', token });
  });

  it('a right pin verifies', () => {
    accountState.emailUpdated({
      email: 'm@uni.example',
      school: 'Uni',
      schoolIcon: '',
      country: '',
    });
    accountState.pinVerified();
    expect(auth()).toMatchObject({ verified: true, email: 'm@uni.example' });
  });

  it('a new name replaces the old one', () => {
    accountState.usernameUpdated('Mira the Second');
    expect(auth().username).toBe('Mira the Second');
  });

  it('a visitor has nothing to change', () => {
    reset();
    accountState.pinVerified();
    accountState.fill(account);
    expect(auth()).toEqual(signedOut);
  });
});

describe('tabs in step', () => {
  beforeEach(() => void stops.push(tabs.follow(reload)));

  it('logout in another tab clears login flags and the push token, and reloads', () => {
    localStorage.setItem('login', '1');
    localStorage.setItem('push-token', 'https://push.example/1');
    otherTab('logout', '2');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('login in another tab clears the logout flag, and reloads', () => {
    localStorage.setItem('logout', '1');
    otherTab('login', '2');
    expect(localStorage.getItem('logout')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a marker that goes, and any other entry, means nothing', () => {
    otherTab('logout', null);
    otherTab('login', null);
    otherTab('root', '{}');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a session that the server no longer takes', () => {
  beforeEach(() => {
    signIn();
    stops.push(followSession());
  });
  const ended = () => json(401, { code: 'UNAUTHENTICATED', msg: 'Log in.' });
  const askAs = (as: string | null) => ask(sessionCalls.list, { token: as });
  const notes = () => useToasts.getState().toasts.map(({ kind, message }) => `${kind}: ${message}`);

  it('ends with a quiet note, once, however many calls are refused', async () => {
    answerFetch({ 'GET /api/user/sessions': ended });
    await Promise.all([askAs(token), askAs(token), askAs(token)]);
    expect(auth()).toEqual(signedOut);
    expect(notes()).toEqual(['blank: Your session has ended. Log in again to go on.']);
    expect(toastTimes.blank).toBe(4_000);
  });

  it('is another one than that of whoever has logged in meanwhile', async () => {
    answerFetch({ 'GET /api/user/sessions': ended });
    await askAs('token-of-before');
    expect(auth()).toMatchObject({ userid: 'mira' });
  });

  it('a call that needs a token and has none logs out, and is not sent', async () => {
    const server = answerFetch({});
    expect(await askAs(null)).toMatchObject({ ok: false, error: { code: 'UNAUTHENTICATED' } });
    expect(server.of('GET /api/user/sessions')).toEqual([]);
    expect(auth()).toEqual(signedOut);
  });

  it('a wrong password is no session that ended', async () => {
    answerFetch({ 'POST /api/user/login': ended });
    await ask(accountCalls.login, { body: { email: 'mira@school.example', password: 'wrong' } });
    expect(auth()).toMatchObject({ userid: 'mira' });
  });
});
