import { expect, test } from 'vitest';
import { checkNewPassword, publicWords } from './new-password.ts';

const known = publicWords({ email: 'Ada.Lovelace@school.example', username: 'Ada Lovelace' });
const faultOf = (password: string): Promise<string | null> =>
  checkNewPassword(password, known).then(
    () => null,
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  );

test.each([
  ['short', /8 characters or more/],
  ['password1', /tried first/],
  ['  QWERTY123 ', /tried first/],
  ['ｐａｓｓｗｏｒｄ', /tried first/],
  ...['aaaaaaaa', 'abcdefgh', '87654321', '123123123', 'abcabcabc', 'abcabcab', 'setssets'].map(
    (typed): [string, RegExp] => [typed, /tried first/],
  ),
  ...['abcd1234', 'AAAA1111', 'abcdefgh1234', 'Password1!', 'Summer2026', 'dragon!!'].map(
    (typed): [string, RegExp] => [typed, /tried first/],
  ),
  ['ada.lovelace@school.example', /Your own address or name/],
  ['Ada.Lovelace', /Your own address or name/],
  ...[
    'ada lovelace',
    'AdaLovelace',
    'ada.lovelace1',
    'ada.lovelace@school.example!',
    '@school.example',
    'adalovelace1815',
  ].map((typed): [string, RegExp] => [typed, /Your own address or name/]),
  ['analytical\u200Bengine', /nobody sees/],
  ['analytical\u0007engine', /nobody sees/],
])('%s is refused', async (password, sentence) => {
  expect(await faultOf(password)).toMatch(sentence);
  expect(await faultOf(password)).toMatch(/^BAD_REQUEST/);
});

test.each([
  'analytical engine',
  'корабль в тумане',
  '  spaces around  ',
  'correct horse battery',
  'p4ss 🚢 word',
  'aabbccdde',
  'summer 8371920437',
  'hi hello hi 12',
])('%s may be one', async (password) => {
  expect(await faultOf(password)).toBeNull();
});

test('a name without letters is in the way of no other signs', async () => {
  const signs = publicWords({ email: 'ada@school.example', username: '🦉🦉' });
  await expect(checkNewPassword('🚢🌊🌊⚓🚢🌫🌊!', signs)).resolves.toBeUndefined();
});
