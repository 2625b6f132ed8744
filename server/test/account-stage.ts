import type { Account, Me, Session } from '@sets/shared/account/account.contract.ts';
import type { MailApp } from './start-mail-app.ts';
import type { Answer, Person } from './start-test-app.ts';

type Signed = Pick<Person, 'token'>;

let addresses = 0;
/** An address that nobody has. */
export const freshAddress = (name = 'new'): string => `${name}-${(addresses += 1)}@school.example`;

/** What people do with their accounts, over REST and by mail. */
export const accountStage = (app: MailApp) => {
  const post = <Body = unknown>(what: string, body: object, token?: string) =>
    app.call<Body>('POST', `/api/user/${what}`, { body, token });
  const login = (email: string, password: string): Promise<Answer<Session>> =>
    post<Session>('login', { email, password });
  /** What `pattern` finds in the first mail after `act` in which it finds something. */
  const mailed = async (
    address: string,
    pattern: RegExp,
    act: () => Promise<unknown>,
  ): Promise<string> => {
    let count = app.inbox.mailsTo(address).length;
    await act();
    for (;;) {
      count += 1;
      await app.inbox.mailTo(address, count);
      const [, found] = pattern.exec(app.inbox.mailsTo(address)[count - 1]!.text) ?? [];
      if (found !== undefined) return found;
    }
  };
  const changeEmail = ({ token }: Signed, email: string) =>
    app.call('PUT', '/api/user/updateemail', { token, body: { email } });
  const verify = async ({ token }: Signed, address: string) => {
    const pin = await mailed(address, /\b(\d{6})\b/, () => post('sendpin', {}, token));
    return post('verifyacc', { pin }, token);
  };
  const moveTo = async (person: Signed, email: string) => {
    await changeEmail(person, email);
    return verify(person, email);
  };
  const forget = (email: string) => post('forgetpassword', { email });
  return {
    login,
    changePassword: ({ token }: Signed, password: string) =>
      app.call('PUT', '/api/user/updatepassword', { token, body: { password } }),
    confirm: ({ token }: Signed, password: string) => post('confirm', { password }, token),
    me: async ({ token }: Signed): Promise<Account> =>
      (await app.call<Me & Account>('GET', '/api/user/getme', { token })).body,
    forget,
    reset: (resetcode: string, password: string) => post('resetpassword', { resetcode, password }),
    undo: (undocode: string) => post<{ resetcode: string }>('undoemail', { undocode }),
    register: (email: string, password: string) =>
      post('register', { username: 'Ada', email, password, passwordagain: password }),
    /** Changes the address and proves it; the code that the one before is mailed. */
    changeAndGetUndo: (person: Signed, from: string, to: string): Promise<string> =>
      mailed(from, /\/undoemail\/([\w-]+)/, () => moveTo(person, to)),
    /** Asks for another address. */
    changeEmail,
    /** Asks for another address, and proves it. */
    moveTo,
    /** Asks for a link to a new password with `asked`; the code that is mailed to `to`. */
    forgetAndGetCode: (asked: string, to: string): Promise<string> =>
      mailed(to, /\/resetpassword\/([\w-]+)/, () => forget(asked)),
    /** Proves the address that is shown with a code. */
    verify,
  };
};
