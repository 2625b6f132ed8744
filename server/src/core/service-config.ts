/* What the server is told of services of others. */

/** The service that makes questions. */
export interface GeneratorConfig {
  readonly url: URL;
  readonly key: string | null;
  readonly model: string;
}

/** How Stripe is reached, and by what it signs what it tells one webhook. */
export interface StripeAccess {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: URL | null;
}

/** For premium. */
export interface StripeConfig extends StripeAccess {
  /** Ids of prices; at least one is there. */
  readonly prices: { readonly month: string | null; readonly year: string | null };
}

/** A learning record store, as xAPI calls it. */
export interface LrsConfig {
  /** With a slash at its end. */
  readonly endpoint: URL;
  readonly key: string;
  readonly secret: string;
}

/** Settings as they are read; what is not set is not used. */
interface ServiceSettings {
  readonly GENERATOR_KEY?: string | undefined;
  readonly GENERATOR_MODEL?: string | undefined;
  readonly GENERATOR_URL?: string | undefined;
  readonly LRS_ENDPOINT?: string | undefined;
  readonly LRS_KEY?: string | undefined;
  readonly LRS_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
  readonly STRIPE_FOOD_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_PRICE_MONTH?: string | undefined;
  readonly STRIPE_PRICE_YEAR?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
}

export const lrsOf = ({ LRS_ENDPOINT, LRS_KEY, LRS_SECRET }: ServiceSettings): LrsConfig | null =>
  LRS_ENDPOINT === undefined || LRS_KEY === undefined || LRS_SECRET === undefined
    ? null
    : {
        endpoint: new URL(LRS_ENDPOINT.replace(/\/?$/, '/')),
        key: LRS_KEY,
        secret: LRS_SECRET,
      };

export const generatorOf = (read: ServiceSettings): GeneratorConfig | null =>
  read.GENERATOR_URL === undefined || read.GENERATOR_MODEL === undefined
    ? null
    : {
        url: new URL(read.GENERATOR_URL),
        key: read.GENERATOR_KEY ?? null,
        model: read.GENERATOR_MODEL,
      };

const accessOf = (
  { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: url }: ServiceSettings,
  webhookSecret: string | undefined,
): StripeAccess | null =>
  secretKey === undefined || webhookSecret === undefined
    ? null
    : { secretKey, webhookSecret, apiUrl: url === undefined ? null : new URL(url) };

/** For premium. */
export const premiumStripeOf = (read: ServiceSettings): StripeConfig | null => {
  const access = accessOf(read, read.STRIPE_WEBHOOK_SECRET);
  const prices = { month: read.STRIPE_PRICE_MONTH ?? null, year: read.STRIPE_PRICE_YEAR ?? null };
  return access && { ...access, prices };
};

/** For orders of food. */
export const foodStripeOf = (read: ServiceSettings): StripeAccess | null =>
  accessOf(read, read.STRIPE_FOOD_WEBHOOK_SECRET);
