import Stripe from 'stripe';
import { AppError } from '../app-error.ts';

/** Away, overloaded, or broken: it may work again in a moment. */
const mayPass = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  // The same is being done at this very moment.
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeError && error.statusCode === 409);

/** What Stripe answers for something that is not there (any more). */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** A sum that Stripe does not take: less than its least, or more than its most. */
export const isSumRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'amount_too_small' || error.code === 'amount_too_large');

/** Stripe understands it, does not do it, and never will: it was done before, or there is not so much money left. */
export const isRefused = (error: unknown): boolean =>
  !mayPass(error) &&
  (error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError);

/**
 * A call to Stripe. What a wrong key or a wrong price brings about is a fault of the settings, and
 * goes on to the log as it is.
 *
 * @throws AppError UNAVAILABLE
 */
export const ofStripe = async <Result>(call: Promise<Result>): Promise<Result> => {
  try {
    return await call;
  } catch (error) {
    if (!mayPass(error)) throw error;
    const msg = 'The payment provider does not answer. Try again in a moment.';
    throw new AppError('UNAVAILABLE', msg, { cause: error });
  }
};

/** A call to Stripe for something that may be gone: null where it is. @throws AppError UNAVAILABLE */
export const ifThere = async <Result>(call: Promise<Result>): Promise<Result | null> => {
  try {
    return await ofStripe(call);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const causeOf = (error: unknown): unknown => (error instanceof AppError ? error.cause : error);

/** Stripe cannot be reached, or wants to be left alone: whatever else it is asked now fares no better. */
export const isAway = (error: unknown): boolean => {
  const cause = causeOf(error);
  return (
    cause instanceof Stripe.errors.StripeConnectionError ||
    cause instanceof Stripe.errors.StripeRateLimitError
  );
};

/** Stripe broke down over this call. It keeps that, and answers it again under the same key for a day. */
export const isBroken = (error: unknown): boolean => {
  const cause = causeOf(error);
  return cause instanceof Stripe.errors.StripeAPIError && (cause.statusCode ?? 500) >= 500;
};
