import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf } from './deployment-facts.ts';
import { root } from './root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = {
  compose: read('docker-compose.yml'),
  caddyfile: read('scripts/deploy/Caddyfile'),
};

it('hold of the files that are here', () => {
  expect(faultsOf(files)).toEqual([]);
});

it.each([
  ['--appendonly yes', 'Redis keeps'],
  [' --maxmemory-policy noeviction', 'Redis keeps'],
  ['--requirepass "$$REDISCLI_AUTH"', 'by its password'],
  ['redis://:${REDIS_PASSWORD:?', 'by its password'],
  ['replicas: ${APP_REPLICAS:-1}', 'APP_REPLICAS'],
  ['PROCESSES: ${PROCESSES:-1}', 'APP_REPLICAS'],
  ['/readyz', 'asked for the stores'],
  ['    healthcheck:\n      test: redis-cli', 'redis has a health check'],
  ['  restart: unless-stopped\n', 'starts again'],
  ["TRUSTED_PROXIES: '1'", 'trust the one proxy'],
  ['lb_policy cookie sets_seat', 'by a cookie'],
  ['refresh 5s', 'come and go'],
  ['/metrics*', 'page of figures'],
])('are missed where %s is taken away', (part, sentence) => {
  const without = {
    compose: files.compose.replace(part, ''),
    caddyfile: files.caddyfile.replace(part, ''),
  };
  expect(without).not.toEqual(files);
  expect(faultsOf(without).join()).toContain(sentence);
});

it('see a store that is open to the outside', () => {
  const compose = files.compose.replace(
    'image: redis:8-alpine',
    "image: r\n    ports:\n      - '6379'",
  );
  expect(faultsOf({ ...files, compose })).toEqual([expect.stringContaining('nobody outside')]);
});
