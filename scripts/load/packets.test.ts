import { describe, expect, it } from 'vitest';
import { connectPacket, numberAfter, readPacket, requestPacket } from './packets.ts';

describe('packets', () => {
  it('are told apart', () => {
    expect(readPacket('0{"sid":"a"}')).toEqual({ kind: 'open' });
    expect(readPacket('2')).toEqual({ kind: 'ping' });
    expect(readPacket('40{"sid":"a"}')).toEqual({ kind: 'connected' });
    expect(readPacket('41')).toEqual({ kind: 'disconnected' });
    expect(readPacket('44{"message":"no"}')).toEqual({ kind: 'refused', json: '{"message":"no"}' });
    expect(readPacket('44/admin,{"message":"no"}')).toEqual({ kind: 'other' });
    expect(readPacket('42["notice",{}]')).toEqual({ kind: 'event', json: '["notice",{}]' });
    expect(readPacket('4317[{"ok":true}]')).toEqual({ kind: 'reply', id: 17, json: '{"ok":true}' });
    expect(readPacket('6')).toEqual({ kind: 'other' });
  });

  it('are written as Socket.IO reads them', () => {
    expect(connectPacket({ contract: 1 })).toBe('40{"contract":1}');
    expect(requestPacket(3, 'clock:sync', '{}')).toBe('423["clock:sync",{}]');
  });

  it('give a number without being parsed', () => {
    const json = '["notice",{"seq":12,"title":"\\"seq\\":99","version":3}]';
    expect(numberAfter(json, 'seq')).toBe(12);
    expect(numberAfter(json, 'version')).toBe(3);
    expect(numberAfter(json, 'other')).toBeNaN();
  });
});
