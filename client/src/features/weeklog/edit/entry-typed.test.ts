import { describe, expect, it } from 'vitest';
import { anEntry } from '../../../../test/fake-weeklog-server.ts';
import { draftOf, faultOf, type TypedEntry, typedOf } from './entry-typed.ts';

const place = { moduleid: 'm1', topicid: 't1' };
const withLink = (address: string): TypedEntry => ({
  ...typedOf(anEntry('one'), 1),
  links: [{ key: 'a', title: '', address }],
});

describe('the address of a link', () => {
  it.each([
    'https:/heaps.example',
    'https:heaps.example',
    'https://',
    'javascript:alert(1)',
    'heaps',
    'a heap.',
  ])('is not %s', (address) => {
    expect(faultOf(withLink(address))).toMatch(/begins with https/);
  });

  it.each([
    ['heaps.example', 'https://heaps.example'],
    [' www.heaps.example/a?b#c ', 'https://www.heaps.example/a?b#c'],
    ['heaps.example:8080/a', 'https://heaps.example:8080/a'],
  ])('may be typed as %s', (typed, address) => {
    expect(faultOf(withLink(typed))).toBeNull();
    expect(draftOf(withLink(typed), place, 1, new Map())).toMatchObject({
      ok: true,
      value: { links: [{ address }] },
    });
  });

  it.each(['https://heaps.example/a?b#c', 'HTTP://heaps.example', ' http://localhost:3000 '])(
    'may be %s, which the server takes',
    (address) => {
      const typed = withLink(address);
      expect(faultOf(typed)).toBeNull();
      expect(draftOf(typed, place, 1, new Map())).toMatchObject({
        ok: true,
        value: { links: [{ address: address.trim() }] },
      });
    },
  );
});

describe('what cannot be sent', () => {
  it('is told of, and nothing is thrown', () => {
    const typed = { ...typedOf(anEntry('one'), 1), week: 61 };
    expect(draftOf(typed, place, 1, new Map())).toEqual({
      ok: false,
      error: { code: 'BAD_REQUEST', msg: 'The last week is 60.' },
    });
  });
});
