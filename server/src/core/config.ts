import type { PlanLimits } from '@sets/shared/premium/premium.contract.ts';
import * as z from 'zod';
import {
  type GeneratorConfig,
  generatorOf,
  type LrsConfig,
  lrsOf,
  type StripeAccess,
  type StripeConfig,
  foodStripeOf,
  premiumStripeOf,
} from './service-config.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().gte(min, `must be at least ${min}`).lte(max, `must be at most ${max}`));

const isWebAddress = (typed: string): boolean =>
  ['http:', 'https:'].includes(URL.parse(typed)?.protocol ?? '');

const isMailServer = (typed: string): boolean =>
  ['smtp:', 'smtps:'].includes(URL.parse(typed)?.protocol ?? '');

/** An address, or a name and an address, on one line. */
const senderShape = /^([^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const hostList = /^[\w.:-]+(\s*,\s*[\w.:-]+)*$/;

const idShape = /^[A-Za-z0-9_-]{1,40}$/;

const secret = (min: number) => z.string().min(min, `must have at least ${min} characters`);

/** Every setting of the server; docs/settings.md says the same to who runs it. */
export const settings = z.object({
  /** Where the server listens. Port 0 takes a free one. */
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Folder of the embedded store and of the secret that the server makes for itself. */
  DATA_DIR: z.string().default('./data'),
  /** Without it, the embedded store in DATA_DIR. */
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')
    .optional(),
  /** Hours from one backup of the embedded store to the next, in DATA_DIR/backups; 0: none are made. */
  BACKUP_HOURS: wholeNumber(0, 8_760).default(24),
  /** So many of them stay, the newest. */
  BACKUPS_KEPT: wholeNumber(1, 1_000).default(7),
  /** Signs sessions and tickets. Without it, one is made once and kept in DATA_DIR. */
  JWT_SECRET: secret(32).optional(),
  /** How many server processes share the port; more than one need Redis. */
  PROCESSES: wholeNumber(1, 64).default(1),
  /** Where several processes share who is in which room. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .refine(
      (typed) => !/,([^@]*$|rediss?:)/.test(typed),
      'must name one Redis: several addresses, as of a cluster, are not possible',
    )
    .refine((typed) => URL.canParse(typed), 'must be like redis://:password@redis.example:6379')
    .optional(),
  /** Before every key in Redis, so that one Redis can serve several installations. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]*$/, 'must be letters, digits, and . : _ -')
    .default('sets:'),
  DEMO_DATA: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  /** The address that people type, where it is not the one of the request. */
  PUBLIC_URL: z.string().refine(isWebAddress, 'must be like https://sets.example.edu').optional(),
  /** Opens /metrics to whoever sends it as a bearer token. Without it, one is made once and kept in DATA_DIR. */
  METRICS_TOKEN: secret(16).optional(),
  /** How many reverse proxies stand before the server, so that addresses are read from them. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** The mail server. Without it, mail is kept in the mail catcher, in DATA_DIR. */
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be like smtps://user:password@mail.example.edu')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(senderShape, 'must be like Sets <no-reply@school.example>')
    .default('Sets <no-reply@sets.example>'),
  /** Where Contact Us writes to, and what mails name for questions. */
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@sets.example'),
  /** The module of the support space. */
  SUPPORT_SPACE: z.string().regex(idShape, 'must be the id of a module').default('support'),
  /** Hours after which a login that is not used ends. Without it, each is good for its whole time. */
  SESSION_IDLE_HOURS: wholeNumber(1, 8_760).optional(),
  /** Another code signs every device out, once. */
  RESET_CODE: z.string().max(40, 'must have at most 40 characters').default('K'),
  /** Takes payments for premium and for food. Without it, admins alone can grant premium, and food is paid at the counter. */
  STRIPE_SECRET_KEY: secret(8).optional(),
  STRIPE_FOOD_WEBHOOK_SECRET: secret(8).optional(),
  STRIPE_WEBHOOK_SECRET: secret(8).optional(),
  /** The prices of premium, by their ids at Stripe. */
  STRIPE_PRICE_MONTH: z.string().optional(),
  STRIPE_PRICE_YEAR: z.string().optional(),
  /** Another host in Stripe's place: for tests. */
  STRIPE_API_URL: z.string().refine(isWebAddress, 'must be a web address').optional(),
  /** A learning record store that runs of quizzes can be sent to, with its key. */
  LRS_ENDPOINT: z
    .string()
    .refine(isWebAddress, 'must be like https://lrs.school.example/xapi/')
    .optional(),
  LRS_KEY: secret(1).optional(),
  LRS_SECRET: secret(1).optional(),
  /** Polls that a person keeps, by plan. */
  FREE_POLLS: wholeNumber(1, 100_000).default(50),
  PREMIUM_POLLS: wholeNumber(1, 100_000).default(2_000),
  /** Spaces that a person creates, ever, by plan. */
  FREE_MODULES: wholeNumber(1, 100_000).default(10),
  PREMIUM_MODULES: wholeNumber(1, 100_000).default(200),
  /** Credits that a person's plan fills up to each month. */
  FREE_CREDITS: wholeNumber(0, 100_000).default(20),
  PREMIUM_CREDITS: wholeNumber(0, 100_000).default(500),
  /** Files that a person keeps, in megabytes, by plan. */
  FREE_STORED_MB: wholeNumber(1, 1_000_000).default(200),
  PREMIUM_STORED_MB: wholeNumber(1, 1_000_000).default(5_000),
  /** A service that makes questions and speaks as OpenAI's does. Without it, rules of language make them. */
  GENERATOR_URL: z
    .string()
    .refine(isWebAddress, 'must be like https://llm.school.example/v1')
    .optional(),
  GENERATOR_KEY: z.string().max(500).optional(),
  GENERATOR_MODEL: z.string().max(200).optional(),
  /** Hosts of push services beside those of the known browsers, with commas between. */
  PUSH_HOSTS: z
    .string()
    .regex(hostList, 'must be like push.school.example,push.example:8443')
    .default(''),
});

/** What a plan allows. */
export interface Plan extends PlanLimits {
  /** Spaces that one person creates, ever. */
  readonly modules: number;
  /** Credits that it fills up to each month. */
  readonly credits: number;
}

/** The validated settings. `null` is what was not set. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly mongodbUri: string | null;
  /** Where the embedded store runs already; no setting: one of several processes is told. */
  readonly embeddedUri: string | null;
  /** Of the embedded store; null: none are made. */
  readonly backups: { readonly everyMs: number; readonly keep: number } | null;
  readonly processes: number;
  readonly redisUrl: string | null;
  readonly redisPrefix: string;
  readonly jwtSecret: string | null;
  readonly demoData: boolean;
  readonly logLevel: (typeof logLevels)[number];
  readonly publicUrl: URL | null;
  readonly metricsToken: string | null;
  readonly trustedProxies: number;
  readonly mail: MailConfig;
  readonly support: { readonly email: string; readonly space: string };
  readonly sessionIdleMs: number | null;
  readonly resetCode: string;
  /** Null: admins alone can grant premium. */
  readonly premiumStripe: StripeConfig | null;
  /** Null: food is paid at the counter. */
  readonly foodStripe: StripeAccess | null;
  readonly lrs: LrsConfig | null;
  readonly plans: { readonly free: Plan; readonly premium: Plan };
  readonly pushHosts: readonly string[];
  readonly generator: GeneratorConfig | null;
}

export interface MailConfig {
  /** Null keeps mail in the mail catcher. */
  readonly smtpUrl: string | null;
  readonly from: string;
}

/** The server refuses to boot; the message names each setting that is wrong and why, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(faults: readonly string[]) {
    super(
      ['The settings of the server do not fit:', ...faults.map((fault) => `  ${fault}`)].join('\n'),
    );
  }
}

/** An empty variable counts as not set: that is how a compose file passes on what nobody gave. */
const given = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );

