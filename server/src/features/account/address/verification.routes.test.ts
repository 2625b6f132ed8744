import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me, Session } from '@sets/shared/account/account.contract.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Answer } from '../../../../test/start-test-app.ts';
import { codesInADay, codesInAnHour, verificationCode } from '../account-rates.ts';

const clock = createManualClock();
let app: MailApp;
beforeAll(async () => {
  app = await startMailApp({ clock });
});
afterAll(() => app.close());

let people = 0;
interface Newcomer {
  readonly email: string;
  readonly token: string;
}
/** Somebody who has registered and signed in, and is not verified. */
const newcomer = async (): Promise<Newcomer> => {
  people += 1;
  const email = `newcomer-${people}@school.example`;
  const password = 'correct horse battery';
  const body = { username: 'New Comer', email, password, passwordagain: password };
  await app.call('POST', '/api/user/register', { body });
  const credentials = { email, password };
  const { token } = (await app.call<Session>('POST', '/api/user/login', { body: credentials }))
    .body;
  return { email, token };
};

const send = ({ token }: { readonly token: string }): Promise<Answer> =>
  app.call('POST', '/api/user/sendpin', { token });
const verify = ({ token }: { readonly token: string }, pin: string): Promise<Answer> =>
  app.call('POST', '/api/user/verifyacc', { token, body: { pin } });
const isVerified = async ({ token }: Newcomer): Promise<boolean> => {
  const { body } = await app.call<Me>('GET', '/api/user/getme', { token });
  return !body.forceLogout && body.verified;
};
const codeIn = (text: string): string => /^ +(\d{6})$/m.exec(text)![1]!;
/** Asks for a code, and reads it in the mail. */
const getCode = async (person: Newcomer): Promise<string> => {
  const before = app.inbox.mailsTo(person.email).length;
  expect((await send(person)).status).toBe(200);
  return codeIn((await app.inbox.mailTo(person.email, before + 1)).text);
};
/** Another code than this one. */
const wrong = (code: string, by = 1): string =>
  String((Number(code) + by) % 10 ** verificationCode.digits).padStart(
    verificationCode.digits,
    '0',
  );

const refusal = (answer: Answer): unknown => [answer.status, answer.body];
const wrongCode = (next: string): unknown => [
  400,
  { code: 'BAD_REQUEST', msg: `That code is not right. ${next}` },
];
const noCode = [409, { code: 'TOO_LATE', msg: 'That code is used up or too old. Send a new one.' }];

