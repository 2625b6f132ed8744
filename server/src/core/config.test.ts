import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, settings } from './config.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
    return 'none';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

test('without any setting: the embedded store in ./data, on port 3000', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: './data',
    sessionIdleMs: null,
    backups: { everyMs: 86_400_000, keep: 7 },
    mongodbUri: null,
    embeddedUri: null,
    processes: 1,
    redisUrl: null,
    redisPrefix: 'sets:',
    jwtSecret: null,
    demoData: false,
    logLevel: 'info',
    publicUrl: null,
    metricsToken: null,
    trustedProxies: 0,
    mail: { smtpUrl: null, from: 'Sets <no-reply@sets.example>' },
    support: { email: 'support@sets.example', space: 'support' },
    resetCode: 'K',
    premiumStripe: null,
    foodStripe: null,
    lrs: null,
    plans: {
      free: { polls: 50, modules: 10, credits: 20, storedMegabytes: 200 },
      premium: { polls: 2_000, modules: 200, credits: 500, storedMegabytes: 5_000 },
    },
    generator: null,
    pushHosts: [],
  });
});

test('an empty variable counts as not set, as a compose file passes it on', () => {
  expect(loadConfig({ PORT: '', JWT_SECRET: ' ', MONGODB_URI: '' })).toEqual(loadConfig({}));
});

test('hosts of push services may have blanks around them, and capitals', () => {
  const read = loadConfig({ PUSH_HOSTS: 'push.school.example, Push.example:8443' });
  expect(read.pushHosts).toEqual(['push.school.example', 'push.example:8443']);
});

test('mail comes from an address, with a name or without', () => {
  for (const from of ['no-reply@school.example', 'The school of Ada <ada@school.example>']) {
    expect(loadConfig({ MAIL_FROM: from }).mail.from).toBe(from);
  }
});

describe('refuses, by name and reason and never by value', () => {
  test.each([
    ['PORT', 'eighty', 'must be a whole number'],
    ['PORT', '70000', 'must be at most 65535'],
    ['PORT', '-1', 'must be a whole number'],
    ['MONGODB_URI', 'postgres://user:hidden@host/db', 'must begin with mongodb://'],
    ['PROCESSES', '0', 'must be at least 1'],
    ['REDIS_URL', 'http://user:hidden@host', 'must begin with redis://'],
    ['REDIS_URL', 'redis://:hidden@one:6379,redis://:hidden@two:6379', 'must name one Redis'],
    ['REDIS_URL', 'redis://:hidden@one,two', 'must name one Redis'],
    ['JWT_SECRET', 'short-secret', 'must have at least 32 characters'],
    ['METRICS_TOKEN', 'short-token', 'must have at least 16 characters'],
    ['DEMO_DATA', 'yes', 'must be 0 or 1'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn'],
    ['PUBLIC_URL', 'sets.school.example', 'must be like https://'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'must be like https://'],
    ['TRUSTED_PROXIES', '11', 'must be at most 10'],
    ['SMTP_URL', 'mail.school.example', 'must be like smtps://'],
    ['MAIL_FROM', 'nobody at all', 'must be like Sets <no-reply@school.example>'],
    ['MAIL_FROM', 'Sets <a@b.example>, c@d.example', 'must be like Sets <'],
    ['PUSH_HOSTS', 'https://push.school.example/', 'must be like push.school.example'],
    ['SUPPORT_EMAIL', 'nobody', 'must be an e-mail address'],
    ['STRIPE_SECRET_KEY', 'sk_1', 'must have at least 8 characters'],
    ['FREE_POLLS', '0', 'must be at least 1'],
  ])('%s=%s', (name, value, why) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name} ${why}`);
    expect(message).not.toContain(value);
  });

  test('everything that is wrong at once', () => {
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(3);
  });

  test('demo accounts on a MongoDB', () => {
    const message = refusal({ DEMO_DATA: '1', MONGODB_URI: 'mongodb://somewhere/sets' });
    expect(message).toContain('known passwords');
  });
});

test('payments need the secret of their webhook and a price', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_key' };
  const webhook = { STRIPE_WEBHOOK_SECRET: 'whsec_test' };
  expect(refusal(key)).toContain('STRIPE_WEBHOOK_SECRET');
  expect(refusal({ ...key, ...webhook })).toContain('STRIPE_PRICE_MONTH');
  expect(loadConfig({ ...key, ...webhook, STRIPE_PRICE_YEAR: 'price_1' }).premiumStripe).toEqual({
    secretKey: 'sk_test_key',
    webhookSecret: 'whsec_test',
    prices: { month: null, year: 'price_1' },
    apiUrl: null,
  });
});

test('payments for food need the secret of their own webhook, and no price', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_key' };
  const food = { ...key, STRIPE_FOOD_WEBHOOK_SECRET: 'whsec_food' };
  const access = { secretKey: 'sk_test_key', webhookSecret: 'whsec_food', apiUrl: null };
  expect(loadConfig(food)).toMatchObject({ premiumStripe: null, foodStripe: access });
  expect(loadConfig({ STRIPE_FOOD_WEBHOOK_SECRET: 'whsec_food' }).foodStripe).toBeNull();
  const half = { ...food, STRIPE_WEBHOOK_SECRET: 'whsec_test' };
  expect(refusal(half)).toContain('STRIPE_PRICE_MONTH');
  const both = loadConfig({ ...half, STRIPE_PRICE_YEAR: 'price_1' });
  expect(both).toMatchObject({
    premiumStripe: { webhookSecret: 'whsec_test' },
    foodStripe: access,
  });
});

test('every setting is in docs/settings.md', async () => {
  const page = await readFile(new URL('../../../docs/settings.md', import.meta.url), 'utf8');
  for (const name of Object.keys(settings.shape)) expect(page).toContain(`| \`${name}\` |`);
});