/**
 * The settings from environment variables.
 * @throws ConfigError
 */
export const loadConfig = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config => {
  const parsed = settings.safeParse(given(env));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    );
  }
  const read = parsed.data;
  refuseContradictions(read);
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    mongodbUri: read.MONGODB_URI ?? null,
    embeddedUri: null,
    backups:
      read.BACKUP_HOURS === 0
        ? null
        : { everyMs: read.BACKUP_HOURS * 3_600_000, keep: read.BACKUPS_KEPT },
    processes: read.PROCESSES,
    redisUrl: read.REDIS_URL ?? null,
    redisPrefix: read.REDIS_PREFIX,
    jwtSecret: read.JWT_SECRET ?? null,
    demoData: read.DEMO_DATA === '1',
    logLevel: read.LOG_LEVEL,
    publicUrl: read.PUBLIC_URL === undefined ? null : new URL(read.PUBLIC_URL),
    metricsToken: read.METRICS_TOKEN ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    mail: { smtpUrl: read.SMTP_URL ?? null, from: read.MAIL_FROM },
    support: { email: read.SUPPORT_EMAIL, space: read.SUPPORT_SPACE },
    sessionIdleMs:
      read.SESSION_IDLE_HOURS === undefined ? null : read.SESSION_IDLE_HOURS * 3_600_000,
    resetCode: read.RESET_CODE,
    premiumStripe: premiumStripeOf(read),
    foodStripe: foodStripeOf(read),
    lrs: lrsOf(read),
    plans: {
      free: {
        polls: read.FREE_POLLS,
        modules: read.FREE_MODULES,
        credits: read.FREE_CREDITS,
        storedMegabytes: read.FREE_STORED_MB,
      },
      premium: {
        polls: read.PREMIUM_POLLS,
        modules: read.PREMIUM_MODULES,
        credits: read.PREMIUM_CREDITS,
        storedMegabytes: read.PREMIUM_STORED_MB,
      },
    },
    pushHosts: read.PUSH_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    generator: generatorOf(read),
  };
};

