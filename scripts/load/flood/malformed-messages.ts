import { contractVersion } from '@sets/shared/live/protocol.ts';
import { maxMessageBytes } from '@sets/shared/live/requests.ts';
import { frame, opcodes, textFrame } from '../frames.ts';
import { connectPacket, requestPacket } from '../packets.ts';
import { hostileIds } from './hostile-ids.ts';

/** Room for the name of the request around something as large as a message may be. */
const largest = maxMessageBytes - 300;

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const wide = (bytes: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: bytes / 12 }, (_, key) => [key, key])));

const answerWith = (value: string): string =>
  `{"roomId":"constructor","runId":"constructor","slot":"q0.r1","attempt":"__proto__","revision":1,"value":${value},"tappedAt":1}`;

/** Inputs, as JSON, that fit no schema or name nothing that there is. */
const requestsOf = (id: string): readonly (readonly [string, string])[] => [
  [id, '{}'],
  ['room:join', `{"room":{"code":"${id}"}}`],
  ['room:join', `{"room":{"activity":"${id}","definitionId":"${id}"}}`],
  ['room:join', `{"room":{"activity":"poll","definitionId":"${id}"}}`],
  ['room:join', `{"${id}":{"room":{"code":"BCDFGH"}}}`],
  ['room:watch', `{"code":"${id}"}`],
  ['room:host', `{"roomId":"${id}"}`],
  ['room:start', `{"roomId":"${id}","activity":"${id}","definitionId":"${id}"}`],
  ['room:exclude', `{"roomId":"${id}","burst":"${id}","excluded":true}`],
  ['run:command', `{"roomId":"${id}","runId":"${id}","version":0,"command":{"type":"${id}"}}`],
  ['answer:submit', answerWith(`{"choices":["${id}"]}`)],
];

const wrongInputs: readonly (readonly [string, string])[] = [
  ['room:join', 'null'],
  ['room:join', '[]'],
  ['room:join', '{"room":{"code":7}}'],
  ['answer:submit', '{"runId":7}'],
  ['answer:submit', answerWith('{"choices":{"length":1e9}}')],
  ['answer:submit', answerWith(nested(largest / 2))],
  ['answer:submit', answerWith(wide(largest))],
  ['room:join', `{"room":${nested(largest / 2)}}`],
  ['room:join', `{"room":{"code":"${'x'.repeat(largest)}"}}`],
  ['clock:sync', `"${'ü'.repeat(largest / 2)}"`],
];

/** Packets of Engine.IO and Socket.IO that are read, and that nobody asked for. */
const unwanted: readonly string[] = [
  '42["room:join",{"room":{"code":"BCDFGH"}}]',
  `42["answer:submit",${answerWith('{"choices":["a"]}')}]`,
  '42["constructor"]',
  '4399[{"ok":true}]',
  '40/admin,{}',
  '40/__proto__,{}',
  '3',
  '6',
];

/** An event with something binary in it: two messages of WebSocket. */
const withAttachment = (name: string): Buffer =>
  Buffer.concat([
    textFrame(`451-7["${name}",{"_placeholder":true,"num":0}]`),
    frame(opcodes.binary, Buffer.alloc(1_000, 0xff)),
  ]);

/** What a server may refuse and still keep the connection, as bytes that are sent as they are. */
export const refusable: readonly Buffer[] = [
  ...[...hostileIds.flatMap(requestsOf), ...wrongInputs].map(([name, input], index) =>
    textFrame(requestPacket(index, name, input)),
  ),
  ...unwanted.map(textFrame),
  withAttachment('room:join'),
  withAttachment('answer:submit'),
];

/** What is no message of the protocol at all: after it the connection is gone. */
export const fatal: readonly Buffer[] = [
  textFrame('42['),
  textFrame('42{"no":"event"}'),
  textFrame('hello'),
  textFrame('42/admin,["room:join",{}]'),
  textFrame('4599999999-["room:join",{}]'),
  textFrame('451-["room:join",{"_placeholder":true,"num":9}]'),
  textFrame(connectPacket({ contract: contractVersion })),
  textFrame(`42["room:join","${'x'.repeat(maxMessageBytes)}"]`),
  frame(opcodes.text, Buffer.from([0xff, 0xfe, 0xfd])),
  frame(3, Buffer.from('an opcode that WebSocket does not have')),
  Buffer.from('GET / HTTP/1.1\r\n\r\n'),
];
