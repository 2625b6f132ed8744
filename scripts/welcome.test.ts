import { expect, it } from 'vitest';
import { welcome } from './welcome.ts';

const facts = {
  port: 3000,
  phones: 'http://192.168.1.20:3000',
  store: 'embedded store',
  mailsKey: null,
  processes: 1,
  logFile: 'data/sets.log',
  made: null,
};
const accounts = [{ accountType: 'moderator', email: 'mira@demo.example', password: 'secret-7' }];

it('names both addresses, the data, the log and the accounts, and draws the code', () => {
  const text = welcome({ ...facts, accounts });
  for (const part of ['http://localhost:3000', 'http://192.168.1.20:3000', 'data/sets.log']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/moderator +mira@demo\.example, password secret-7/u);
  expect(text).toContain('█');
});

it('shows where mails lie, with the key, where the server sends none', () => {
  expect(welcome({ ...facts, accounts, mailsKey: 'a-key' })).toMatch(
    /Mails +http:\/\/localhost:3000\/dev\/mails\?key=a-key$/mu,
  );
  expect(welcome({ ...facts, accounts })).not.toContain('/dev/mails');
});

it('says what to do without a network, and draws no code', () => {
  const text = welcome({ ...facts, phones: undefined, accounts: [] });
  expect(text).toContain('no network found');
  expect(text).not.toContain('Processes');
  expect(welcome({ ...facts, processes: 4, accounts: [] })).toMatch(/Processes +4/u);
  expect(text).not.toContain('█');
  expect(text).not.toContain('Demo accounts');
});

it('shows the password of an admin at the start that made it, and at no other', () => {
  const made = { email: 'admin@demo.example', password: 'made-by-chance' };
  expect(welcome({ ...facts, accounts, made })).toMatch(
    /shown this once\.\n +admin +admin@demo\.example, password made-by-chance/u,
  );
  expect(welcome({ ...facts, accounts })).not.toContain('admin@demo.example');
});
