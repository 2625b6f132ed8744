import { describe, expect, test } from 'vitest';
import {
  canReadBooks,
  canReadInvoice,
  doerOf,
  hasBooks,
  isOwnOrder,
  isVendorOf,
  type PersonRole,
} from './food.policy.ts';

/** Brought by Cy to Stu, who has ordered it at the stall of Vera. */
const order = { userid: 'stu', courier: 'cy' };
const vendor = 'vera';

const people = {
  stu: { userid: 'stu', accountType: 'student' },
  cy: { userid: 'cy', accountType: 'student' },
  vera: { userid: 'vera', accountType: 'vendor' },
  otherVendor: { userid: 'vic', accountType: 'vendor' },
  admin: { userid: 'ada', accountType: 'admin' },
  moderator: { userid: 'mo', accountType: 'moderator' },
} as const;
type Person = keyof typeof people;
const everybody = Object.keys(people) as Person[];
/** For whom of all it is so. */
const those = (says: (actor: (typeof people)[Person]) => boolean): Person[] =>
  everybody.filter((name) => says(people[name]));

describe('an order', () => {
  test('is paid by whoever placed it, and of nobody once they are deleted', () => {
    expect(those((actor) => isOwnOrder(actor, order))).toEqual(['stu']);
    expect(those((actor) => isOwnOrder(actor, { userid: '' }))).toEqual([]);
  });

  test('is moved on by each as what they are of it', () => {
    const roles: PersonRole[] = ['vendor', 'courier', 'student'];
    const roleOf = (name: Person) => doerOf(roles, { actor: people[name], order, vendor })?.role;
    expect(everybody.map(roleOf)).toEqual([
      'student',
      'courier',
      'vendor',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is moved on as the first that may, by who is several', () => {
    const actor = people.vera;
    const standing = { actor, order: { userid: 'vera', courier: 'vera' }, vendor };
    expect(doerOf(['student', 'vendor'], standing)).toEqual({ role: 'student', userid: 'vera' });
    expect(doerOf(['courier', 'student'], standing)?.role).toBe('courier');
    expect(doerOf([], standing)).toBeNull();
  });
});

describe('a stall', () => {
  test('is of its vendor, as long as they are one', () => {
    expect(those((actor) => isVendorOf({ actor, vendor }))).toEqual(['vera']);
    const before = { userid: 'vera', accountType: 'student' } as const;
    expect(isVendorOf({ actor: before, vendor })).toBe(false);
  });

  test('that nobody knows is nobody’s', () => {
    expect(those((actor) => isVendorOf({ actor, vendor: null }))).toEqual([]);
  });
});

describe('papers', () => {
  test('are read by whoever placed the order, by its stall, and by admins', () => {
    const readers = those((actor) => canReadInvoice({ actor, vendor }, order));
    expect(readers).toEqual(['stu', 'vera', 'admin']);
  });

  test('of nobody’s stall are read by whoever placed the order, and by admins', () => {
    const readers = those((actor) => canReadInvoice({ actor, vendor: null }, order));
    expect(readers).toEqual(['stu', 'admin']);
  });

  test('are added up for the stall that wrote them, and for admins', () => {
    expect(those((actor) => canReadBooks({ actor, vendor }))).toEqual(['vera', 'admin']);
    expect(those((actor) => canReadBooks({ actor, vendor: null }))).toEqual(['admin']);
  });

  test('of all one’s own stalls are added up for vendors alone', () => {
    expect(those(hasBooks)).toEqual(['vera', 'otherVendor']);
  });
});
