import { Long } from 'bson';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { encodeValue, keyText } from './keys.ts';

test.each(['9007199254740992', '9223372036854775806', '-9223372036854775808'])(
  'longs that have the same double are told apart: %s and the next one',
  (text) => {
    const [long, next] = [Long.fromString(text), Long.fromString(text).add(1)];
    expect(long.toNumber()).toBe(next.toNumber());
    expect(compare(long, next)).toBeLessThan(0);
    expect(Buffer.compare(encodeValue(long), encodeValue(next))).toBe(-1);
    expect(keyText(long)).not.toBe(keyText(next));
    expect(compare(Long.fromString('9007199254740992'), 2 ** 53)).toBe(0);
  },
);
