import { expect, test } from 'vitest';
import { createMailLinks } from './mail-links.ts';

test('links lead to the server, also where its port is known only later', () => {
  let address = 'http://localhost:0';
  const links = createMailLinks(() => address);
  address = 'https://sets.school.example';
  expect(links.login).toBe('https://sets.school.example/sets/login');
  expect(links.undoEmail('a_code-1')).toBe('https://sets.school.example/undoemail/a_code-1');
  expect(links.reset('a_code-1')).toBe('https://sets.school.example/resetpassword/a_code-1');
});
