import { expect, test } from 'vitest';
import type { Mail } from '../../../core/mail/mailer.ts';
import { addressTakenMail } from './address-taken-mail.ts';
import { codeMail } from './code-mail.ts';
import { addressKeptMail } from './address-kept-mail.ts';
import { emailChangedMail, emailLeftMail } from './email-changed-mail.ts';
import { emailWantedMail } from './email-wanted-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { resetMail } from './reset-mail.ts';

const to = 'ada@school.example';
const login = 'https://sets.school.example/sets/login';
const link = 'https://sets.school.example/resetpassword/a-code';

const undo = 'https://sets.school.example/undoemail/a-code';

const mails: readonly (readonly [string, Mail])[] = [
  ['code', codeMail({ to, code: '042137', minutes: 10 })],
  ['reset', resetMail({ to, link, minutes: 30 })],
  ['address taken', addressTakenMail({ to, login })],
  ['another e-mail asked for', emailWantedMail({ to, login })],
  ['e-mail changed', emailChangedMail({ to, link: undo, days: 7 })],
  ['e-mail left', emailLeftMail({ to })],
  ['address kept', addressKeptMail({ to, login, days: 7 })],
  ['password changed', passwordChangedMail({ to, login })],
];

test.each(mails)('%s: names the product, says the same in text and HTML', (_name, mail) => {
  expect(mail.to).toBe(to);
  expect(mail.subject).toContain('Sets');
  expect(mail.subject).not.toMatch(/\d/);
  expect(mail.subject.length).toBeLessThan(60);
  const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const shown = words(mail.html.replaceAll(/<[^>]*>/g, ' '));
  for (const part of mail.text.split('\n\n').map(words)) {
    if (!part.includes('https://')) expect(shown).toContain(part);
  }
});

test('the code and how long it is good', () => {
  const mail = codeMail({ to, code: '042137', minutes: 10 });
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('042137');
    expect(body).toContain('10 minutes');
  }
});

test('the link and how long it is good', () => {
  const mail = resetMail({ to, link, minutes: 30 });
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(link);
    expect(body).toContain('30 minutes');
  }
});

test('the way back to the old address and how long it is good; the new one is not named', () => {
  const mail = emailChangedMail({ to, link: undo, days: 7 });
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(undo);
    expect(body).toContain('7 days');
  }
});

test('of an address that is kept: what works', () => {
  const mail = addressKeptMail({ to, login, days: 7 });
  for (const body of [mail.text, mail.html]) expect(body).toContain('link in the mail');
});

test.each([
  addressTakenMail({ to, login }),
  addressKeptMail({ to, login, days: 7 }),
  passwordChangedMail({ to, login }),
  emailWantedMail({ to, login }),
])('the way to the page where one signs in and asks for a new password: $subject', (mail) => {
  for (const body of [mail.text, mail.html]) expect(body).toContain(login);
});