type Read = z.output<typeof settings>;

/** @throws ConfigError where two settings do not go together. */
const refuseContradictions = (read: Read): void => {
  if (read.DEMO_DATA === '1' && read.MONGODB_URI !== undefined) {
    throw new ConfigError([
      'DEMO_DATA makes accounts with known passwords, so it works on the embedded store only: unset it, or MONGODB_URI.',
    ]);
  }
  const lrs = [read.LRS_ENDPOINT, read.LRS_KEY, read.LRS_SECRET];
  if (lrs.includes(undefined) && lrs.some((each) => each !== undefined)) {
    throw new ConfigError(['LRS_ENDPOINT, LRS_KEY and LRS_SECRET go together: set all, or none.']);
  }
  if ((read.GENERATOR_URL === undefined) !== (read.GENERATOR_MODEL === undefined)) {
    throw new ConfigError(['GENERATOR_URL and GENERATOR_MODEL need each other.']);
  }
  const prices = read.STRIPE_PRICE_MONTH ?? read.STRIPE_PRICE_YEAR;
  const isForPremium = read.STRIPE_WEBHOOK_SECRET !== undefined || prices !== undefined;
  if (read.STRIPE_SECRET_KEY === undefined) return;
  if (!isForPremium && read.STRIPE_FOOD_WEBHOOK_SECRET !== undefined) return;
  if (read.STRIPE_WEBHOOK_SECRET === undefined || prices === undefined) {
    throw new ConfigError([
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, and STRIPE_PRICE_MONTH or STRIPE_PRICE_YEAR; for food alone, STRIPE_FOOD_WEBHOOK_SECRET.',
    ]);
  }
};
