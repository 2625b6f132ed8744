import { PictureService } from '../src/features/embed/picture/picture.service.ts';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Express } from 'express';
import { createHttpApp } from '../src/app/http-app.ts';
import { AppError } from '../src/core/app-error.ts';
import { createCallsUnderWay } from '../src/core/calls-under-way.ts';
import type { Clock } from '../src/core/clock.ts';
import { loadConfig } from '../src/core/config.ts';
import { limitsInMemory } from '../src/core/limits/memory-limits.ts';
import { createLog } from '../src/core/log.ts';
import { createMetrics } from '../src/core/metrics.ts';
import type { Route } from '../src/core/route.ts';
import { declaredRoutes } from './declared-api.ts';
import type { Answer, Person } from './start-test-app.ts';

interface Call {
  readonly token?: string | undefined;
  /** As it is sent: JSON. */
  readonly body?: string | undefined;
}

/**
 * Everything that a call passes before its feature sees it, in process: no connection and no store,
 * so an attack costs a fraction of a millisecond.
 *
 * @returns what is answered; null where the call got through to its feature
 */
export const openFrontDoor = (people: readonly Person[], clock: Clock) => {
  let gotThrough = false;
  const handle = (): Promise<never> => {
    gotThrough = true;
    return Promise.reject(new AppError('UNAVAILABLE', 'There is no feature behind this door.'));
  };
  const withoutFeature = (route: Route): Route => ({ ...route, handle });
  const app = createHttpApp({
    config: loadConfig({}),
    doorKeys: { operations: 'a token', mails: null },
    log: createLog('silent'),
    clock,
    limits: limitsInMemory(clock),
    metrics: createMetrics(),
    groups: [{ name: 'all', schemas: {}, routes: declaredRoutes.map(withoutFeature) }],
    authenticate: (token) => {
      const person = people.find((each) => each.token === token);
      return Promise.resolve(person ? { ...person, sessionId: token, mustLeave: false } : null);
    },
    calls: createCallsUnderWay(clock),
    pictures: new PictureService({
      embeds: { find: () => Promise.resolve(null) },
      rooms: () => ({ inWords: handle }),
    }),
    clientFolder: 'no-client',
    phoneParts: async () => [],
    stopping: () => false,
    pingStore: () => Promise.resolve(),
    connections: () => 0,
  });
  return async (method: string, path: string, call: Call): Promise<Answer | null> => {
    gotThrough = false;
    const answer = await inProcess(app, method, path, call);
    return gotThrough ? null : answer;
  };
};

const inProcess = (app: Express, method: string, path: string, { token, body }: Call) =>
  new Promise<Answer>((resolve) => {
    // As a client writes it.
    const { pathname, search, host } = new URL(path, 'http://127.0.0.1');
    const request = new IncomingMessage(new Socket());
    Object.assign(request, {
      method,
      url: pathname + search,
      headers: {
        host,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
      },
    });
    if (body !== undefined) request.push(body);
    request.push(null);
    const response = new ServerResponse(request);
    const end = (sent: string | Buffer): ServerResponse => {
      const headers = new Headers(
        Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      resolve({ status: response.statusCode, headers, body: JSON.parse(sent.toString()) });
      return response;
    };
    app(request, Object.assign(response, { end }));
  });
