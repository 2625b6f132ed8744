import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { answerUnreadable } from './http-server.ts';

/** What is sent to a connection on which this went wrong, and whether it was ended. */
const told = (code: string) => {
  const server = createServer();
  answerUnreadable(server);
  const sent: string[] = [];
  const socket = new Duplex({
    read() {
      // Nobody sends anything.
    },
    write(chunk: Buffer, _encoding, done) {
      sent.push(chunk.toString());
      done();
    },
  });
  server.emit('clientError', Object.assign(new Error('No.'), { code }), socket);
  return { sent: sent.join(''), isEnded: socket.destroyed || socket.writableEnded };
};

test('a connection that only waited is closed without a word', () => {
  expect(told('ERR_HTTP_REQUEST_TIMEOUT')).toEqual({ sent: '', isEnded: true });
});

test.each([
  ['HPE_INVALID_METHOD', '400 Bad Request', 'BAD_REQUEST'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'TOO_LARGE'],
])('what cannot be read (%s) is told in the form of the API', (code, status, failure) => {
  const { sent, isEnded } = told(code);
  expect(sent).toContain(`HTTP/1.1 ${status}`);
  expect(sent).toContain(failure);
  expect(isEnded).toBe(true);
});
