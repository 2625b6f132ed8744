import { randomUUID } from 'node:crypto';
import {
  accountCalls,
  recoveryCalls,
  registrationCalls,
} from '@sets/shared/account/account.calls.ts';
import {
  personalDataCalls,
  sessionCalls,
  settingsCalls,
} from '@sets/shared/account/settings.calls.ts';
import {
  casesOf,
  everybody,
  onlyOwner,
  own,
  type Prepare,
  signedIn,
  type Stage,
} from '../../../test/call-case.ts';
import type { Person } from '../../../test/start-test-app.ts';

const newAddress = (): string => `${randomUUID()}@school.example`;

const found = (pattern: RegExp, text: string): string => {
  const [, first] = pattern.exec(text) ?? [];
  if (first === undefined) throw new Error(`There is nothing like ${pattern.source} in it.`);
  return first;
};

/** This person asks for a new address, which is to be verified. */
const wantAnother = async ({ app }: Stage, { token }: Person): Promise<string> => {
  const email = newAddress();
  await app.call('PUT', settingsCalls.changeEmail.path, { token, body: { email } });
  return email;
};

/** The same; the code that is sent there. */
const pinOf = async (stage: Stage, person: Person): Promise<string> => {
  const email = await wantAnother(stage, person);
  await stage.app.call('POST', registrationCalls.sendPin.path, person);
  const { text } = await stage.app.inbox.mailTo(email);
  return found(/\b(\d{6})\b/, text);
};

const mailedPin = own(async (stage, actor) => ({ body: { pin: await pinOf(stage, actor) } }));

const mailedReset: Prepare = async ({ app }) => {
  const { email } = await app.buildAccount();
  await app.call('POST', recoveryCalls.forget.path, { body: { email } });
  const { text } = await app.inbox.mailTo(email);
  const resetcode = found(/\/resetpassword\/([\w-]+)/, text);
  return { body: { resetcode, password: 'a new password' } };
};

const mailedUndo: Prepare = async (stage) => {
  const { app } = stage;
  const person = await app.buildAccount();
  const pin = await pinOf(stage, person);
  await app.call('POST', registrationCalls.verify.path, { ...person, body: { pin } });
  const { text } = await app.inbox.mailTo(person.email, 2);
  return { body: { undocode: found(/\/undoemail\/([\w-]+)/, text) } };
};

const anotherSession: Prepare = async ({ app }, { owner: { email, password } }) => {
  const { accounts, sessions } = app.features;
  const { token } = await accounts.login({ email, password }, { address: '127.0.0.1' });
  return { params: { sessionid: sessions.read(token)?.sessionId ?? '' } };
};

const signingIn = casesOf(accountCalls, {
  login: {
    answers: everybody(200),
    body: { email: 'somebody@school.example', password: 'a password' },
    prepare: async (_stage, { owner: { email, password } }) => ({ body: { email, password } }),
  },
  me: { answers: signedIn(200) },
  logout: {
    answers: onlyOwner(200),
    changesPeople: true,
    body: { token: 'a.b.c' },
    prepare: async (_stage, { owner: { token } }) => ({ body: { token } }),
  },
});

const newcomer = {
  username: 'Somebody New',
  email: 'new@school.example',
  password: 'a password',
  passwordagain: 'a password',
};

const registering = casesOf(registrationCalls, {
  register: {
    answers: everybody(200),
    body: newcomer,
    prepare: async () => ({ body: { ...newcomer, email: newAddress() } }),
  },
  sendPin: {
    answers: signedIn(200),
    changesPeople: true,
    prepare: own(async (stage, actor) => void (await wantAnother(stage, actor))),
  },
  verify: {
    answers: signedIn(200),
    changesPeople: true,
    body: { pin: '123456' },
    prepare: mailedPin,
  },
});

const recovering = casesOf(recoveryCalls, {
  forget: {
    answers: everybody(200),
    body: { email: 'somebody@school.example' },
    prepare: async (_stage, { owner: { email } }) => ({ body: { email } }),
  },
  reset: {
    answers: everybody(200),
    body: { resetcode: 'a'.repeat(43), password: 'a password' },
    prepare: mailedReset,
  },
  undoEmail: {
    answers: everybody(200),
    body: { undocode: 'a'.repeat(43) },
    prepare: mailedUndo,
  },
});

const changing = casesOf(settingsCalls, {
  confirm: {
    answers: signedIn(200),
    body: { password: 'a password' },
    prepare: own(async (_stage, { password }) => ({ body: { password } })),
  },
  changeEmail: {
    answers: signedIn(200),
    changesPeople: true,
    body: { email: 'another@school.example' },
    prepare: async () => ({ body: { email: newAddress() } }),
  },
  changeUsername: { answers: signedIn(200), body: { username: 'Another Name' } },
  changeDivision: { answers: signedIn(200), body: { division: '' } },
  changePassword: {
    answers: signedIn(200),
    changesPeople: true,
    body: { password: 'another password' },
  },
});

const beingSignedIn = casesOf(sessionCalls, {
  list: { answers: signedIn(200) },
  end: { answers: onlyOwner(200), prepare: anotherSession },
  endOthers: { answers: signedIn(200), changesPeople: true },
});

const leaving = casesOf(personalDataCalls, {
  export: { answers: signedIn(200) },
  deleteAccount: {
    answers: signedIn(200),
    changesPeople: true,
    body: { password: 'a password' },
    prepare: own(async (_stage, { password }) => ({ body: { password } })),
  },
});

export const cases = [
  ...signingIn,
  ...registering,
  ...recovering,
  ...changing,
  ...beingSignedIn,
  ...leaving,
];
