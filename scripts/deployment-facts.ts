/** The texts of what a deployment is made of. */
export interface DeploymentFiles {
  readonly compose: string;
  readonly caddyfile: string;
}

/** The lines of one service of a compose file, without those of the next one. */
const serviceOf = (compose: string, name: string): string => {
  const services = compose.split(/^services:$/m)[1] ?? '';
  return services.split(/^(?= {2}\w)|^(?=\w)/m).find((part) => part.startsWith(`  ${name}:`)) ?? '';
};

const services = ['app', 'mongo', 'redis', 'proxy'] as const;

/** What must hold, as a sentence, and what shows it. */
const facts: readonly (readonly [string, (files: DeploymentFiles) => boolean])[] = [
  ...services.map(
    (name) =>
      [
        `${name} has a health check and starts again by itself`,
        ({ compose }: DeploymentFiles) => {
          const service = serviceOf(compose, name);
          return service.includes('healthcheck:') && service.includes('<<: *hardened');
        },
      ] as const,
  ),
  ['whatever is hardened starts again', ({ compose }) => /&hardened\n {2}restart: /.test(compose)],
  [
    'there are as many servers as APP_REPLICAS says, each with PROCESSES processes',
    ({ compose }) => {
      const app = serviceOf(compose, 'app');
      return (
        app.includes('replicas: ${APP_REPLICAS:-1}') && app.includes('PROCESSES: ${PROCESSES:-1}')
      );
    },
  ],
  [
    'servers start when both stores are healthy',
    ({ compose }) =>
      ['mongo', 'redis'].every((store) =>
        serviceOf(compose, 'app').includes(`${store}:\n        condition: service_healthy`),
      ),
  ],
  [
    'servers are asked for the stores too, and have time to finish what they acknowledged',
    ({ compose }) => {
      const app = serviceOf(compose, 'app');
      return app.includes('/readyz') && app.includes('stop_grace_period: 30s');
    },
  ],
  [
    'servers reach Redis by its password, and Redis asks for it',
    ({ compose }) =>
      serviceOf(compose, 'app').includes('redis://:${REDIS_PASSWORD:?') &&
      /--requirepass "\$\$REDISCLI_AUTH"/.test(serviceOf(compose, 'redis')) &&
      serviceOf(compose, 'redis').includes('REDISCLI_AUTH: ${REDIS_PASSWORD:?'),
  ],
  [
    'Redis keeps what it has on a volume, and throws nothing out to make room',
    ({ compose }) =>
      ['--appendonly yes', '--maxmemory-policy noeviction', 'redis-data:/data'].every((part) =>
        serviceOf(compose, 'redis').includes(part),
      ),
  ],
  [
    'nobody outside reaches a store or a server but by the proxy',
    ({ compose }) =>
      services.every((name) => serviceOf(compose, name).includes('ports:') === (name === 'proxy')),
  ],
  [
    'servers trust the one proxy before them',
    ({ compose }) => serviceOf(compose, 'app').includes("TRUSTED_PROXIES: '1'"),
  ],
  [
    'a browser stays with its server, by a cookie, for long polling',
    ({ caddyfile }) => /^\s*lb_policy cookie \w+$/m.test(caddyfile),
  ],
  [
    'the proxy finds replicas that come and go',
    ({ caddyfile }) => /dynamic a \{.*?refresh \d+s/s.test(caddyfile),
  ],
  [
    'no page of figures is shown to the internet',
    ({ caddyfile }) => /^\s*respond \/metrics\* 404$/m.test(caddyfile),
  ],
];

/** What does not hold of the files, a sentence each. */
export const faultsOf = (files: DeploymentFiles): string[] =>
  facts
    .filter(([, holds]) => !holds(files))
    .map(([sentence]) => `It does not hold that ${sentence}.`);