describe('the journey of a code', () => {
  test('register, sign in, get the code by mail, type it in, be verified', async () => {
    const person = await newcomer();
    expect(await send(person)).toMatchObject({
      status: 200,
      body: { expiresInMs: 600_000, nextInMs: 60_000 },
    });
    const mail = await app.inbox.mailTo(person.email);
    expect(mail.subject).toBe('Your verification code for Sets');
    expect(mail.parsed.from?.address).toBe('sets@school.example');
    expect(mail.subject).not.toMatch(/\d/);
    const code = codeIn(mail.text);
    expect(mail.html).toContain(code);
    expect(await isVerified(person)).toBe(false);
    expect(await verify(person, code)).toMatchObject({ status: 200, body: {} });
    expect(await isVerified(person)).toBe(true);
    expect((await app.stored())['verifications']).toEqual([]);
    const log = app.logged.join('\n');
    expect(log).not.toContain(code);
    expect(log).not.toContain(person.email);
    expect(log).not.toContain(person.token);
  });

  test('a code is typed as it comes: with blanks, dashes, other digits', async () => {
    for (const typed of [
      (code: string) => ` ${code} `,
      (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`,
      (code: string) =>
        code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ]) {
      const person = await newcomer();
      expect((await verify(person, typed(await getCode(person)))).status).toBe(200);
    }
  });

  test('a double tap on Verify is no failure', async () => {
    const person = await newcomer();
    const code = await getCode(person);
    const taps = await Promise.all([verify(person, code), verify(person, code)]);
    expect(taps.map(({ status }) => status)).toEqual([200, 200]);
    expect((await verify(person, code)).status).toBe(200);
  });
});

describe('POST /api/user/verifyacc', () => {
  test('400: an empty code, and what is no code; neither uses up a try', async () => {
    const person = await newcomer();
    const code = await getCode(person);
    for (let time = 0; time < 6; time += 1) {
      expect(refusal(await verify(person, '  '))).toEqual([
        400,
        { code: 'BAD_REQUEST', msg: 'Need a pin' },
      ]);
      expect(refusal(await verify(person, '12345'))).toEqual([
        400,
        { code: 'BAD_REQUEST', msg: 'A code has 6 digits.' },
      ]);
    }
    expect((await verify(person, code)).status).toBe(200);
  });

  test('400: a wrong code, five times; then even the right one is over', async () => {
    const person = await newcomer();
    const code = await getCode(person);
    const told = ['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.'];
    for (const [at, next] of [...told, 'Send a new one.'].entries()) {
      expect(refusal(await verify(person, wrong(code, at + 1)))).toEqual(wrongCode(next));
    }
    expect(refusal(await verify(person, code))).toEqual(noCode);
    expect(await isVerified(person)).toBe(false);
    clock.advance(verificationCode.nextAfterMs);
    expect((await verify(person, await getCode(person))).status).toBe(200);
  });

  test('tries at the same moment share nothing', async () => {
    const person = await newcomer();
    const code = await getCode(person);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, at) => verify(person, wrong(code, at + 1))),
    );
    const counted = tries.filter(({ status }) => status === 400);
    expect(counted).toHaveLength(verificationCode.tries);
    expect(refusal(await verify(person, code))).toEqual(noCode);
  });

  test('409: without a code, and after ten minutes', async () => {
    const person = await newcomer();
    expect(refusal(await verify(person, '123456'))).toEqual(noCode);
    const code = await getCode(person);
    clock.advance(verificationCode.goodForMs - 1);
    expect(refusal(await verify(person, wrong(code)))).toEqual(wrongCode('4 tries left.'));
    clock.advance(1);
    expect(refusal(await verify(person, code))).toEqual(noCode);
  });

  test('a new code ends the old one', async () => {
    const person = await newcomer();
    const old = await getCode(person);
    clock.advance(verificationCode.nextAfterMs);
    const code = await getCode(person);
    if (old !== code) {
      expect(refusal(await verify(person, old))).toEqual(wrongCode('4 tries left.'));
    }
    expect((await verify(person, code)).status).toBe(200);
  });

  test('a code is for the person and the address that it was sent to', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const code = await getCode(person);
    expect(refusal(await verify(other, code))).toEqual(noCode);
    const body = { email: `moved-${person.email}` };
    await app.call('PUT', '/api/user/updateemail', { token: person.token, body });
    expect(refusal(await verify(person, code))).toEqual(noCode);
    expect(await isVerified(person)).toBe(false);
  });

  test('what is stored tells nothing of the code', async () => {
    const person = await newcomer();
    const code = await getCode(person);
    const stored = JSON.stringify((await app.stored())['verifications']);
    expect(stored).not.toContain(code);
    const { createHash } = await import('node:crypto');
    for (const encoding of ['hex', 'base64url'] as const) {
      expect(stored).not.toContain(createHash('sha256').update(code).digest(encoding));
    }
  });
});

describe('POST /api/user/sendpin', () => {
  test('409: for who is verified', async () => {
    const answer = await send(await app.buildAccount());
    expect(refusal(answer)).toEqual([
      409,
      { code: 'CONFLICT', msg: 'Your account is verified already.' },
    ]);
  });

  test('429: again within a minute, with the time to wait', async () => {
    const person = await newcomer();
    await getCode(person);
    clock.advance(18_000);
    expect(refusal(await send(person))).toEqual([
      429,
      {
        code: 'RATE_LIMITED',
        msg: 'The code is on its way. You can send another one in 42 seconds.',
        retryInMs: 42_000,
      },
    ]);
    clock.advance(42_000);
    await getCode(person);
  });

  test('a double tap sends one mail', async () => {
    const person = await newcomer();
    const taps = await Promise.all([send(person), send(person), send(person)]);
    expect(taps.filter(({ status }) => status === 429)).toHaveLength(2);
    const code = codeIn((await app.inbox.mailTo(person.email)).text);
    expect(app.inbox.mailsTo(person.email)).toHaveLength(1);
    expect((await verify(person, code)).status).toBe(200);
  });

  test('429: the seventh in an hour, also after another address', async () => {
    clock.advance(codesInAnHour.seconds * 1_000);
    const person = await newcomer();
    for (let time = 0; time < codesInAnHour.count; time += 1) {
      await getCode(person);
      clock.advance(verificationCode.nextAfterMs);
    }
    const refused = await send(person);
    expect(refused.body).toMatchObject({ code: 'RATE_LIMITED', retryInMs: expect.any(Number) });
    const body = { email: `elsewhere-${person.email}` };
    await app.call('PUT', '/api/user/updateemail', { token: person.token, body });
    expect((await send(person)).status).toBe(429);
    expect((await send(await newcomer())).status).toBe(200);
    clock.advance(codesInAnHour.seconds * 1_000);
    expect((await send(person)).status).toBe(200);
  });

  test('429: the twenty-first in a day', async () => {
    clock.advance(codesInADay.seconds * 1_000);
    const person = await newcomer();
    for (let sent = 0; sent < codesInADay.count; sent += 1) {
      if (sent % codesInAnHour.count === 0) clock.advance(codesInAnHour.seconds * 1_000);
      expect((await send(person)).status).toBe(200);
      clock.advance(verificationCode.nextAfterMs);
    }
    clock.advance(codesInAnHour.seconds * 1_000);
    expect((await send(person)).status).toBe(429);
    clock.advance(codesInADay.seconds * 1_000);
    expect((await app.call('GET', '/api/user/getme', { token: person.token })).status).toBe(200);
    expect((await send(person)).status).toBe(200);
  });

  test('503: the mail server takes nothing; once it does, nobody has to wait', async () => {
    const person = await newcomer();
    app.inbox.refuseWith(550);
    for (let time = 0; time < codesInAnHour.count + 2; time += 1) {
      expect(await send(person)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    }
    app.inbox.refuseWith(null);
    expect((await verify(person, await getCode(person))).status).toBe(200);
  });
});
