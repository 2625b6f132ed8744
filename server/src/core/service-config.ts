/* What the server is told of services of others. */

/** The service that makes questions. */
export interface GeneratorConfig {
  readonly url: URL;
  readonly key: string | null;
  readonly model: string;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Ids of prices; at least one is there. */
  readonly prices: { readonly month: string | null; readonly year: string | null };
  readonly apiUrl: URL | null;
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

export const stripeOf = (read: ServiceSettings): StripeConfig | null =>
  read.STRIPE_SECRET_KEY === undefined || read.STRIPE_WEBHOOK_SECRET === undefined
    ? null
    : {
        secretKey: read.STRIPE_SECRET_KEY,
        webhookSecret: read.STRIPE_WEBHOOK_SECRET,
        prices: { month: read.STRIPE_PRICE_MONTH ?? null, year: read.STRIPE_PRICE_YEAR ?? null },
        apiUrl: read.STRIPE_API_URL === undefined ? null : new URL(read.STRIPE_API_URL),
      };
