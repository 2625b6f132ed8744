import { expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { knownDeviceMs } from '../account-rates.ts';
import { createKnownDevices } from './known-device.ts';

const secret = 'a secret that only these tests know';
const clock = createManualClock();
const devices = createKnownDevices(secret, clock);
const account = (name: string, devicesKnownFrom = 0) => ({ _id: name, devicesKnownFrom });
const keep = (userid: string): string => {
  const [cookie] = devices.remember('', account(userid));
  return `${cookie!.name}=${cookie!.value}`;
};

test('a mark is good for a year', () => {
  const cookie = keep('ada');
  expect(devices.read(cookie, account('ada'))).toMatch(/^[\w-]+$/);
  clock.advance(knownDeviceMs - 1_000);
  expect(devices.read(cookie, account('ada'))).not.toBeNull();
  clock.advance(1_000);
  expect(devices.read(cookie, account('ada'))).toBeNull();
});

test('it is good too where the clock was set back meanwhile', () => {
  const cookie = keep('ada');
  const earlier = createManualClock(clock.now() - 3_600_000);
  expect(createKnownDevices(secret, earlier).read(cookie, account('ada'))).not.toBeNull();
});

test('one from before a mailed link took the account back is none', () => {
  const cookie = keep('ada');
  const now = Math.floor(clock.now() / 1_000) * 1_000;
  expect(devices.read(cookie, account('ada', now))).not.toBeNull();
  expect(devices.read(cookie, account('ada', now + 1))).toBeNull();
});

test('another secret has made none of them', () => {
  expect(createKnownDevices(`${secret}.`, clock).read(keep('ada'), account('ada'))).toBeNull();
});
