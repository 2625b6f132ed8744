import { expect, it } from 'vitest';
import { settingsFrom } from './start-options.ts';

it('passes on how many processes there should be, as a setting', () => {
  expect(settingsFrom([])).toEqual({});
  expect(settingsFrom(['--processes', '4'])).toEqual({ PROCESSES: '4' });
  expect(settingsFrom(['--processes=4'])).toEqual({ PROCESSES: '4' });
});

it('tells the usage where it is told something else', () => {
  for (const args of [['--proceses', '4'], ['4'], ['--processes']]) {
    expect(() => settingsFrom(args)).toThrow('npm start -- --processes 4');
  }
});
