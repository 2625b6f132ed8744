import { expect, test } from 'vitest';
import { createMailLinks } from './mail-links.ts';

test('links lead to PUBLIC_URL, whatever the call says of where it came to', () => {
  const links = createMailLinks(new URL('https://sets.school.example/'))('http://evil.example');
  expect(links.login).toBe('https://sets.school.example/sets/login');
  expect(links.undoEmail('a_code-1')).toBe('https://sets.school.example/undoemail/a_code-1');
  expect(links.reset('a_code-1')).toBe('https://sets.school.example/resetpassword/a_code-1');
});

test('without PUBLIC_URL they lead to where the caller reached the server', () => {
  const links = createMailLinks(null)('http://localhost:3000');
  expect(links.login).toBe('http://localhost:3000/sets/login');
  expect(links.reset('code')).toBe('http://localhost:3000/resetpassword/code');
});

test('a host that a stranger names gets no code', () => {
  const links = createMailLinks(null)('http://evil.example:3000');
  for (const link of [links.reset('code'), links.undoEmail('code'), links.login])
    expect(link).not.toContain('evil');
});
