import { type BlogAudience, blogAudiences } from '@sets/shared/blog/blog.contract.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isListedFor, mayRead, type ReadablePost, type Standing } from './blog.policy.ts';
import { provenSchoolOf } from '../account/proven-school.ts';

const post = fc.record({
  audience: fc.constantFrom<BlogAudience>(...blogAudiences),
  isPublished: fc.boolean(),
  isTakenDown: fc.boolean(),
  isRemoved: fc.boolean(),
});
const standing = fc.record({
  isAuthor: fc.boolean(),
  sameSchool: fc.boolean(),
  follows: fc.boolean(),
  isBlocked: fc.boolean(),
});
/** Every post with everybody who could look at it: few enough for all of them. */
const each = (says: (p: ReadablePost, s: Standing) => void) =>
  fc.assert(fc.property(post, standing, says), { numRuns: 2_000 });

describe('who may read', () => {
  test('nobody what is not published or was removed', () => {
    each((p, s) => {
      if (!p.isPublished || p.isRemoved) expect(mayRead(p, s)).toBe(false);
    });
  });

  test('its author everything else, also where it is taken down', () => {
    each((p, s) => {
      if (s.isAuthor) expect(mayRead(p, s)).toBe(p.isPublished && !p.isRemoved);
    });
  });

  test('nobody else what is taken down, nor who blocks or is blocked', () => {
    each((p, s) => {
      if (!s.isAuthor && (p.isTakenDown || s.isBlocked)) expect(mayRead(p, s)).toBe(false);
    });
  });

  test('else who is in its audience', () => {
    each((p, s) => {
      if (s.isAuthor || !p.isPublished || p.isRemoved || p.isTakenDown || s.isBlocked) return;
      const allowed = {
        everybody: true,
        link: true,
        school: s.sameSchool,
        followers: s.follows,
      }[p.audience];
      expect(mayRead(p, s)).toBe(allowed);
    });
  });

  test('listed is what may be read, without what is for a link, unless it is one’s own', () => {
    each((p, s) => {
      const isHeldBack = p.audience === 'link' && !s.isAuthor;
      expect(isListedFor(p, s)).toBe(mayRead(p, s) && !isHeldBack);
    });
  });

  test('a school counts where its address is proven, and no school is none', () => {
    expect(provenSchoolOf({ verified: true, school: 'Harbour' })).toBe('Harbour');
    expect(provenSchoolOf({ verified: false, school: 'Harbour' })).toBe('');
    expect(provenSchoolOf({ verified: true, school: 'NA' })).toBe('');
  });
});
