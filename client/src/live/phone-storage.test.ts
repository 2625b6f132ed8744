import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPhoneStorage } from './phone-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the storage of a phone', () => {
  it('is shared by the tabs of the phone', () => {
    openPhoneStorage().set('a', '1');
    expect(openPhoneStorage().get('a')).toBe('1');
    expect(openPhoneStorage().keys()).toEqual(['a']);
    openPhoneStorage().remove('a');
    expect(openPhoneStorage().get('a')).toBeNull();
  });

  it('keeps for the life of the page what does not fit any more', () => {
    const storage = openPhoneStorage();
    storage.set('a', '1');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('a', '2');
    storage.set('b', '3');
    expect(storage.get('a')).toBe('2');
    expect(storage.keys()).toEqual(['a', 'b']);
    storage.remove('b');
    expect(storage.get('b')).toBeNull();
  });

  it('works where the browser forbids it altogether', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const storage = openPhoneStorage();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
  });
});
