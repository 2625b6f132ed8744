import { expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { knownDeviceMs } from '../account-rates.ts';
import { createKnownDevices } from './known-device.ts';

const secret = 'a secret that only these tests know';
const clock = createManualClock();
const devices = createKnownDevices(secret, clock);
const keep = (userid: string): string => {
  const [cookie] = devices.remember('', userid);
  return `${cookie!.name}=${cookie!.value}`;
};

test('a mark is good for a year', () => {
  const cookie = keep('ada');
  expect(devices.read(cookie, 'ada')).toMatch(/^[\w-]+$/);
  clock.advance(knownDeviceMs - 1_000);
  expect(devices.read(cookie, 'ada')).not.toBeNull();
  clock.advance(1_000);
  expect(devices.read(cookie, 'ada')).toBeNull();
});

test('it is good too where the clock was set back meanwhile', () => {
  const cookie = keep('ada');
  const earlier = createManualClock(clock.now() - 3_600_000);
  expect(createKnownDevices(secret, earlier).read(cookie, 'ada')).not.toBeNull();
});

test('another secret has made none of them', () => {
  expect(createKnownDevices(`${secret}.`, clock).read(keep('ada'), 'ada')).toBeNull();
});
