import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVerificationCodes, typedDigits } from './verification-codes.ts';

const codes = createVerificationCodes('a secret of the server');
const owner = { userid: 'ada', emailKey: 'ada@school.example' };

test('a code has six digits and matches for whom and for what it was made', () => {
  for (let made = 0; made < 500; made += 1) {
    const { code, codeHash } = codes.make(owner);
    expect(code).toMatch(/^\d{6}$/);
    expect(codes.matches(code, owner, codeHash)).toBe(true);
    expect(codes.matches(code, { ...owner, userid: 'eve' }, codeHash)).toBe(false);
    expect(codes.matches(code, { ...owner, emailKey: 'eve@b' }, codeHash)).toBe(false);
    const elsewhere = createVerificationCodes('the secret of another server');
    expect(elsewhere.matches(code, owner, codeHash)).toBe(false);
  }
});

test('no other code matches, and no digest that was tampered with', () => {
  const { code, codeHash } = codes.make(owner);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6}$/), (other) => {
      expect(codes.matches(other, owner, codeHash)).toBe(other === code);
    }),
  );
  for (const digest of ['', codeHash.slice(1), `${codeHash}AAAA`, 'not base64']) {
    expect(codes.matches(code, owner, digest)).toBe(false);
  }
});

test('codes come from everywhere, those that begin with 0 too', () => {
  const first = new Set(Array.from({ length: 2_000 }, () => codes.make(owner).code[0]));
  expect(first.size).toBe(10);
});

test('what a person types for a code is its six digits, or nothing', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{6}$/),
      fc.array(fc.constantFrom(' ', '-', '\t', '\u00A0'), { minLength: 7, maxLength: 7 }),
      (code, gaps) => {
        const typed = gaps.map((gap, at) => gap + (code[at] ?? '')).join('');
        expect(typedDigits(typed)).toBe(code);
      },
    ),
  );
  for (const typed of ['', '12345', '1234567', '12345a', '１２３４５', '1e5   ', '١٢٣٤٥٦']) {
    expect(typedDigits(typed)).toBeNull();
  }
});
