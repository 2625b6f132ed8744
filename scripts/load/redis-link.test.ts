import { expect, it } from 'vitest';
import { readInfo, readMonitored } from './redis-link.ts';

it('reads what a Redis says of itself', () => {
  const info = readInfo('# Server\r\nprocess_id:42\r\n\r\n# Stats\r\nslave:ip=1,port:2\r\n');
  expect([...info]).toEqual([
    ['process_id', '42'],
    ['slave', 'ip=1,port:2'],
  ]);
});

it('tells what a server sent from what a script did', () => {
  const at = '+1339518083.107412';
  expect(readMonitored(`${at} [0 127.0.0.1:60866] "evalsha" "0a" "1"`)).toEqual({
    name: 'EVALSHA',
    inScript: false,
  });
  expect(readMonitored(`${at} [0 lua] "PUBLISH" "c" "[0 lua] \\r\\n"`)).toEqual({
    name: 'PUBLISH',
    inScript: true,
  });
  expect(readMonitored('+OK')).toBeNull();
});
