import Stripe from 'stripe';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import type { StripeAccess } from '../service-config.ts';

/** How long Stripe may take for an answer, in milliseconds. */
const patience = 10_000;
/** How old a signed event may be, in seconds. */
const tolerance = 300;

const hostOf = (url: URL | null): Stripe.StripeConfig =>
  url === null
    ? {}
    : {
        host: url.hostname,
        port: url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : url.port,
        protocol: url.protocol === 'http:' ? 'http' : 'https',
      };

export const openStripe = (
  { secretKey, apiUrl }: Pick<StripeAccess, 'secretKey' | 'apiUrl'>,
  more: Pick<Stripe.StripeConfig, 'maxNetworkRetries'> = {},
): Stripe =>
  new Stripe(secretKey, { timeout: patience, telemetry: false, ...hostOf(apiUrl), ...more });

/** What Stripe names in an event: by its id, or as a whole. */
export const named = z.nullish(z.union([z.string(), z.object({ id: z.string() })]));

/** The id of what Stripe names by it, or shows as a whole. */
export const idOf = (given: string | { readonly id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

interface Signed {
  /** Byte for byte as it was sent. */
  readonly body: Buffer;
  readonly signature: string;
  /** Of the webhook. */
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** An event that Stripe has signed lately. @throws AppError BAD_REQUEST */
export const readSigned = <Shape extends z.ZodMiniType>(
  { webhooks }: Stripe,
  { body, signature, secret, now }: Signed,
  shape: Shape,
): z.output<Shape> => {
  try {
    return shape.parse(webhooks.constructEvent(body, signature, secret, tolerance, undefined, now));
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'That is not an event that Stripe has signed.', { cause });
  }
};
