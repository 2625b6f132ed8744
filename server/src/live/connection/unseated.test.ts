import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import { Unseated } from './unseated.ts';

class Connection extends EventEmitter {
  readonly transport: { name: string };

  constructor(name = 'websocket') {
    super();
    this.transport = { name };
  }
}

let ended: Connection[];
let unseated: Unseated<Connection>;
beforeEach(() => {
  ended = [];
  unseated = new Unseated({ websocket: 3, polling: 2, inAll: 6 }, (each) => void ended.push(each));
});

const arrive = (count: number, address: string, transport?: string): Connection[] =>
  Array.from({ length: count }, () => {
    const connection = new Connection(transport);
    unseated.arrive(connection, address);
    return connection;
  });

test('CN7: where too many of an address wait without a seat, the oldest go', () => {
  const came = arrive(5, 'a');
  expect(ended).toEqual(came.slice(0, 2));
  expect(unseated.size).toBe(3);
});

test('CN7: polling is counted apart, and so is every address', () => {
  const polling = arrive(3, 'a', 'polling');
  arrive(3, 'a');
  expect(ended).toEqual(polling.slice(0, 1));
  arrive(1, 'b');
  expect(ended).toEqual(polling.slice(0, 1));
});

test('CN7: where too many wait in all, the oldest of all goes', () => {
  const [first] = arrive(3, 'a');
  arrive(3, 'b');
  arrive(1, 'c');
  expect(ended).toEqual([first]);
});

test('who has taken a seat, or is gone, is not counted', () => {
  const [seated, gone] = arrive(2, 'a');
  unseated.leave(seated!);
  gone!.emit('close');
  unseated.leave(gone!);
  expect(unseated.size).toBe(0);
  arrive(3, 'a');
  expect(ended).toEqual([]);
});
